#include "CPixels.h"
#include "vectors.h"

typedef _Bool Bits __attribute__((ext_vector_type(8)));

// Whether pixels differ: a bit for each of 64.
INLINE uint64_t unequal(const uint32_t *ones, const uint32_t *others) {
  uint64_t bits = 0;
  for (int i = 0; i < 64; i += 8) {
    Pixels one, other;
    LOAD(one, ones + i);
    LOAD(other, others + i);
    const Bits differ = __builtin_convertvector(one != other, Bits);
    uint8_t byte;
    memcpy(&byte, &differ, sizeof byte);
    bits |= (uint64_t)byte << i;
  }
  return bits;
}

// Processors look ahead in memory, but not from one page to the next.
enum { PIXELS_AHEAD = 1024, PIXELS_A_LINE = 16 };

FOR_EACH_MACHINE
void cpixels_compare(const uint32_t *row, const uint32_t *above, ptrdiff_t group_count,
                     uint64_t *changes, uint64_t *differences) {
  for (ptrdiff_t i = 0; i < group_count; i++, row += 64, above += 64) {
    for (int k = 0; k < 64; k += PIXELS_A_LINE) __builtin_prefetch(row + PIXELS_AHEAD + k);
    changes[i] = unequal(row, row - 1);
    differences[i] = unequal(row, above);
  }
}

FOR_EACH_MACHINE
cpixels_run_counts cpixels_find_runs(const uint64_t *changes, const uint64_t *changes_above,
                                     const uint64_t *differences, ptrdiff_t count,
                                     uint64_t *starts) {
  cpixels_run_counts counts = {0, 0};
  uint64_t before = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    const uint64_t is_different = differences[i] | differences[i] << 1 | before;
    before = differences[i] >> 63;
    starts[i] = is_different & (changes[i] | changes_above[i]);
    counts.plain += __builtin_popcountll(changes[i]);
    counts.up += __builtin_popcountll(starts[i]);
  }
  return counts;
}
