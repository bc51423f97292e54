/* The n-th write-like call to files of a folder fails. Loaded before all others: see faults.py.
 *
 * fault_set begins to count anew: the n-th call on a file whose name holds `path` gives `error`,
 * with `sticky` all later ones as well; `halves` writes half of the bytes instead. n = 0: none
 * fails. fault_count tells how many calls there were. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static long count, which;
static int error_, sticky_, writes_, syncs_, halves_;
static char part[4096];

void fault_set(long n, int error, int sticky, int writes, int syncs, int halves, const char *path) {
  count = 0;
  which = n;
  error_ = error;
  sticky_ = sticky;
  writes_ = writes;
  syncs_ = syncs;
  halves_ = halves;
  snprintf(part, sizeof part, "%s", path);
}

long fault_count(void) { return count; }

static int hit(int fd, int wanted) {
  char link[64], name[4096];
  if (!wanted || !part[0] || fd <= 2) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, name, sizeof name - 1);
  if (size < 0) return 0;
  name[size] = 0;
  if (!strstr(name, part)) return 0;
  long now = __sync_add_and_fetch(&count, 1);
  return which > 0 && (now == which || (sticky_ && now > which));
}

#define REAL(name) \
  static typeof(name) *real; \
  if (!real) real = dlsym(RTLD_NEXT, #name)

#define FAILING(name, kind, parameters, half, whole) \
  name parameters { \
    REAL(kind); \
    if (hit(fd, HOW)) { \
      if (halves_ && size > 1) return half; \
      errno = error_; \
      return -1; \
    } \
    return whole; \
  }

#define HOW writes_
ssize_t FAILING(write, write, (int fd, const void *data, size_t size),
                real(fd, data, size / 2), real(fd, data, size))
ssize_t FAILING(pwrite, pwrite, (int fd, const void *data, size_t size, off_t at),
                real(fd, data, size / 2, at), real(fd, data, size, at))
ssize_t FAILING(pwrite64, pwrite64, (int fd, const void *data, size_t size, off64_t at),
                real(fd, data, size / 2, at), real(fd, data, size, at))
#undef HOW

#define WHOLE(name, parameters, kind, arguments) \
  int name parameters { \
    REAL(name); \
    if (hit(fd, kind)) { \
      errno = error_; \
      return -1; \
    } \
    return real arguments; \
  }

WHOLE(ftruncate, (int fd, off_t size), writes_, (fd, size))
WHOLE(ftruncate64, (int fd, off64_t size), writes_, (fd, size))
WHOLE(fsync, (int fd), syncs_, (fd))
WHOLE(fdatasync, (int fd), syncs_, (fd))
