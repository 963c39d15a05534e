#define _GNU_SOURCE

#include "CPipe.h"

#include <fcntl.h>
#include <sys/uio.h>

ptrdiff_t cpipe_vmsplice(int pipe, const void *bytes, size_t count) {
  const struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  return vmsplice(pipe, &part, 1, SPLICE_F_NONBLOCK);
}

int cpipe_capacity(int pipe) { return fcntl(pipe, F_GETPIPE_SZ); }

int cpipe_set_capacity(int pipe, int capacity) { return fcntl(pipe, F_SETPIPE_SZ, capacity); }
