internal import CPixels

/// A fast PNG encoder for opaque images with photographs: it compresses the differences between
/// neighboring pixels by their frequencies, and runs of equal ones.
///
/// Grain leaves hardly any longer match for a search to find, so that it takes a tenth of libpng's
/// time. ``PhotoDetector`` decides whether an image is one. Rows are filtered by the one of PNG's
/// filter types `sub`, `up` and `average` that leaves the smallest differences, and every band of
/// rows has a Huffman code of its own.
package enum PhotoEncoder {
  /// The rows of a band: enough that its Huffman code, about a hundred bytes, is negligible.
  private static let bandHeight = 64
  /// The distance of the rows for which a filter type is chosen, and which are counted for the
  /// Huffman code: rows close to each other are similar.
  private static let sampledRow = 4

  /// Returns the zlib stream of an image, the contents of its IDAT chunk.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: The stream; nil if the image has no photographs, or is not opaque.
  package static func zlibStream(of pixels: [UInt32], width: Int, height: Int) -> [UInt8]? {
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress,
        PhotoDetector(first, width: width, height: height).findsPhotos
      else { return nil }
      var stream = PhotoStream(width: width, bandHeight: min(bandHeight, height))
      // The first row has none above it; its pixels are predicted from black ones.
      let black = [UInt32](repeating: 0, count: width)
      return black.withUnsafeBufferPointer { black in
        guard let black = black.baseAddress else { return nil }
        var filter = CPIXELS_FILTER_SUB
        for start in stride(from: 0, to: height, by: bandHeight) {
          let rows = start..<min(start + bandHeight, height)
          for y in rows {
            let row = first + y * width
            let above = y > 0 ? row - width : black
            let isSampled = (y - start) % sampledRow == 0
            if isSampled { filter = cpixels_measure_filters(row, above, width).best }
            guard stream.add(row, above: above, filter, isSampled: isSampled) else { return nil }
          }
          stream.writeBand(isLast: rows.upperBound == height)
        }
        return stream.bytes()
      }
    }
  }
}

extension cpixels_filter_costs {
  /// The filter type with the smallest differences.
  fileprivate var best: cpixels_filter {
    if average < sub, average < up { return CPIXELS_FILTER_AVERAGE }
    return up < sub ? CPIXELS_FILTER_UP : CPIXELS_FILTER_SUB
  }
}
