/// What a film is before anything is drawn: its size, its rate and its length.
///
/// A film is made of frames of any kind. They are produced one after the other, drawn as images by
/// several workers at once, and written in order to a ``FilmSink``:
///
/// ```swift
/// let film = Film(width: 640, height: 1136, frameRate: 60, frameCount: 270)
/// try await film.render(to: .movie("gravity.mp4"), redraw: renderer.redraw) { index in
///   stage.frame(at: film.time(ofFrame: index))
/// }
/// ```
public struct Film: Hashable, Sendable {
  /// The number of pixel columns, at least 1.
  public let width: Int
  /// The number of pixel rows, at least 1.
  public let height: Int
  /// How many frames are shown in a second.
  public let frameRate: FrameRate
  /// The number of frames, at least 1.
  public let frameCount: Int
  /// Whether the background shows through where the images are transparent.
  ///
  /// An opaque film ignores the images' alpha: what is transparent in them becomes black.
  public let isTransparent: Bool

  /// Creates the description of a film.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns, at least 1.
  ///   - height: The number of pixel rows, at least 1.
  ///   - frameRate: How many frames are shown in a second.
  ///   - frameCount: The number of frames, at least 1.
  ///   - isTransparent: Whether the background shows through where the images are transparent.
  public init(
    width: Int, height: Int, frameRate: FrameRate, frameCount: Int, isTransparent: Bool = false
  ) {
    precondition(
      width > 0 && height > 0, "a film must be at least 1 x 1 pixels, not \(width) x \(height)")
    precondition(frameCount > 0, "a film must have at least 1 frame, not \(frameCount)")
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.isTransparent = isTransparent
  }

  /// How long the film lasts, in seconds.
  public var duration: Double { time(ofFrame: frameCount) }

  /// When a frame begins to be shown, in seconds from the beginning of the film.
  ///
  /// - Parameter index: The frame, counted from 0.
  /// - Returns: The time, without accumulated rounding.
  public func time(ofFrame index: Int) -> Double {
    Double(index * frameRate.denominator) / Double(frameRate.numerator)
  }
}
