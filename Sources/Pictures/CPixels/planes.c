#include <stdbool.h>

#include "CPixels.h"
#include "vectors.h"

typedef uint8_t UInt8x8 __attribute__((ext_vector_type(8)));
typedef uint8_t UInt8x16 __attribute__((ext_vector_type(16)));

// The weights of blue, green and red in a component, times 2^15, and the component's offset.
//
// Derived from BT.709's luma weights 0.2126, 0.7152 and 0.0722. They are rounded so that their sums
// are exact: white and gray then convert exactly.
typedef struct {
  int32_t blue, green, red, offset;
} Weights;
static const Weights LUMA = {2032, 20127, 5983, 16};
static const Weights BLUE = {14392, -11094, -3298, 128};
static const Weights RED = {-1320, -13072, 14392, 128};

// Computes a rounded component of colors that are sums over 2^(bits - 15) pixels. The colors are
// numbers, or vectors of eight.
#define COMPONENT(weights, bits, b, g, r)                                  \
  (((b) * (weights).blue + (g) * (weights).green + (r) * (weights).red     \
    + ((weights).offset << (bits)) + (1 << ((bits) - 1)))                  \
   >> (bits))

// Returns a component of one pixel.
static inline uint8_t component(Weights weights, uint32_t pixel) {
  return (uint8_t)COMPONENT(weights, 15, (int32_t)(pixel & 255), (int32_t)(pixel >> 8 & 255),
                            (int32_t)(pixel >> 16 & 255));
}

// Stores the luma of eight pixels.
#define STORE_LUMA(address, pixels)                                                          \
  do {                                                                                       \
    const Int32x8 numbers =                                                                  \
      COMPONENT(LUMA, 15, (Int32x8)((pixels) & 255), (Int32x8)((pixels) >> 8 & 255),         \
                (Int32x8)((pixels) >> 16 & 255));                                            \
    const UInt8x8 luma = __builtin_convertvector(numbers, UInt8x8);                          \
    STORE(address, luma);                                                                    \
  } while (false)

// Returns the sums of neighbors in sixteen numbers.
#define PAIR_SUMS(first, second)                                      \
  (__builtin_shufflevector(first, second, 0, 2, 4, 6, 8, 10, 12, 14)  \
   + __builtin_shufflevector(first, second, 1, 3, 5, 7, 9, 11, 13, 15))

// Converts the columns from `x` on, two at a time; an odd last column is its own neighbor.
static void convert_remaining_columns(const uint32_t *const rows[2], ptrdiff_t x,
                                      ptrdiff_t width, uint8_t *const luma[2], uint8_t *blue,
                                      uint8_t *red) {
  for (; x < width; x += 2) {
    int32_t sums[3] = {0};
    for (int i = 0; i < 4; i++) {
      const ptrdiff_t column = x + i % 2 < width ? x + i % 2 : width - 1;
      const uint32_t pixel = rows[i / 2][column];
      luma[i / 2][column] = component(LUMA, pixel);
      for (int k = 0; k < 3; k++) sums[k] += pixel >> 8 * k & 255;
    }
    blue[x / 2] = (uint8_t)COMPONENT(BLUE, 17, sums[0], sums[1], sums[2]);
    red[x / 2] = (uint8_t)COMPONENT(RED, 17, sums[0], sums[1], sums[2]);
  }
}

TARGET_CLONES
void cpixels_convert(const uint32_t *upper, const uint32_t *lower, ptrdiff_t width,
                     uint8_t *upper_luma, uint8_t *lower_luma, uint8_t *blue, uint8_t *red) {
  // The components of the last block that had a single color, reused while the color is the same.
  uint32_t flat = ~*upper;
  UInt8x16 flat_luma;
  UInt8x8 flat_blue, flat_red;
  ptrdiff_t x = 0;
  for (; x + 16 <= width; x += 16) {
    // Prefetches the next two rows: hardware prefetchers do not cross page boundaries.
    __builtin_prefetch(upper + 2 * width + x);
    __builtin_prefetch(lower + 2 * width + x);
    UInt32x8 upper_left, upper_right, lower_left, lower_right;
    LOAD(upper_left, upper + x);
    LOAD(upper_right, upper + x + 8);
    LOAD(lower_left, lower + x);
    LOAD(lower_right, lower + x + 8);
    const uint32_t first = upper[x];
    const UInt32x8 differences = (upper_left ^ first) | (upper_right ^ first)
                               | (lower_left ^ first) | (lower_right ^ first);
    if (__builtin_reduce_or(differences) == 0) {
      if (first != flat) {
        flat = first;
        flat_luma = component(LUMA, first);
        flat_blue = component(BLUE, first);
        flat_red = component(RED, first);
      }
      STORE(upper_luma + x, flat_luma);
      STORE(lower_luma + x, flat_luma);
      STORE(blue + x / 2, flat_blue);
      STORE(red + x / 2, flat_red);
      continue;
    }
    STORE_LUMA(upper_luma + x, upper_left);
    STORE_LUMA(upper_luma + x + 8, upper_right);
    STORE_LUMA(lower_luma + x, lower_left);
    STORE_LUMA(lower_luma + x + 8, lower_right);
    // Adds blue and red at once, in 16 bits each.
    const uint32_t outer = 0x00ff00ff;
    const UInt32x8 blue_red_left = (upper_left & outer) + (lower_left & outer);
    const UInt32x8 blue_red_right = (upper_right & outer) + (lower_right & outer);
    const UInt32x8 green_left = (upper_left >> 8 & 255) + (lower_left >> 8 & 255);
    const UInt32x8 green_right = (upper_right >> 8 & 255) + (lower_right >> 8 & 255);
    const UInt32x8 blue_reds = PAIR_SUMS(blue_red_left, blue_red_right);
    // The masks show the compiler that sums have at most 11 bits: it then multiplies 16-bit words.
    const Int32x8 greens = (Int32x8)(PAIR_SUMS(green_left, green_right) & 0x7ff);
    const Int32x8 blues = (Int32x8)(blue_reds & 0x7ff), reds = (Int32x8)(blue_reds >> 16 & 0x7ff);
    const Int32x8 blue_numbers = COMPONENT(BLUE, 17, blues, greens, reds);
    const Int32x8 red_numbers = COMPONENT(RED, 17, blues, greens, reds);
    const UInt8x8 blue_bytes = __builtin_convertvector(blue_numbers, UInt8x8);
    const UInt8x8 red_bytes = __builtin_convertvector(red_numbers, UInt8x8);
    STORE(blue + x / 2, blue_bytes);
    STORE(red + x / 2, red_bytes);
  }
  convert_remaining_columns((const uint32_t *const[2]){upper, lower}, x, width,
                            (uint8_t *const[2]){upper_luma, lower_luma}, blue, red);
}
