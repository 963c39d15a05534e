#define _GNU_SOURCE

#include "CFileIO.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The values of linux/fs.h, which does not exist with every C library.
enum { NO_REPLACE = 1, EXCHANGE = 2 };

static int rename_with(const char *source, const char *target, unsigned flags) {
#ifdef SYS_renameat2
  return (int)syscall(SYS_renameat2, AT_FDCWD, source, AT_FDCWD, target, flags);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int cfileio_exchange(const char *first, const char *second) {
  return rename_with(first, second, EXCHANGE);
}

int cfileio_rename_new(const char *source, const char *target) {
  return rename_with(source, target, NO_REPLACE);
}

int cfileio_flush_file_system(int descriptor) {
#ifdef SYS_syncfs
  return (int)syscall(SYS_syncfs, descriptor);
#else
  errno = ENOSYS;
  return -1;
#endif
}
