internal import CCairo
internal import Geometry
public import PictureKit

/// A format of documents that keep shapes as shapes.
public enum VectorFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf
}

extension FrameRenderer {
  /// Returns a frame as a document of one page, drawn by Cairo.
  ///
  /// Texts are outlines, so that no fonts are needed. Shadows, blurs and blend modes that the
  /// format lacks are drawn as images. Equal frames have equal bytes with one version of Cairo.
  ///
  /// - Parameters:
  ///   - frame: The frame. Its size in points is that of the page, in points of 1/72 inch.
  ///   - format: The format.
  /// - Returns: The bytes of the document.
  /// - Throws: ``RasterError`` with the message of Cairo.
  public static func document(
    of frame: Frame, as format: VectorFormat
  ) throws(RasterError) -> [UInt8] {
    let sink = ByteSink()
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes +=
        UnsafeBufferPointer(start: bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let (width, height) = (frame.size.width, frame.size.height)
    let surface =
      switch format {
      case .svg: cairo_svg_surface_create_for_stream(write, closure, width, height)
      case .pdf: cairo_pdf_surface_create_for_stream(write, closure, width, height)
      }
    defer { cairo_surface_destroy(surface) }
    func fail(_ reason: String) -> RasterError { RasterError(rasterizer: "Cairo", reason: reason) }
    guard let surface else { throw fail("no surface") }
    switch format {
    case .svg: cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT)
    // The date would be that of the drawing.
    case .pdf:
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    let failure = withExtendedLifetime(sink) {
      draw(frame, on: surface)
    }
    if let failure { throw fail(failure) }
    return sink.bytes
  }

  private static func draw(_ frame: Frame, on surface: OpaquePointer) -> String? {
    let height = Int(frame.size.height.rounded(.up))
    var context = CairoContext(
      surface: surface, width: Int(frame.size.width.rounded(.up)), height: height,
      rows: 0..<height, usesSpanFiller: false, caches: CairoCaches())
    // A document keeps what lies outside of its page.
    context.visiblePixels = Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)
    if frame.background.alpha > 0 { context.clear(to: frame.background) }
    context.clip(Path(rect: Rect(origin: .zero, size: frame.size)), .winding)
    for layer in frame.layers { context.draw(layer) }
    let failure = context.failure ?? context.status.message
    cairo_surface_finish(surface)
    return failure ?? cairo_surface_status(surface).message
  }
}

/// Collects the bytes of a document.
private final class ByteSink {
  var bytes: [UInt8] = []
}
