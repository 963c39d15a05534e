#include <stdbool.h>

#include "CPixels.h"
#include "vectors.h"

// Which way a corner goes may hang on the last bit.
#pragma STDC FP_CONTRACT OFF

typedef int64_t Answers __attribute__((ext_vector_type(8)));

// Eight cubic curves, each beginning where the one before ends: their starts, controls and ends.
typedef struct {
  Numbers x[4], y[4];
} Curves;

// Whether points are nearer to the lines from the origin to others than a distance, given by its square.
INLINE void find_near(const Reals point[2], const Reals line[2], double limit, Answers *near) {
  const Reals px = point[0], py = point[1], x = line[0], y = line[1];
  const Reals length = x * x + y * y;
  const Reals along = px * x + py * y;
  const Reals across = px * y - py * x;
  const Answers is_before = along <= 0, is_behind = along >= length;
  const Reals from_start = px * px + py * py;
  const Reals from_end = (px - x) * (px - x) + (py - y) * (py - y);
  const Reals distance = is_before ? from_start : is_behind ? from_end : across * across;
  const Reals allowed = is_before | is_behind ? limit : limit * length;
  *near = distance < allowed;
  const Answers is_on_brink = ~(is_before | is_behind) & (distance == allowed);
  if (__builtin_reduce_or(is_on_brink) == 0) return;
  // The rounding of Cairo's way to the distance decides.
  const Reals dx = px - along / length * x, dy = py - along / length * y;
  *near |= is_on_brink & (dx * dx + dy * dy < limit);
}

// Whether both controls of curves are nearer to their chords than a distance, given by its square.
INLINE void find_flat(const Curves *curves, double limit, Numbers *flat) {
  const Reals chord[2] = {REALS(curves->x[3] - curves->x[0]), REALS(curves->y[3] - curves->y[0])};
  Answers near[2];
  for (int i = 0; i < 2; i++) {
    const Reals control[2] = {REALS(curves->x[i + 1] - curves->x[0]),
                              REALS(curves->y[i + 1] - curves->y[0])};
    find_near(control, chord, limit, &near[i]);
  }
  *flat = __builtin_convertvector(near[0] & near[1], Numbers);
}

#define MEAN(a, b) ((a) + (((b) - (a)) >> 1))

// Halves the curves by their coordinates on one axis. Of what is flat nothing is left for a second half.
INLINE void halve(const Numbers whole[4], const Numbers *flat, Numbers first[4],
                  Numbers second[4]) {
  const Numbers head = MEAN(whole[0], whole[1]), neck = MEAN(whole[1], whole[2]);
  const Numbers tail = MEAN(whole[2], whole[3]);
  const Numbers left = MEAN(head, neck), right = MEAN(neck, tail);
  const Numbers middle = MEAN(left, right);
  const Numbers halves[2][4] = {{whole[0], head, left, middle}, {middle, right, tail, whole[3]}};
  for (int i = 0; i < 4; i++) {
    const Numbers earlier = *flat ? whole[i] : halves[0][i];
    const Numbers later = *flat ? whole[3] : halves[1][i];
    first[i] = __builtin_shufflevector(earlier, later, 0, 8, 1, 9, 2, 10, 3, 11);
    second[i] = __builtin_shufflevector(earlier, later, 4, 12, 5, 13, 6, 14, 7, 15);
  }
}

FOR_EACH_MACHINE
ptrdiff_t cpixels_flatten(const cpixels_point curve[4], double limit, cpixels_point *ends,
                          ptrdiff_t capacity) {
  // What is left to do, the next last: each halving leaves one, and no curve needs so many.
  enum { MOST = 64 };
  Curves rest[MOST];
  ptrdiff_t last = 0, count = 0;
  // One curve, and nothing behind it.
  for (int i = 0; i < 4; i++) {
    rest[0].x[i] = curve[3].x;
    rest[0].y[i] = curve[3].y;
    rest[0].x[i][0] = curve[i].x;
    rest[0].y[i][0] = curve[i].y;
  }
  cpixels_point end = curve[0];
  while (last >= 0) {
    const Curves curves = rest[last];
    Numbers flat;
    find_flat(&curves, limit, &flat);
    if (__builtin_reduce_and(flat) == 0 && last + 1 < MOST) {
      halve(curves.x, &flat, rest[last + 1].x, rest[last].x);
      halve(curves.y, &flat, rest[last + 1].y, rest[last].y);
      last++;
      continue;
    }
    last--;
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
