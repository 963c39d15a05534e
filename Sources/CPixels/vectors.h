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

// What such a function is made of must become part of it.
#define INLINE static inline __attribute__((always_inline))

// Eight pixels, as such and by their parts.
typedef uint32_t Pixels __attribute__((ext_vector_type(8)));
typedef uint16_t Halves __attribute__((ext_vector_type(16)));
typedef uint8_t Bytes __attribute__((ext_vector_type(32)));

// Eight of other things.
typedef int32_t Numbers __attribute__((ext_vector_type(8)));
typedef double Reals __attribute__((ext_vector_type(8)));

#define REALS(numbers) __builtin_convertvector(numbers, Reals)

// From and to any place in memory.
#define LOAD(vector, place) memcpy(&(vector), place, sizeof(vector))
#define STORE(place, vector) memcpy(place, &(vector), sizeof(vector))

#endif
