// SIMD types and attributes shared by the kernels.
#ifndef VECTORS_H
#define VECTORS_H

#include <stdint.h>
#include <string.h>

// Function multiversioning: compiles a function for the x86-64 baseline and for AVX2. The dynamic
// loader selects the version. On other platforms there is one version, and under the thread
// sanitizer, which is not ready yet when the loader selects.
#if defined(__has_feature)
#define SANITIZES_THREADS __has_feature(thread_sanitizer)
#else
#define SANITIZES_THREADS 0
#endif
#if defined(__x86_64__) && defined(__gnu_linux__) && !SANITIZES_THREADS
#define TARGET_CLONES __attribute__((target_clones("default", "avx2")))
#else
#define TARGET_CLONES
#endif

// For helpers of multiversioned functions: without inlining they would be compiled for the baseline
// only.
#define INLINE static inline __attribute__((always_inline))

// Eight pixels of 32 bits, and the same 256 bits as 16-bit and 8-bit lanes.
typedef uint32_t UInt32x8 __attribute__((ext_vector_type(8)));
typedef uint16_t UInt16x16 __attribute__((ext_vector_type(16)));
typedef uint8_t UInt8x32 __attribute__((ext_vector_type(32)));

typedef int16_t Int16x8 __attribute__((ext_vector_type(8)));
typedef int16_t Int16x16 __attribute__((ext_vector_type(16)));
typedef int32_t Int32x16 __attribute__((ext_vector_type(16)));
typedef uint32_t UInt32x16 __attribute__((ext_vector_type(16)));
typedef int32_t Int32x8 __attribute__((ext_vector_type(8)));
typedef int32_t Int32x4 __attribute__((ext_vector_type(4)));
typedef float Float32x4 __attribute__((ext_vector_type(4)));
typedef float Float32x8 __attribute__((ext_vector_type(8)));
typedef double Float64x4 __attribute__((ext_vector_type(4)));
typedef double Float64x8 __attribute__((ext_vector_type(8)));

// Converts the lanes of an integer vector to double.
#define FLOAT64(vector) __builtin_convertvector(vector, Float64x8)

// Unaligned loads and stores.
#define LOAD(vector, address) memcpy(&(vector), address, sizeof(vector))
#define STORE(address, vector) memcpy(address, &(vector), sizeof(vector))

// Has the compiler load what is in memory where it knows the contents: elements of a vector take one
// instruction each then, and two to be moved out of it.
#define KEEP_IN_MEMORY(object) __asm__("" : "+m"(object))

// The upper halves of products, rounded down.
#define HIGH_PRODUCTS(a, b, Wide, Narrow) \
  __builtin_convertvector(                \
    __builtin_convertvector(a, Wide) * __builtin_convertvector(b, Wide) >> 16, Narrow)

// Products of samples and 15-bit fractions, at most one unit too small.
#define PRODUCTS(a, b) HIGH_PRODUCTS((a) << 1, b, Int32x16, Int16x16)

// Interpolates from one vector of samples to another.
#define MIX(a, b, weights) ((a) + PRODUCTS((b) - (a), weights))

// Returns a number with a 32-bit fraction.
static inline int64_t fixed_point(double number) { return (int64_t)(number * 4294967296); }

#endif
