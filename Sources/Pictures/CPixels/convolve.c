#include "CPixels.h"
#include "vectors.h"

// FMA contraction would make the result depend on the target.
#pragma STDC FP_CONTRACT OFF

// Convolves `count` vectors of samples; the sums stay in registers.
#define CONVOLVE(count)                                                     \
  do {                                                                      \
    Float32x8 totals[count] = {0};                                          \
    for (ptrdiff_t k = 0; k < weight_count; k++) {                          \
      for (int i = 0; i < (count); i++) {                                   \
        Float32x8 next;                                                     \
        LOAD(next, samples + x + k + 8 * i);                                \
        totals[i] += weights[k] * next;                                     \
      }                                                                     \
    }                                                                       \
    for (int i = 0; i < (count); i++) STORE(sums + x + 8 * i, totals[i]);   \
  } while (0)

TARGET_CLONES
void cpixels_convolve(float *sums, ptrdiff_t count, const float *samples, const float *weights,
                      ptrdiff_t weight_count) {
  ptrdiff_t x = 0;
  for (; x + 32 <= count; x += 32) CONVOLVE(4);
  for (; x < count; x += 8) CONVOLVE(1);
}
