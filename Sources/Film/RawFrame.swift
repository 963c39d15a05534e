internal import Imaging

/// A frame as bytes that another program reads.
public struct RawFrame: Sendable {
  private enum Content: Sendable {
    case pixels([UInt32])
    case planes(PlanarFrame)
  }

  private let content: Content

  /// Creates the bytes of an image.
  ///
  /// - Parameters:
  ///   - image: An image as large as the film.
  ///   - isPlanar: Whether it becomes planes of luma and chroma. Otherwise pixels are as drawn, or
  ///     straight where the film is transparent.
  ///   - film: The film that the image is a frame of.
  init(_ image: Image, isPlanar: Bool, in film: Film) {
    if isPlanar {
      var planes = PlanarFrame(width: image.width, height: image.height)
      planes.convert(image, rows: 0..<image.height)
      content = .planes(planes)
    } else {
      content = .pixels(film.isTransparent ? image.straightPixels : image.pixels)
    }
  }

  /// What ffmpeg calls the layout of the bytes.
  static func layout(isPlanar: Bool, of film: Film) -> String {
    isPlanar ? "yuv420p" : film.isTransparent ? "bgra" : "bgr0"
  }

  /// Calls a function with the bytes.
  ///
  /// - Parameter body: Is called once, with bytes that are valid until it returns.
  /// - Returns: What it returns.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    switch content {
    case .pixels(let pixels): try pixels.withUnsafeBytes(body)
    case .planes(let planes): try planes.bytes.withUnsafeBytes(body)
    }
  }
}
