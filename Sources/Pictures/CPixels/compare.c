#include "CPixels.h"
#include "vectors.h"

typedef _Bool Boolx8 __attribute__((ext_vector_type(8)));

// Compares 64 pixels with 64 others: returns a bit for each pair, 1 where they differ.
INLINE uint64_t difference_mask(const uint32_t *left, const uint32_t *right) {
  uint64_t mask = 0;
  for (int i = 0; i < 64; i += 8) {
    UInt32x8 left_pixels, right_pixels;
    LOAD(left_pixels, left + i);
    LOAD(right_pixels, right + i);
    const Boolx8 differ = __builtin_convertvector(left_pixels != right_pixels, Boolx8);
    uint8_t byte;
    memcpy(&byte, &differ, sizeof byte);
    mask |= (uint64_t)byte << i;
  }
  return mask;
}

// Hardware prefetchers stop at page boundaries, so each cache line is prefetched a page ahead.
enum { PREFETCH_DISTANCE = 1024, PIXELS_PER_CACHE_LINE = 16 };

TARGET_CLONES
void cpixels_compare(const uint32_t *row, const uint32_t *above, ptrdiff_t group_count,
                     uint64_t *changes, uint64_t *differences) {
  for (ptrdiff_t i = 0; i < group_count; i++, row += 64, above += 64) {
    for (int k = 0; k < 64; k += PIXELS_PER_CACHE_LINE) {
      __builtin_prefetch(row + PREFETCH_DISTANCE + k);
    }
    changes[i] = difference_mask(row, row - 1);
    differences[i] = difference_mask(row, above);
  }
}

TARGET_CLONES
cpixels_run_counts cpixels_find_runs(const uint64_t *changes, const uint64_t *changes_above,
                                     const uint64_t *differences, ptrdiff_t count,
                                     uint64_t *starts) {
  cpixels_run_counts counts = {0, 0};
  uint64_t carry = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    // A bit is set where the pixel or the one to its left differs from the row above.
    const uint64_t is_different = differences[i] | differences[i] << 1 | carry;
    carry = differences[i] >> 63;
    starts[i] = is_different & (changes[i] | changes_above[i]);
    counts.plain += __builtin_popcountll(changes[i]);
    counts.up += __builtin_popcountll(starts[i]);
  }
  return counts;
}
