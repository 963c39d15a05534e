// A PNG encoder for flat pictures, optimized for speed: the baseline for Zoetrope's encoder.
//
// Each row is compared with the one above, eight pixels at a time. A run of equal differences
// becomes one literal pixel and matches at distance 3. The Adler-32 of a run has a closed form. An
// image is one deflate block with dynamic Huffman codes.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Encodes width x height pixels in BGRx as 8-bit RGB. `file` has a capacity of 4 bytes per pixel
// plus 1000. Returns the number of bytes.
size_t encode_flat_png(const uint32_t *pixels, int width, int height, uint8_t *file);
