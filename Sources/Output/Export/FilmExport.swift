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
  private(set) var tracks: FilmTracks

  /// Creates an export without frames.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - canvas: The size of the frames, in points.
  ///   - framesPerSecond: The frame rate.
  ///   - scale: The pixels per point of what is drawn as images.
  ///   - other: Another film of the same page, with which pictures are shared; nil, the default,
  ///     for none.
  package init(
    as format: ExportFormat, canvas: Size, framesPerSecond: Double, scale: Double,
    beside other: FilmExport? = nil
  ) {
    self.format = format
    self.scale = scale
    lowering = other?.lowering ?? FrameLowering(features: format.features, scale: scale)
    tracks = FilmTracks(
      size: canvas, framesPerSecond: framesPerSecond,
      pictures: other?.tracks.pictures ?? PictureTable())
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
    case .html: return try Self.page(of: [(self, size)], PageContent(title: title))
    }
    return File(bytes: bytes, notes: lowering.notes(on: format.name))
  }

  private func svg(title: String, size: Size) throws(RasterError) -> String {
    var writer = SVGWriter([tracks], scale: scale)
    return try writer.documents(title: title, sizes: [size]).documents[0]
  }

  /// Returns a page that plays films.
  ///
  /// - Parameters:
  ///   - films: The films, at least one, each created beside the first, with the size at which it is
  ///     shown, in pixels of CSS.
  ///   - content: What the page has beside them.
  /// - Returns: The page; equal films make equal pages.
  /// - Throws: A `RasterError` if an image cannot be drawn.
  package static func page(
    of films: [(film: FilmExport, size: Size)], _ content: PageContent
  ) throws(RasterError) -> File {
    for (film, _) in films { film.tracks.finish() }
    let (first, _) = films[0]
    var writer = SVGWriter(films.map(\.film.tracks), scale: first.scale)
    let (shared, documents) = try writer.documents(
      title: content.title, sizes: films.map(\.size))
    let page = PlayerPage.html(
      zip(films, documents).map { film, document in
        PlayerPage.Film(
          document: document, frameCount: film.film.tracks.frameCount,
          framesPerSecond: film.film.tracks.framesPerSecond)
      }, sharing: shared, content)
    return File(bytes: Array(page.utf8), notes: first.lowering.notes(on: first.format.name))
  }
}

extension ExportFormat {
  /// What the format can express.
  var features: VectorFeatures {
    self == .lottie ? LottieWriter.features : SVGWriter.features
  }
}
