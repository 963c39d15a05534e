/// How a film is cut into segments, which are encoded at the same time and joined.
///
/// The rule depends on the number of frames alone, so a film has the same bytes on every machine.
/// Its figures are in Benchmarks/README.md.
struct SegmentRule: Sendable {
  /// The largest number of frames of a film that is not cut: of those, the start of an encoder and
  /// a key frame would be too large a part.
  static let wholeFrameCount = 300

  /// The largest number of frames of a segment: after as many, encoders such as x264 begin anew
  /// anyway.
  static let maximumLength = 250

  /// The largest number of frames of a film whose segments are equally long.
  ///
  /// They are ready at the same time. In longer films each segment but the last has the maximum,
  /// which keeps the file small.
  static let evenFrameCount = 1000

  /// Returns the number of frames of each segment but the last one, which may have fewer.
  ///
  /// - Parameter frameCount: The number of frames of the film, at least 1.
  /// - Returns: The length; `frameCount` for a film of one segment.
  static func length(for frameCount: Int) -> Int {
    guard frameCount > wholeFrameCount else { return frameCount }
    guard frameCount <= evenFrameCount else { return maximumLength }
    let count = (frameCount - 1) / maximumLength + 1
    return (frameCount - 1) / count + 1
  }
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
    return isWhole ? film.frameCount : SegmentRule.length(for: film.frameCount)
  }

  /// Returns whether a film is encoded as more than one segment.
  func isCut(_ film: Film) -> Bool {
    segmentLength(for: film).map { $0 < film.frameCount } ?? false
  }
}
