internal import Geometry

/// The size, frame rate and length of a film.
///
/// Frames are values of any type. They are produced one after the other, drawn as images by several
/// workers at once, and written in order to a ``FilmSink``:
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
  /// The number of frames shown in a second.
  public let frameRate: FrameRate
  /// The number of frames, at least 1.
  public let frameCount: Int
  /// Whether the film keeps the alpha of its images.
  ///
  /// An opaque film ignores alpha: transparent pixels become black.
  public let isTransparent: Bool

  /// Creates the description of a film.
  ///
  /// - Parameters:
  ///   - width: The number of pixel columns, at least 1.
  ///   - height: The number of pixel rows, at least 1.
  ///   - frameRate: The number of frames shown in a second.
  ///   - frameCount: The number of frames, at least 1.
  ///   - isTransparent: Whether the film keeps the alpha of its images; false by default.
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

  /// The length of the film, in seconds.
  public var duration: Double { time(ofFrame: frameCount) }

  /// Returns the presentation time of a frame, in seconds from the beginning of the film.
  ///
  /// - Parameter index: The index of the frame, from 0.
  /// - Returns: The time, without accumulated rounding errors.
  public func time(ofFrame index: Int) -> Double {
    Double(index * frameRate.denominator) / Double(frameRate.numerator)
  }
}
