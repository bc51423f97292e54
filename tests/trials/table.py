"""All trials: what each tries, how much of it in the small form and in the full one."""

from __future__ import annotations

from typing import Final

from tests.trials.trial import Trial

_LINUX: Final = ("linux",)
_DISKS: Final = ("linux", "disks")

_ALL: Final = (
    Trial("kill", "every command that writes is killed at random moments",
          "kill", 12, 900, "kills", _LINUX),
    Trial("kill-window", "the window is killed while it imports",
          "kill_window", 2, 100, "kills", _LINUX),
    Trial("kill-workers", "workers are killed, stopped and continued while files are added",
          "kill_workers", 2, 12, "rounds", _LINUX),
    Trial("kill-rename", "a rebuild is killed at each call that changes names",
          "kill_rename", 2, 20, "calls", ("linux", "strace")),
    Trial("interrupt", "Ctrl-C and TERM while the program starts",
          "interrupt_start", 3, 30, "moments", _LINUX),
    Trial("failing-writes", "the n-th write or sync fails, in every command that writes",
          "failing_writes", 1, 400, "calls of each", ("linux", "compiler"), "faults"),
    Trial("full-disk", "commands on small full disks; rebuild with little room",
          "full_disk", 2, 14, "sizes", _DISKS, "apart"),
    Trial("rights", "read-only files, folders, disks; what cannot be read is named",
          "rights", 1, 5, "modes", ("linux", "disks", "rights"), "apart"),
    Trial("locks", "another program holds the library; two add at once",
          "locks", 1, 10, "pairs", _LINUX),
    Trial("window-beside", "the window and the command line on one library",
          "window_and_commands", 1, 10, "rounds", _LINUX),
    Trial("strangers", "things that are no library, given as one",
          "strangers", 3, 20, "things", _LINUX),
    Trial("limits", "few files, little memory, small files, odd surroundings",
          "limits", 3, 11, "limits", _LINUX),
    Trial("outputs", "outputs onto a library, a paper, a link, a pipe, a device",
          "outputs", 3, 10, "outputs", _LINUX),
    Trial("bit-flips", "a bit of a library is flipped, the file cut off",
          "bit_flips", 6, 250, "damages", _LINUX),
    Trial("stored-bomb", "a library whose stored text unpacks to many times its size",
          "stored_bomb", 20, 60, "MB", _LINUX),
    Trial("mutants", "mutants of real files are added, and their pages shown",
          "mutants", 60, 10_000, "mutants", _LINUX),
    Trial("bombs", "archives and markup that unpack or nest without end",
          "bombs", 2, 12, "bombs", _LINUX),
    Trial("whole-pages", "pages nested deeply, or with one very long part",
          "whole_pages", 2, 200, "pages of each", _LINUX),
    Trial("big-texts", "plain text of up to 600 MB",
          "big_texts", 2, 5, "files", _LINUX),
    Trial("slow-texts", "texts made to be slow: added, checked, compared, at two sizes",
          "slow_texts", 3, 99, "patterns", _LINUX),
    Trial("slow-openings", "small files made for telling formats apart never to end",
          "slow_openings", 8, 40, "files", _LINUX),
    Trial("odd-links", "pipes, sockets, links, devices among the files",
          "odd_links", 1, 1, "folder", _LINUX),
    Trial("odd-names", "names that are no UTF-8, control characters, all that a name may be",
          "odd_names", 1, 1, "folder", _LINUX),
    Trial("deep-folders", "folders in folders, paths too long for the system",
          "deep_folders", 1300, 1300, "folders", _LINUX),
    Trial("removed-traces", "bytes and names left in a library after removing",
          "removed_traces", 4, 120, "rounds", _LINUX),
    Trial("erased-student", "what is left, in all files, of a student who was erased",
          "erased_student", 2, 6, "papers", _LINUX),
    Trial("modes", "who may read what the program makes",
          "modes", 1, 1, "round", _LINUX),
    Trial("window-papers", "bad papers and notes come to the running window",
          "window_papers", 1, 7, "of each", _LINUX),
    Trial("window-markup", "markup in every name and text, in all places of the window",
          "window_markup", 1, 1, "walk", _LINUX),
    Trial("window-monkey", "random clicks, keys, drops: no error, flat memory",
          "window_monkey", 8, 3600, "seconds", _LINUX),
)  # fmt: skip

TRIALS: Final = {trial.name: trial for trial in _ALL}
