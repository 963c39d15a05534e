#pragma once

#include <stddef.h>

// What Linux adds to pipes and Swift's Glibc leaves out. All return -1 and set errno on failure.

// Has a pipe refer to memory instead of copying it, as much as there is room for; never waits.
// Returns the number of bytes.
ptrdiff_t cpipe_lend(int pipe, const void *bytes, size_t count);

// The bytes that a pipe holds at most.
int cpipe_capacity(int pipe);

// Asks for a pipe that holds so many bytes; returns how many it holds now.
int cpipe_set_capacity(int pipe, int capacity);
