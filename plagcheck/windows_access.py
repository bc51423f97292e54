"""Access lists of Windows: a file or folder for its owner, the system and administrators alone."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Final

# What Python itself gives folders that are private: full control, handed on to all inside.
_OWN: Final = "D:P(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;FA;;;OW)"
_FILE: Final = 1  # SE_FILE_OBJECT
_LIST: Final = 0x4  # DACL_SECURITY_INFORMATION
_ALONE: Final = 0x80000000  # PROTECTED_DACL_SECURITY_INFORMATION
_INHERITING: Final = 0x20000000  # UNPROTECTED_DACL_SECURITY_INFORMATION
_IS_ALONE: Final = 0x1000  # SE_DACL_PROTECTED


def make_own(path: Path) -> None:
    """Close a file or folder, with all that is in it, to everybody else."""
    given = ctypes.c_void_p()
    _require(_advapi().ConvertStringSecurityDescriptorToSecurityDescriptorW(
        _OWN, 1, ctypes.byref(given), None
    ))  # fmt: skip
    try:
        _put(path, given, _ALONE)
    finally:
        _free(given)


def copy_list(path: Path, fresh: Path) -> None:
    """Give a file the access list of another."""
    given, control, revision = ctypes.c_void_p(), ctypes.c_ushort(), ctypes.c_ulong()
    _succeed(_advapi().GetNamedSecurityInfoW(
        str(path), _FILE, _LIST, None, None, None, None, ctypes.byref(given)
    ))  # fmt: skip
    try:
        _require(_advapi().GetSecurityDescriptorControl(
            given, ctypes.byref(control), ctypes.byref(revision)
        ))  # fmt: skip
        _put(fresh, given, _ALONE if control.value & _IS_ALONE else _INHERITING)
    finally:
        _free(given)


def _put(path: Path, descriptor: ctypes.c_void_p, how: int) -> None:
    there, usual, entries = ctypes.c_int(), ctypes.c_int(), ctypes.c_void_p()
    _require(_advapi().GetSecurityDescriptorDacl(
        descriptor, ctypes.byref(there), ctypes.byref(entries), ctypes.byref(usual)
    ))  # fmt: skip
    _succeed(_advapi().SetNamedSecurityInfoW(
        str(path), _FILE, ctypes.c_ulong(_LIST | how), None, None, entries, None
    ))  # fmt: skip


def _advapi() -> ctypes.CDLL:
    return _library("advapi32")


def _free(descriptor: ctypes.c_void_p) -> None:
    _library("kernel32").LocalFree(descriptor)


def _library(name: str) -> ctypes.CDLL:
    loader = getattr(ctypes, "WinDLL")  # noqa: B009  # there is none elsewhere, nor for mypy
    loaded: ctypes.CDLL = loader(name, use_last_error=True)
    return loaded


def _require(succeeded: int) -> None:
    if not succeeded:
        _succeed(getattr(ctypes, "get_last_error")())  # noqa: B009


def _succeed(code: int) -> None:
    if code:
        raise OSError(code, "the access list cannot be set")
