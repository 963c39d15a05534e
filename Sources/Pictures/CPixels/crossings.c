#include "CPixels.h"
#include "vectors.h"

// FMA contraction would make the result depend on the target.
#pragma STDC FP_CONTRACT OFF

typedef int64_t Int64x4 __attribute__((ext_vector_type(4)));

// Added to a crossing in 32.32 fixed point before truncation: rounds to nearest.
static const int64_t ROUNDING = (INT64_C(1) << 31) + CPIXELS_TRUNCATION_BIAS;

// Eight edges that follow one another downwards. Stored in memory, since they are processed one by
// one.
typedef struct {
  // The x of the upper end, in 1/256 pixel.
  int32_t x[8];
  // The first requested sample row, the end of the requested ones, and the end of the edge's sample
  // rows.
  int32_t first[8], end[8], edge_end[8];
  // The distance from the upper end down to the first requested sample row, in 1/30 of 1/256 pixel,
  // and the x step per such unit.
  double depth[8], slope[8];
} Edges;

// Deinterleaves the coordinates of eight vertices.
INLINE void load(const cpixels_point *vertices, Int32x8 *x, Int32x8 *y) {
  Int32x8 left, right;
  LOAD(left, vertices);
  LOAD(right, vertices + 4);
  *x = __builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14);
  *y = __builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
}

// Prepares the edges that begin at eight vertices; each edge ends at the next vertex.
INLINE void prepare(const cpixels_point *vertices, int32_t first, int32_t end, Edges *edges) {
  Int32x8 x, y, next_x, next_y;
  load(vertices, &x, &y);
  load(vertices + 1, &next_x, &next_y);
  const Int32x8 starts = CPIXELS_SAMPLE_ROW(y), ends = CPIXELS_SAMPLE_ROW(next_y);
  const Int32x8 clamped_first = starts > first ? starts : (Int32x8)first;
  const Int32x8 clamped_end = ends < end ? ends : (Int32x8)end;
  // The center of a sample row lies at (2 row + 1) / 30 pixel.
  const Float64x8 slope = FLOAT64(next_x - x) / (30 * FLOAT64(next_y - y));
  const Float64x8 depth = 512 * FLOAT64(clamped_first) + 256 - 30 * FLOAT64(y);
  STORE(edges->x, x);
  STORE(edges->first, clamped_first);
  STORE(edges->end, clamped_end);
  STORE(edges->edge_end, ends);
  STORE(edges->depth, depth);
  STORE(edges->slope, slope);
}

// Stores the crossings of one edge, eight at a time, computed in 32.32 fixed point.
INLINE void store_crossings(const Edges *edges, int i, int32_t *crossings) {
  const double slope = edges->slope[i];
  const int64_t step = (int64_t)(slope * 0x1p41);
  double depth = edges->depth[i];
  for (int32_t row = edges->first[i]; row < edges->end[i]; row += 8, depth += 8 * 512) {
    const int64_t x =
      (int64_t)edges->x[i] * (INT64_C(1) << 32) + (int64_t)(slope * depth * 0x1p32) + ROUNDING;
    const Int64x4 four = {x, x + step, x + 2 * step, x + 3 * step};
    const Int64x4 next = four + 4 * step;
    // The upper halves of the 64-bit lanes: a right shift by 32.
    const Int32x8 integers =
      __builtin_shufflevector((Int32x8)four, (Int32x8)next, 1, 3, 5, 7, 9, 11, 13, 15);
    STORE(crossings + row, integers);
  }
}

TARGET_CLONES
ptrdiff_t cpixels_find_crossings(const cpixels_point *vertices, int32_t first, int32_t end,
                                 int32_t *crossings) {
  for (ptrdiff_t base = 0;; base += 8) {
    Edges edges;
    prepare(vertices + base, first, end, &edges);
    for (int i = 0; i < 8; i++) {
      if (edges.first[i] < edges.end[i]) store_crossings(&edges, i, crossings - first);
      if (edges.edge_end[i] >= end) return base + i;
    }
  }
}
