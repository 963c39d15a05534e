#pragma once

#include <stddef.h>

// Linux's extensions for pipes, which Swift's Glibc module does not import. All return -1 and set
// errno on failure.

// Adds references to memory to a pipe instead of copying it; never blocks.
// Returns the number of bytes added, which is smaller than `count` if the pipe becomes full.
ptrdiff_t cpipe_vmsplice(int pipe, const void *bytes, size_t count);

// Returns the capacity of a pipe, in bytes.
int cpipe_capacity(int pipe);

// Sets the capacity of a pipe, in bytes; returns the actual one, which may be larger.
int cpipe_set_capacity(int pipe, int capacity);
