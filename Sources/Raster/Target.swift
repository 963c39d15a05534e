internal import CCairo

/// The image that Cairo is drawing on, the whole one or that of a group.
struct Target {
  private let surface: OpaquePointer
  /// Where it is in the whole image.
  let columns: Range<Int>
  let rows: Range<Int>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

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

  /// Calls a function that draws without Cairo, band by band from the top: 256 KiB at a time, which stay
  /// in a processor's own cache while one thing after the other is drawn there.
  ///
  /// - Parameters:
  ///   - rows: The rows that are to be drawn on.
  ///   - draw: Is given the rows of a band and what tells the place of a row's column 0, be that
  ///     column there or not.
  func drawInBands(
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
}
