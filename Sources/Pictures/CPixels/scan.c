#include "CPixels.h"

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
      chain->x = is_crossed ? chain->crossings[row - chain->first] : INT32_MAX;
      crossing_count += is_crossed;
      ptrdiff_t k = i;
      for (; k > 0 && chains[order[k - 1]].x > chain->x; k--) order[k] = order[k - 1];
      order[k] = index;
    }
    uint32_t winding = 0;
    for (ptrdiff_t i = 0; i < crossing_count; i++) {
      const cpixels_chain *chain = chains + order[i];
      const int was_inside = (winding & winding_mask) != 0;
      winding += (uint32_t)chain->direction;
      const int is_inside = (winding & winding_mask) != 0;
      if (was_inside != is_inside) add_crossing(cells, chain->x, is_inside ? 1 : -1);
    }
  }
}
