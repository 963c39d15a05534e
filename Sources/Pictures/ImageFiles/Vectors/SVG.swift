internal import CSVG
internal import Geometry
public import Imaging
public import PictureKit
internal import Raster

/// Reading of SVG documents, through librsvg.
///
/// A document is drawn by librsvg for the pixels of each frame, so that it is sharp at every scale.
/// What it refers to outside of itself, files and addresses, is not loaded; `data:` URLs are.
///
/// Documents are not trusted: their length, their size and the depth of their elements are limited
/// before librsvg sees them, and librsvg limits the number of elements. A process of its own, with
/// limits of time and memory, draws them, since librsvg ends a process in which it fails. Before a
/// document is accepted, it is drawn small and at three times its size, on up to 4096 pixels.
public enum SVG: Sendable {
  /// The maximum length of a document that is read, 64 MiB.
  public static let maximumFileSize = 64 << 20
  /// The maximum width and height of a document, in points: 32,768.
  public static let maximumSide = Double(CSVGMaxSide)
  /// The maximum time of a processor for the first drawing.
  public static let timeLimit = Duration.seconds(10)
  /// The maximum number of elements within each other.
  public static let maximumDepth = 200

  /// Decodes an SVG document in memory.
  ///
  /// Its size is that of `width` and `height`, or of the viewBox; a CSS pixel is a point.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - name: The name of the file in errors.
  /// - Returns: The vector image.
  /// - Throws: An `ImageError` if the document is damaged, has no size, or exceeds a limit.
  public static func decode(_ bytes: [UInt8], name: String) throws(ImageError) -> VectorImage {
    try decode(bytes, name: name, format: .svg, timeLimit: timeLimit)
  }

  /// Decodes a document that stands for a file of some format.
  ///
  /// The size of a PDF's page is that of the viewBox, whose unit is a point.
  package static func decode(
    _ bytes: [UInt8], name: String, format: ImageFormat, timeLimit: Duration
  ) throws(ImageError) -> VectorImage {
    guard bytes.count <= maximumFileSize else {
      throw ImageError(
        .tooLarge, name,
        "its SVG document has more than the \(maximumFileSize) bytes that it may have")
    }
    if let depth = DepthCheck.depth(of: bytes.span, above: maximumDepth) {
      throw ImageError(
        .damaged(format), name,
        "its elements are nested \(depth) deep or more; up to \(maximumDepth) are allowed")
    }
    do throws(SVGFailure) {
      let size = try SVGProcesses.shared.check(
        bytes, usesViewBox: format == .pdf, timeLimit: timeLimit)
      return VectorImage(size: size, document: bytes)
    } catch {
      throw imageError(error, name, format)
    }
  }

  private static func imageError(
    _ failure: SVGFailure, _ name: String, _ format: ImageFormat
  ) -> ImageError {
    switch failure {
    case .damaged(let message):
      ImageError(.damaged(format), name, "librsvg reports \"\(message)\"")
    case .sizeless:
      ImageError(.damaged(format), name, "it has neither a width and a height nor a viewBox")
    case .invalidSize(let size):
      ImageError(
        .damaged(format), name,
        "its size is \(size.width) x \(size.height); a side is above 0 and up to \(Int(maximumSide))"
      )
    case .tooSlow(let limit):
      ImageError(
        .damaged(format), name, "drawing it takes more than the \(limit) that it may take")
    case .fatal(let signal):
      ImageError(
        .damaged(format), name,
        "librsvg cannot draw it with 2 GiB of memory, and ends by signal \(signal)")
    case .system(let reason):
      ImageError(.unreadable, name, "the process that draws it cannot be run: \(reason)")
    }
  }
}
