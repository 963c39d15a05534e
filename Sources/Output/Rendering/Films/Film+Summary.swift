package import FilmKit

extension Film {
  /// The number of frames, their size and rate: `120 frames, 640 x 1136, 60 a second`.
  package var summary: String {
    "\(frameCount) frames, \(width) x \(height), \(frameRate) a second"
  }
}
