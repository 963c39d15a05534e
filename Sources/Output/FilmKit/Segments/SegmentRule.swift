/// How a film is cut into segments, which are encoded at the same time and joined.
///
/// The rule depends on the size and the number of frames alone, so a film has the same bytes on
/// every machine. Its figures are in Benchmarks/README.md.
enum SegmentRule {
  /// The number of frames after which encoders such as x264 begin anew anyway, so that a cut hardly
  /// makes the file larger.
  static let keyInterval = 250

  /// The smallest number of pixels of all frames of a segment.
  ///
  /// Their encoding takes some seconds of a processor, so that another encoder and the joining are a
  /// small part of it.
  static let minimumPixelCount = 1_000_000_000

  /// Returns the number of frames of each segment but the last one, which may have fewer.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - minimum: The smallest number of pixels of a segment.
  /// - Returns: The length, a multiple of the key interval; the number of all frames if the film has
  ///   at most a fifth more than a segment.
  static func length(for film: Film, minimumPixelCount minimum: Int) -> Int {
    let pixels = film.width * film.height * keyInterval
    let length = keyInterval * max(1, (minimum - 1) / pixels + 1)
    return film.frameCount > length + length / 5 ? length : film.frameCount
  }
}

extension Int {
  /// Returns the number of segments of this many frames, at least 1, of which the last may be
  /// shorter than the others.
  package func segmentCount(length: Int) -> Int { (self - 1) / length + 1 }
}

extension Movie {
  /// Returns the number of frames of each segment of a film but the last one, which may have fewer.
  ///
  /// - Parameter film: The whole film.
  /// - Returns: The length, the number of all frames if the film is not cut; nil for the formats of
  ///   animated images, such as GIF, whose frames and colors depend on one another.
  package func segmentLength(for film: Film) -> Int? {
    guard format.animatedImage == nil else { return nil }
    let codec = codec(isTransparent: film.isTransparent)
    let isWhole = film.isTransparent && codec?.hasAlphaBesidePackets == true
    return isWhole
      ? film.frameCount
      : SegmentRule.length(for: film, minimumPixelCount: minimumSegmentPixelCount)
  }

  /// Returns whether a film is encoded as more than one segment.
  func isCut(_ film: Film) -> Bool {
    segmentLength(for: film).map { $0 < film.frameCount } ?? false
  }

  /// Returns the largest number of encoders that work at the same time: one for each segment, at
  /// most one for each processor.
  func encoderCount(for film: Film) -> Int {
    let length = segmentLength(for: film) ?? film.frameCount
    return min(film.frameCount.segmentCount(length: length), processorCount)
  }
}
