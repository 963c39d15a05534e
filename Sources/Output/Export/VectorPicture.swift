package import Geometry
package import PictureKit
package import Raster

/// Turns one frame into a document of vectors.
package enum VectorPicture {
  /// What Cairo writes into a PDF as shapes.
  private static let pdfFeatures = VectorFeatures(
    hasShadows: false, hasDocuments: true, hasPatterns: true, hasClipRules: true,
    hasNearestPixels: true, blendModes: VectorFeatures.separableModes)

  /// Returns a frame as a document.
  ///
  /// Texts are outlines, so that no fonts are needed. What the format cannot express is drawn as an
  /// image.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - format: The format.
  ///   - title: What the frame shows.
  ///   - size: The size of the page, in points of 1/72 inch for a PDF and in pixels of CSS for an
  ///     SVG; the frame is scaled to fit and centered, and its background covers the page.
  ///   - density: The pixels of images per point of the frame.
  /// - Returns: The document; equal frames have equal ones.
  /// - Throws: A `RasterError` if something cannot be drawn.
  package static func document(
    of frame: Frame, as format: VectorFormat, title: String, size: Size, density: Double
  ) throws(RasterError) -> FilmExport.File {
    switch format {
    case .svg:
      var export = FilmExport(
        as: .svg, canvas: frame.size, framesPerSecond: 1, scale: density)
      try export.add(frame)
      return try export.file(title: title, size: size)
    case .pdf:
      let lowering = FrameLowering(features: pdfFeatures, scale: density)
      let lowered = try lowering.lowered(frame)
      let scale = min(size.width / frame.size.width, size.height / frame.size.height)
      let content = FrameLayer(
        transform: Transform(
          a: scale, b: 0, c: 0, d: scale, tx: (size.width - frame.size.width * scale) / 2,
          ty: (size.height - frame.size.height * scale) / 2),
        clip: Path(rect: Rect(origin: .zero, size: frame.size)), sublayers: lowered.layers)
      let bytes = try FrameRenderer.document(
        of: Frame(size: size, background: frame.background, layers: [content]), as: .pdf)
      return FilmExport.File(bytes: bytes, notes: lowering.notes(on: "PDF"))
    }
  }
}
