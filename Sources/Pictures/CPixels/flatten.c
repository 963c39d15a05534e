#include <stdbool.h>

#include "CPixels.h"
#include "vectors.h"

// FMA contraction could flip the flatness test.
#pragma STDC FP_CONTRACT OFF

typedef int64_t Int64x8 __attribute__((ext_vector_type(8)));

// Eight cubic curves in order along the path: start, two control points and end of each.
typedef struct {
  Int32x8 x[4], y[4];
} Curves;

// Tests whether points are closer to the segments from the origin to `segment` than a tolerance.
INLINE void find_near(const Float64x8 point[2], const Float64x8 segment[2],
                      double squared_tolerance, Int64x8 *near) {
  const Float64x8 px = point[0], py = point[1], x = segment[0], y = segment[1];
  const Float64x8 squared_length = x * x + y * y;
  const Float64x8 dot = px * x + py * y;
  const Float64x8 cross = px * y - py * x;
  const Int64x8 is_before = dot <= 0, is_behind = dot >= squared_length;
  const Float64x8 from_start = px * px + py * py;
  const Float64x8 from_end = (px - x) * (px - x) + (py - y) * (py - y);
  // Between the ends, both sides are multiplied by the squared length, which avoids a division.
  const Float64x8 distance = is_before ? from_start : is_behind ? from_end : cross * cross;
  const Float64x8 allowed =
    is_before | is_behind ? squared_tolerance : squared_tolerance * squared_length;
  *near = distance < allowed;
  const Int64x8 is_equal = ~(is_before | is_behind) & (distance == allowed);
  if (__builtin_reduce_or(is_equal) == 0) return;
  // An exact tie: the reference rasterizer divides, and its rounding decides.
  const Float64x8 dx = px - dot / squared_length * x, dy = py - dot / squared_length * y;
  *near |= is_equal & (dx * dx + dy * dy < squared_tolerance);
}

// Tests whether both control points of each curve are closer to its chord than a tolerance.
INLINE void find_flat(const Curves *curves, double squared_tolerance, Int32x8 *flat) {
  const Float64x8 chord[2] = {FLOAT64(curves->x[3] - curves->x[0]),
                              FLOAT64(curves->y[3] - curves->y[0])};
  Int64x8 near[2];
  for (int i = 0; i < 2; i++) {
    const Float64x8 control[2] = {FLOAT64(curves->x[i + 1] - curves->x[0]),
                                  FLOAT64(curves->y[i + 1] - curves->y[0])};
    find_near(control, chord, squared_tolerance, &near[i]);
  }
  *flat = __builtin_convertvector(near[0] & near[1], Int32x8);
}

#define MIDPOINT(a, b) ((a) + (((b) - (a)) >> 1))

// Splits eight curves at t = 1/2 by de Casteljau's algorithm, on one axis: `first` gets the parts
// of the first four curves, `second` those of the last four. A flat curve stays whole; its second
// part is degenerate, a point at its end.
INLINE void split(const Int32x8 curves[4], const Int32x8 *flat, Int32x8 first[4],
                  Int32x8 second[4]) {
  const Int32x8 p01 = MIDPOINT(curves[0], curves[1]), p12 = MIDPOINT(curves[1], curves[2]);
  const Int32x8 p23 = MIDPOINT(curves[2], curves[3]);
  const Int32x8 p012 = MIDPOINT(p01, p12), p123 = MIDPOINT(p12, p23);
  const Int32x8 middle = MIDPOINT(p012, p123);
  const Int32x8 halves[2][4] = {{curves[0], p01, p012, middle}, {middle, p123, p23, curves[3]}};
  for (int i = 0; i < 4; i++) {
    const Int32x8 lower = *flat ? curves[i] : halves[0][i];
    const Int32x8 upper = *flat ? curves[3] : halves[1][i];
    first[i] = __builtin_shufflevector(lower, upper, 0, 8, 1, 9, 2, 10, 3, 11);
    second[i] = __builtin_shufflevector(lower, upper, 4, 12, 5, 13, 6, 14, 7, 15);
  }
}

TARGET_CLONES
ptrdiff_t cpixels_flatten(const cpixels_point curve[4], double squared_tolerance,
                          cpixels_point *ends, ptrdiff_t capacity) {
  // A stack of blocks, the next one on top. A split replaces one block by two, so its depth is the
  // number of nested splits, which 32-bit coordinates keep below this capacity.
  enum { STACK_CAPACITY = 64 };
  Curves stack[STACK_CAPACITY];
  ptrdiff_t top = 0, count = 0;
  // The first block has the curve in lane 0; the other lanes are degenerate curves at its end.
  for (int i = 0; i < 4; i++) {
    stack[0].x[i] = curve[3].x;
    stack[0].y[i] = curve[3].y;
    stack[0].x[i][0] = curve[i].x;
    stack[0].y[i][0] = curve[i].y;
  }
  cpixels_point end = curve[0];
  while (top >= 0) {
    const Curves curves = stack[top];
    Int32x8 flat;
    find_flat(&curves, squared_tolerance, &flat);
    if (__builtin_reduce_and(flat) == 0 && top + 1 < STACK_CAPACITY) {
      split(curves.x, &flat, stack[top + 1].x, stack[top].x);
      split(curves.y, &flat, stack[top + 1].y, stack[top].y);
      top++;
      continue;
    }
    top--;
    for (int i = 0; i < 8; i++) {
      const cpixels_point next = {curves.x[3][i], curves.y[3][i]};
      const bool is_new = next.x != end.x || next.y != end.y;
      if (count < capacity) ends[count] = next;
      count += is_new;
      end = next;
    }
  }
  return count;
}
