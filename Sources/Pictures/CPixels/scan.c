#include "CPixels.h"
#include "vectors.h"

typedef uint8_t UInt8x8 __attribute__((ext_vector_type(8)));

// Adds or subtracts the area to the right of a crossing.
static inline void add_crossing(cpixels_cell *cells, int32_t x, int32_t sign) {
  cpixels_cell *cell = cells + (x >> 8);
  cell->height += sign;
  cell->uncovered += sign * 2 * (x & 255);
}

void cpixels_add_sample_rows(cpixels_chain *chains, int32_t *order, ptrdiff_t count, int32_t first,
                             int32_t end, uint32_t winding_mask, cpixels_cell *cells) {
  for (int32_t row = first; row < end; row++) {
    // The order of the row before is almost that of this one.
    ptrdiff_t crossing_count = 0;
    for (ptrdiff_t i = 0; i < count; i++) {
      const int32_t index = order[i];
      cpixels_chain *chain = chains + index;
      const int is_crossed = row >= chain->first && row < chain->end;
      const int32_t x = is_crossed ? chain->crossings[row - chain->first] : INT32_MAX;
      crossing_count += is_crossed;
      ptrdiff_t k = i;
      for (; k > 0 && chains[k - 1].x > x; k--) {
        order[k] = order[k - 1];
        chains[k].x = chains[k - 1].x;
      }
      order[k] = index;
      chains[k].x = x;
    }
    uint32_t winding = 0;
    for (ptrdiff_t i = 0; i < crossing_count; i++) {
      const int was_inside = (winding & winding_mask) != 0;
      winding += (uint32_t)chains[order[i]].direction;
      const int is_inside = (winding & winding_mask) != 0;
      if (was_inside != is_inside) add_crossing(cells, chains[i].x, is_inside ? 1 : -1);
    }
  }
}

// Converts areas to coverages, as RowCoverage.swift does.
#define COVERAGE(areas) (((areas) * 17 + 256) >> 9)

// Returns the lanes moved up by some lanes, with zeros below.
#define MOVED_UP(lanes, ...) __builtin_shufflevector(lanes, (Int32x8)0, __VA_ARGS__)

TARGET_CLONES
void cpixels_move_coverages(cpixels_cell *cells, ptrdiff_t count, uint8_t *coverages) {
  int32_t height = 0;
  ptrdiff_t i = 0;
  for (; i + 8 <= count; i += 8) {
    Int32x16 block;
    LOAD(block, cells + i);
    if (__builtin_reduce_or(block) == 0) {
      const int32_t coverage = COVERAGE(height * 512);
      memset(coverages + i, coverage < 0 ? 0 : coverage > 255 ? 255 : coverage, 8);
      continue;
    }
    const Int32x16 cleared = 0;
    STORE(cells + i, cleared);
    Int32x8 heights = block.even;
    heights += MOVED_UP(heights, 8, 0, 1, 2, 3, 4, 5, 6);
    heights += MOVED_UP(heights, 8, 8, 0, 1, 2, 3, 4, 5);
    heights += MOVED_UP(heights, 8, 8, 8, 8, 0, 1, 2, 3);
    heights += height;
    height = heights[7];
    const Int32x8 covered = COVERAGE(heights * 512 - block.odd);
    const Int32x8 positive = covered > 0 ? covered : 0;
    const UInt8x8 bytes =
      __builtin_convertvector(positive < 255 ? positive : 255, UInt8x8);
    STORE(coverages + i, bytes);
  }
  for (; i < count; i++) {
    height += cells[i].height;
    const int32_t coverage = COVERAGE(height * 512 - cells[i].uncovered);
    coverages[i] = (uint8_t)(coverage < 0 ? 0 : coverage > 255 ? 255 : coverage);
    cells[i] = (cpixels_cell){0, 0};
  }
}
