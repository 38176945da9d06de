"""Job objects, the Windows way to end a process together with everything that it started.

The rule of this file: the counterpart of a POSIX process group. A process is put into the job before its first
instruction runs, so that nothing it starts can lie outside, and the system itself ends the whole job when the
harness dies and its handle closes.
"""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    CREATE_SUSPENDED = 0x00000004
    """Creation flag: the process waits for :meth:`Job.adopt` before it runs."""

    _EXTENDED_LIMITS = 9  # JobObjectExtendedLimitInformation
    _KILL_ON_JOB_CLOSE = 0x00002000
    _TERMINATE, _SET_QUOTA, _SUSPEND_RESUME = 0x0001, 0x0100, 0x0800

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("per_process_user_time", wintypes.LARGE_INTEGER),
            ("per_job_user_time", wintypes.LARGE_INTEGER),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("greatest_working_set", ctypes.c_size_t),
            ("active_processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority_class", wintypes.DWORD),
            ("scheduling_class", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("basic", _BasicLimits),
            ("io_counters", ctypes.c_ulonglong * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("peak_process_memory", ctypes.c_size_t),
            ("peak_job_memory", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.CreateJobObjectW.argtypes = (wintypes.LPVOID, wintypes.LPCWSTR)
    _kernel.CreateJobObjectW.restype = wintypes.HANDLE
    _kernel.SetInformationJobObject.argtypes = (wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD)
    _kernel.SetInformationJobObject.restype = wintypes.BOOL
    _kernel.OpenProcess.argtypes = (wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
    _kernel.OpenProcess.restype = wintypes.HANDLE
    _kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
    _kernel.AssignProcessToJobObject.restype = wintypes.BOOL
    _kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
    _kernel.TerminateJobObject.restype = wintypes.BOOL
    _kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
    _kernel.CloseHandle.restype = wintypes.BOOL
    _ntdll = ctypes.WinDLL("ntdll")
    _ntdll.NtResumeProcess.argtypes = (wintypes.HANDLE,)
    _ntdll.NtResumeProcess.restype = ctypes.c_long

    class Job:
        """A job object that ends its processes when it is closed.

        Raises:
            OSError: the system refuses to make one.
        """

        def __init__(self) -> None:
            self._handle = _kernel.CreateJobObjectW(None, None)
            if not self._handle:
                raise ctypes.WinError(ctypes.get_last_error())
            limits = _ExtendedLimits()
            limits.basic.flags = _KILL_ON_JOB_CLOSE
            size = ctypes.sizeof(limits)
            if not _kernel.SetInformationJobObject(self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size):
                error = ctypes.WinError(ctypes.get_last_error())
                self.close()
                raise error

        def adopt(self, pid: int) -> None:
            """Put a suspended process into the job and let it run.

            Raises:
                OSError: it is gone, or may not be put into a job; it stays suspended.
            """
            process = _kernel.OpenProcess(_TERMINATE | _SET_QUOTA | _SUSPEND_RESUME, False, pid)  # noqa: FBT003 - a C call
            if not process:
                raise ctypes.WinError(ctypes.get_last_error())
            try:
                if not _kernel.AssignProcessToJobObject(self._handle, process):
                    raise ctypes.WinError(ctypes.get_last_error())
                if _ntdll.NtResumeProcess(process) < 0:
                    raise OSError("the process could not be resumed")
            finally:
                _kernel.CloseHandle(process)

        def terminate(self) -> None:
            """End every process of the job at once."""
            if self._handle:
                _kernel.TerminateJobObject(self._handle, 1)

        def close(self) -> None:
            """Close the handle, and with it end what still runs."""
            handle, self._handle = self._handle, None
            if handle:
                _kernel.CloseHandle(handle)
