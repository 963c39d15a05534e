#include "CPixels.h"
#include "vectors.h"

// The same place wherever it is computed.
#pragma STDC FP_CONTRACT OFF

typedef int64_t Places __attribute__((ext_vector_type(4)));

// Added to a place before it is cut down to a whole one: a half, and what rounding may have taken from what
// should be whole, which Edge calls its least slip.
static const int64_t ROUNDING = (INT64_C(1) << 31) + (1 << 6);

// Eight lines that follow one another downwards, in memory, to be taken one by one.
typedef struct {
  // Where they begin, in 256ths of a pixel.
  int32_t x[8];
  // The first row of samples that is wanted, the first one that is not, and the first one behind the line.
  int32_t from[8], to[8], end[8];
  // How far down the first row that is wanted is, in 30ths of a 256th, and how far to the right a line goes
  // for each of these.
  double depth[8], slope[8];
} Lines;

// Coordinates of eight corners.
INLINE void load(const cpixels_point *corners, Numbers *x, Numbers *y) {
  Numbers left, right;
  LOAD(left, corners);
  LOAD(right, corners + 4);
  *x = __builtin_shufflevector(left, right, 0, 2, 4, 6, 8, 10, 12, 14);
  *y = __builtin_shufflevector(left, right, 1, 3, 5, 7, 9, 11, 13, 15);
}

// The first rows of samples that are not above heights.
#define SAMPLES(y) (((y) * 15 + 128) >> 8)

// Measures the lines that begin at eight corners, each ends at the next one.
INLINE void measure(const cpixels_point *corners, int32_t first, int32_t end, Lines *lines) {
  Numbers x, y, next_x, next_y;
  load(corners, &x, &y);
  load(corners + 1, &next_x, &next_y);
  const Numbers starts = SAMPLES(y), ends = SAMPLES(next_y);
  const Numbers from = starts > first ? starts : (Numbers)first;
  const Numbers to = ends < end ? ends : (Numbers)end;
  // A row of samples lies 2 row + 1 thirtieths of a pixel down.
  const Reals slope = REALS(next_x - x) / (30 * REALS(next_y - y));
  const Reals depth = 512 * REALS(from) + 256 - 30 * REALS(y);
  STORE(lines->x, x);
  STORE(lines->from, from);
  STORE(lines->to, to);
  STORE(lines->end, ends);
  STORE(lines->depth, depth);
  STORE(lines->slope, slope);
}

// Stores the places of one line, eight at a time, in 256ths / 2^32 until they are cut down.
INLINE void cross(const Lines *lines, int i, int32_t *places) {
  const double slope = lines->slope[i];
  const int64_t step = (int64_t)(slope * 0x1p41);
  double depth = lines->depth[i];
  for (int32_t sample = lines->from[i]; sample < lines->to[i]; sample += 8, depth += 8 * 512) {
    const int64_t place =
      (int64_t)lines->x[i] * (INT64_C(1) << 32) + (int64_t)(slope * depth * 0x1p32) + ROUNDING;
    const Places four = {place, place + step, place + 2 * step, place + 3 * step};
    const Places next = four + 4 * step;
    // The upper halves: shifted by 32.
    const Numbers whole =
      __builtin_shufflevector((Numbers)four, (Numbers)next, 1, 3, 5, 7, 9, 11, 13, 15);
    STORE(places + sample, whole);
  }
}

FOR_EACH_MACHINE
ptrdiff_t cpixels_cross(const cpixels_point *corners, int32_t first, int32_t end, int32_t *places) {
  for (ptrdiff_t above = 0;; above += 8) {
    Lines lines;
    measure(corners + above, first, end, &lines);
    for (int i = 0; i < 8; i++) {
      if (lines.from[i] < lines.to[i]) cross(&lines, i, places - first);
      if (lines.end[i] >= end) return above + i;
    }
  }
}
