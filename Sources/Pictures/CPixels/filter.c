#include "CPixels.h"
#include "vectors.h"

typedef _Bool Boolx8 __attribute__((ext_vector_type(8)));

static const uint32_t COLOR_BITS = 0x00ffffff;

// Returns the bytewise means of two vectors, rounded down.
#define MEANS(left, right) (((left) & (right)) + (((left) ^ (right)) >> 1))

// Adds the distances of bytes from 0, modulo 256, to the sums of pairs of bytes.
#define ADD_DISTANCES(sums, differences)                                               \
  do {                                                                                 \
    const UInt8x32 bytes = (differences), negated = -bytes;                            \
    const UInt16x16 pairs = (UInt16x16)(bytes < negated ? bytes : negated);            \
    (sums) += (pairs & 255) + (pairs >> 8);                                            \
  } while (0)

TARGET_CLONES
cpixels_filter_costs cpixels_measure_filters(const uint32_t *row, const uint32_t *above,
                                             ptrdiff_t count) {
  // A step adds at most 256 to a sum of 16 bits.
  enum { STEPS = 255 };
  cpixels_filter_costs costs = {0, 0, 0};
  for (ptrdiff_t start = 1; start + 8 <= count; start += 8 * STEPS) {
    UInt16x16 sub = 0, up = 0, average = 0;
    for (ptrdiff_t x = start; x + 8 <= count && x < start + 8 * STEPS; x += 8) {
      UInt8x32 pixels, lefts, uppers;
      LOAD(pixels, row + x);
      LOAD(lefts, row + x - 1);
      LOAD(uppers, above + x);
      ADD_DISTANCES(sub, pixels - lefts);
      ADD_DISTANCES(up, pixels - uppers);
      ADD_DISTANCES(average, pixels - MEANS(lefts, uppers));
    }
    for (int i = 0; i < 16; i++) {
      costs.sub += sub[i];
      costs.up += up[i];
      costs.average += average[i];
    }
  }
  return costs;
}

// Returns the differences of the bytes of pixels from those that a filter predicts.
#define FILTERED(filter, pixels, lefts, uppers)                    \
  ((filter) == CPIXELS_FILTER_SUB  ? (pixels) - (lefts)            \
   : (filter) == CPIXELS_FILTER_UP ? (pixels) - (uppers)           \
                                   : (pixels) - MEANS(lefts, uppers))

INLINE uint32_t filter_row(cpixels_filter filter, const uint32_t *row, const uint32_t *above,
                           ptrdiff_t count, uint32_t *differences) {
  typedef uint8_t UInt8x4 __attribute__((ext_vector_type(4)));
  UInt32x8 all = ~(UInt32x8)0;
  uint32_t rest = ~0u;
  ptrdiff_t x = 0;
  // The first pixel has no left neighbor.
  for (; x < count; x++) {
    if (x > 0 && x + 8 <= count) {
      UInt8x32 pixels, lefts, uppers;
      LOAD(pixels, row + x);
      LOAD(lefts, row + x - 1);
      LOAD(uppers, above + x);
      const UInt32x8 result = (UInt32x8)FILTERED(filter, pixels, lefts, uppers) & COLOR_BITS;
      STORE(differences + x, result);
      all &= (UInt32x8)pixels;
      x += 7;
      continue;
    }
    UInt8x4 pixel, left = 0, upper;
    LOAD(pixel, row + x);
    if (x > 0) LOAD(left, row + x - 1);
    LOAD(upper, above + x);
    const UInt8x4 result = FILTERED(filter, pixel, left, upper);
    STORE(differences + x, result);
    differences[x] &= COLOR_BITS;
    rest &= row[x];
  }
  for (int i = 0; i < 8; i++) rest &= all[i];
  return rest;
}

TARGET_CLONES
uint32_t cpixels_filter_row(cpixels_filter filter, const uint32_t *row, const uint32_t *above,
                            ptrdiff_t count, uint32_t *differences) {
  switch (filter) {
    case CPIXELS_FILTER_SUB: return filter_row(CPIXELS_FILTER_SUB, row, above, count, differences);
    case CPIXELS_FILTER_UP: return filter_row(CPIXELS_FILTER_UP, row, above, count, differences);
    default: return filter_row(CPIXELS_FILTER_AVERAGE, row, above, count, differences);
  }
}

TARGET_CLONES
void cpixels_find_changes(const uint32_t *values, ptrdiff_t count, uint64_t *changes) {
  for (ptrdiff_t start = 0; start <= count; start += 64) {
    uint64_t mask = 0;
    for (int i = 0; i < 64 && start + i <= count; i += 8) {
      const ptrdiff_t x = start + i;
      if (x > 0 && x + 8 <= count) {
        UInt32x8 right, left;
        LOAD(right, values + x);
        LOAD(left, values + x - 1);
        const Boolx8 differ = __builtin_convertvector(right != left, Boolx8);
        uint8_t byte;
        memcpy(&byte, &differ, sizeof byte);
        mask |= (uint64_t)byte << i;
      } else {
        for (int k = 0; k < 8 && x + k <= count; k++) {
          const int is_change = x + k == 0 || x + k == count || values[x + k] != values[x + k - 1];
          mask |= (uint64_t)is_change << (i + k);
        }
      }
    }
    changes[start / 64] = mask;
  }
}

// Adler-32 adds the bytes to a low sum, and after each byte the low sum to a high one. With s the
// sum of the three bytes of a pixel, the high sum counts s 3 times for each pixel after it, and
// the bytes themselves 3, 2 and 1 times.
TARGET_CLONES
uint32_t cpixels_adler32(uint32_t checksum, const uint32_t *values, ptrdiff_t count) {
  enum { MODULUS = 65521 };
  uint64_t low = checksum & 0xffff, high = checksum >> 16;
  // With at most this many steps all sums are below 2^32.
  enum { STEPS = 2048 };
  for (ptrdiff_t start = 0; start < count;) {
    const ptrdiff_t steps = (count - start) / 8 < STEPS ? (count - start) / 8 : STEPS;
    if (steps == 0) break;
    UInt32x8 sums = 0, prefixes = 0, within = 0;
    for (ptrdiff_t step = 0; step < steps; step++) {
      UInt32x8 value;
      LOAD(value, values + start + 8 * step);
      const UInt32x8 red = value >> 16, green = value >> 8 & 255, blue = value & 255;
      prefixes += sums;
      sums += red + green + blue;
      within += 3 * red + 2 * green + blue;
    }
    // A lane's sum before a step counts for all 8 pixels of the step; those of the lanes on the left
    // count in the same step.
    uint64_t behind = 0, bytes = 0;
    for (int lane = 0; lane < 8; lane++) {
      behind += 8 * (uint64_t)prefixes[lane] + (7 - lane) * (uint64_t)sums[lane];
      bytes += sums[lane];
    }
    uint64_t inside = 0;
    for (int lane = 0; lane < 8; lane++) inside += within[lane];
    high = (high + 24 * (uint64_t)steps * low + 3 * behind + inside) % MODULUS;
    low = (low + bytes) % MODULUS;
    start += 8 * steps;
  }
  for (ptrdiff_t x = count - count % 8; x < count; x++) {
    for (int shift = 16; shift >= 0; shift -= 8) {
      low += values[x] >> shift & 255;
      high += low;
    }
  }
  return (uint32_t)(high % MODULUS) << 16 | (uint32_t)(low % MODULUS);
}
