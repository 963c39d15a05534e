internal import Geometry

/// The parts of a film that a sink writes apart from one another, and how many at the same time.
public struct FilmParts: Hashable, Sendable {
  /// The indices of the frames of each part: the first one begins at 0, each other one where the one
  /// before ends.
  public let ranges: [Range<Int>]
  /// The maximum number of parts that are written at the same time, at least 1.
  public let maximumConcurrency: Int

  /// Creates parts.
  ///
  /// - Parameters:
  ///   - ranges: The indices of the frames of each part, in order, without gaps, from 0.
  ///   - maximumConcurrency: The maximum number of parts that are written at the same time.
  public init(_ ranges: [Range<Int>], maximumConcurrency: Int = 1) {
    precondition(maximumConcurrency > 0, "at least 1 part must be written at a time")
    precondition(
      ranges.first?.lowerBound == 0 && ranges.allSatisfy { !$0.isEmpty }
        && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound },
      "the parts of a film follow each other from frame 0")
    self.ranges = ranges
    self.maximumConcurrency = maximumConcurrency
  }

  /// Returns a film in one part.
  public static func whole(_ film: Film) -> FilmParts { FilmParts([0..<film.frameCount]) }
}
