#pragma once

#include <sys/types.h>
#include <sys/uio.h>

// Declared by fcntl.h only with _GNU_SOURCE, without which Swift reads it.
ssize_t vmsplice(int descriptor, const struct iovec *parts, size_t count, unsigned flags);
