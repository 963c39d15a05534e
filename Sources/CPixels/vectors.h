#ifndef VECTORS_H
#define VECTORS_H

#include <stdint.h>
#include <string.h>

// Compiles a function for the best that x86-64 machines commonly have, too; elsewhere once.
#if defined(__x86_64__) && defined(__gnu_linux__)
#define FOR_EACH_MACHINE __attribute__((target_clones("default", "avx2")))
#else
#define FOR_EACH_MACHINE
#endif

// Eight pixels, as such and by their parts.
typedef uint32_t Pixels __attribute__((ext_vector_type(8)));
typedef uint16_t Halves __attribute__((ext_vector_type(16)));
typedef uint8_t Bytes __attribute__((ext_vector_type(32)));

#endif
