#pragma once

/// System calls of Linux that Swift's C library modules do not declare. Each returns 0, or -1 with
/// errno; ENOSYS on other systems.

/// Exchanges two names, atomically: renameat2(2) with RENAME_EXCHANGE.
int cfileio_exchange(const char *first, const char *second);

/// Renames a file unless the target exists, atomically: renameat2(2) with RENAME_NOREPLACE.
int cfileio_rename_new(const char *source, const char *target);

/// Writes what is buffered of the file system of an open file to its disk: syncfs(2).
int cfileio_flush_file_system(int descriptor);
