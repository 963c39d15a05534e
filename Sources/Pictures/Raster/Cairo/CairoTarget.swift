internal import CCairo

/// The image surface on which a Cairo context draws: that of the whole image, or that of a group.
struct CairoTarget {
  private let surface: OpaquePointer
  /// The position of the surface in the whole image.
  let columns: Range<Int>
  let rows: Range<Int>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

  /// Creates the target of a context; returns nil if its surface has no pixels in memory, for
  /// example after an error.
  init?(_ cairo: OpaquePointer) {
    guard let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
    var left = 0.0
    var top = 0.0
    cairo_surface_get_device_offset(surface, &left, &top)
    columns = Int(-left)..<Int(-left) + Int(cairo_image_surface_get_width(surface))
    rows = Int(-top)..<Int(-top) + Int(cairo_image_surface_get_height(surface))
  }

  /// Calls a function that writes pixels without Cairo, for one block of rows after the other, from
  /// the top.
  ///
  /// A block has 256 KiB, which fit into a core's own cache.
  ///
  /// - Parameters:
  ///   - rows: The rows to write.
  ///   - draw: The function. Its parameters are the rows of a block and a function that returns the
  ///     address of column 0 of a row, which may lie outside the surface.
  func drawInBlocks(
    of rows: Range<Int>,
    _ draw: (_ rows: Range<Int>, _ pixels: (Int) -> UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rows = rows.clamped(to: self.rows)
    let height = max(8, (256 << 10) / stride)
    cairo_surface_flush(surface)
    for top in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
      draw(top..<min(top + height, rows.upperBound)) { row in
        UnsafeMutableRawPointer(
          bytes + (row - self.rows.lowerBound) * stride - columns.lowerBound * 4
        )
        .assumingMemoryBound(to: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Draws a part of the surface over pixels of the same part, as premultiplied colors.
  func compose(over pixels: inout [UInt32], columns: Range<Int>, rows: Range<Int>) {
    cairo_surface_flush(surface)
    let width = columns.count
    let present = columns.clamped(to: self.columns)
    for row in rows.clamped(to: self.rows) {
      let source = UnsafeRawPointer(bytes + (row - self.rows.lowerBound) * stride)
        .assumingMemoryBound(to: UInt32.self)
      let start = (row - rows.lowerBound) * width - columns.lowerBound
      for column in present {
        let pixel = source[column - self.columns.lowerBound]
        pixels[start + column] = pixel.over(pixels[start + column])
      }
    }
  }
}

extension UInt32 {
  /// Returns this premultiplied color drawn over another, rounded to the nearest levels.
  fileprivate func over(_ other: UInt32) -> UInt32 {
    let transparency = 255 - (self >> 24)
    guard transparency > 0, other != 0 else { return self }
    var sum: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let level = (self >> shift & 255) + ((other >> shift & 255) * transparency + 127) / 255
      sum |= Swift.min(level, 255) << shift
    }
    return sum
  }
}
