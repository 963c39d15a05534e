// What is done to pixels, and to the outlines of what is drawn on them, eight at a time.
//
// Swift's vectors are compiled for what every machine of an architecture has. These few loops, on which
// drawing, converting and compressing spend much of their time, are compiled for AVX2 as well; which of
// the two runs is decided when the program is loaded.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Lays a premultiplied pixel over others.
///
/// Each byte becomes itself times `rest`, plus `half`, divided by 255, plus the pixel's byte.
/// - count: How many pixels there are, at least 8.
/// - rest: 255 less the alpha of the pixel.
/// - half: 127 or 128: which of two bytes a product right between them becomes.
void cpixels_blend(uint32_t *_Nonnull pixels, ptrdiff_t count, uint32_t pixel, uint16_t rest,
                   uint16_t half);

/// Compares groups of 64 pixels with the ones before them and with the ones above.
///
/// - row: The pixels; the one before the first is read too.
/// - above: The pixels of the row above.
/// - group_count: How many groups there are.
/// - changes: Receives a bit for each pixel, the first one lowest: whether it is not the one before.
/// - differences: Receives the same for the one above.
void cpixels_compare(const uint32_t *_Nonnull row, const uint32_t *_Nonnull above,
                     ptrdiff_t group_count, uint64_t *_Nonnull changes,
                     uint64_t *_Nonnull differences);

/// How many runs a row has, as it is and by its differences to the row above.
typedef struct {
  ptrdiff_t plain, up;
} cpixels_run_counts;

/// Finds where runs of equal differences to the row above begin: one goes on where neither row changes, and
/// where there is no difference either here or before.
///
/// - changes: A bit for each pixel, the first one lowest: whether it is not the one before.
/// - changes_above: The same of the row above.
/// - differences: Whether a pixel is not the one above.
/// - count: The number of words.
/// - starts: Receives a bit for each pixel: whether a run begins; the first one's tells nothing.
cpixels_run_counts cpixels_find_runs(const uint64_t *_Nonnull changes,
                                     const uint64_t *_Nonnull changes_above,
                                     const uint64_t *_Nonnull differences, ptrdiff_t count,
                                     uint64_t *_Nonnull starts);

/// Converts two rows of pixels to luma and to chroma at half the size, by ITU-R BT.709 with limited range.
///
/// Two by two pixels share the chroma of their mean; the last column of an odd width is its own neighbour.
/// - lower: The row below; of an odd height the last one again.
/// - width: The number of pixels in a row, at least 1.
/// - blue, red: Receive half as many bytes, rounded up.
void cpixels_convert(const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower,
                     ptrdiff_t width, uint8_t *_Nonnull upper_luma, uint8_t *_Nonnull lower_luma,
                     uint8_t *_Nonnull blue, uint8_t *_Nonnull red);

/// A place in 256ths of a pixel.
typedef int32_t cpixels_point __attribute__((ext_vector_type(2)));

/// Flattens a cubic curve: halves it by de Casteljau's construction, whose means are rounded down, until the
/// controls of each part are nearer to its chord than a distance.
///
/// - curve: The start, two controls and the end.
/// - limit: The square of the distance, at least 1; for less the halving might not end.
/// - ends: Receives where the parts end; neighbours at the same place are one.
/// - capacity: How many ends there is room for.
/// - returns: How many there are; if more than `capacity`, the last ones are missing.
ptrdiff_t cpixels_flatten(const cpixels_point *_Nonnull curve, double limit,
                          cpixels_point *_Nonnull ends, ptrdiff_t capacity);

/// Finds where lines that follow one another downwards cross rows of samples, fifteen a pixel.
///
/// - corners: The ends of the lines. The first line does not begin below row `first`, one of them ends at
///   `end` or below, and after that one eight more corners are read.
/// - first: The first row of samples.
/// - end: The first row that is not wanted.
/// - places: Receives the nearest 256th of a pixel for each row, and up to seven numbers more.
/// - returns: How many corners lie above the line that reaches `end`.
ptrdiff_t cpixels_cross(const cpixels_point *_Nonnull corners, int32_t first, int32_t end,
                        int32_t *_Nonnull places);

#endif
