package import Geometry
package import PictureKit
package import Raster

/// Turns the frames of a film into a file of vectors.
///
/// Layers that last from frame to frame become one element with keys. What a format cannot express
/// is drawn as an image, and named in ``notes``.
package struct FilmExport {
  /// A finished file.
  package struct File: Sendable {
    /// The bytes.
    package let bytes: [UInt8]
    /// What the file has as images because the format lacks it, a sentence each.
    package let notes: [String]
  }

  private let format: ExportFormat
  private let scale: Double
  private let lowering: FrameLowering
  private var tracks: FilmTracks

  /// Creates an export without frames.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - canvas: The size of the frames, in points.
  ///   - framesPerSecond: The frame rate.
  ///   - scale: The pixels per point of what is drawn as images.
  package init(
    as format: ExportFormat, canvas: Size, framesPerSecond: Double, scale: Double
  ) {
    self.format = format
    self.scale = scale
    lowering = FrameLowering(features: format.features, scale: scale)
    tracks = FilmTracks(size: canvas, framesPerSecond: framesPerSecond)
  }

  /// Adds the next frame.
  ///
  /// - Throws: A `RasterError` if an image in it cannot be drawn.
  package mutating func add(_ frame: Frame) throws(RasterError) {
    tracks.add(try lowering.lowered(frame))
  }

  /// Returns the file.
  ///
  /// - Parameters:
  ///   - title: What the film shows.
  ///   - size: The size at which it is shown, in pixels of CSS.
  /// - Returns: The file; equal frames make equal files.
  /// - Throws: A `RasterError` if an image cannot be drawn.
  package func file(title: String, size: Size) throws(RasterError) -> File {
    tracks.finish()
    let bytes: [UInt8]
    switch format {
    case .svg: bytes = Array(try svg(title: title, size: size).utf8)
    case .lottie:
      var writer = LottieWriter(tracks, scale: scale)
      bytes = writer.document(title: title, size: size)
    case .html:
      let page = PlayerPage.html(
        try svg(title: title, size: size), title: title, frameCount: tracks.frameCount,
        framesPerSecond: tracks.framesPerSecond)
      bytes = Array(page.utf8)
    }
    return File(bytes: bytes, notes: lowering.notes(on: format.name))
  }

  private func svg(title: String, size: Size) throws(RasterError) -> String {
    var writer = SVGWriter(tracks, scale: scale)
    return try writer.document(title: title, size: size)
  }
}

extension ExportFormat {
  /// What the format can express.
  var features: VectorFeatures {
    self == .lottie ? LottieWriter.features : SVGWriter.features
  }
}
