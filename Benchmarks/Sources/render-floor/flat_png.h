// A PNG encoder for flat pictures, as fast as we could make one: the mark for Zoetrope's own.
//
// Each row is compared with the one above, eight pixels at a time; a run of one difference becomes
// one literal pixel and matches at distance 3; Adler-32 of a run has a closed form; there is one
// block with its own Huffman codes an image.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Encodes width x height pixels B, G, R, x as 8-bit RGB. `file` has room for 4 bytes a pixel and
// 1000 more. Returns the number of bytes.
size_t encode_flat_png(const uint32_t *pixels, int width, int height, uint8_t *file);
