internal import CCairo

extension CairoContext {
  /// Whether the context draws on a page of a PDF, which can contain JPEG files as they are.
  var isOnPDF: Bool {
    cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF
  }

  /// Gives a surface the JPEG file of its pixels, which a PDF then has in their place.
  static func attach(_ jpeg: [UInt8], to surface: OpaquePointer?) {
    // The page keeps the bytes until it is finished.
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: jpeg.count)
    _ = copy.initialize(from: jpeg)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.baseAddress, UInt(jpeg.count),
      { $0?.deallocate() }, copy.baseAddress)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
