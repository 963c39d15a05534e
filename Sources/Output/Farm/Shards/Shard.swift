internal import FileIO
internal import FilmKit

/// One of the equal parts of a film's frames, which are rendered apart: part 3 of 10.
package struct Shard: Hashable, Sendable {
  /// The largest number of parts.
  package static let maximumCount = 1_000_000

  /// The number of the part, from 1 to ``count``.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// Creates a shard; nil unless the number is from 1 to the count, and the count at most
  /// ``maximumCount``.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns all parts in order.
  ///
  /// - Parameter count: The number of parts, from 1 to ``maximumCount``.
  /// - Returns: The parts.
  package static func all(_ count: Int) -> [Shard] {
    (1...count).compactMap { Shard($0, of: count) }
  }

  /// Returns the frames of the part: all parts differ by one frame at most.
  ///
  /// - Parameter frames: The frames of the film, at least one for each part.
  /// - Returns: The frames; empty if there are fewer frames than parts and none is left for this
  ///   one.
  package func frames(of frames: Range<Int>) -> Range<Int> {
    func bound(_ index: Int) -> Int {
      let (high, low) = frames.count.multipliedFullWidth(by: index)
      return frames.lowerBound + count.dividingFullWidth((high, low)).quotient
    }
    return bound(number - 1)..<bound(number)
  }
}

extension Shard {
  /// Returns the frames of the part of a film that is encoded in segments: whole segments, whose
  /// number differs by one at most.
  ///
  /// - Parameters:
  ///   - frames: The frames of the film, at least one for each part.
  ///   - segmentLength: The number of frames of a segment; nil if the film has none.
  /// - Returns: The frames. If there are more parts than segments, all parts differ by one frame at
  ///   most; they are not encoded, but rendered as PNG frames.
  package func frames(of frames: Range<Int>, segmentLength: Int?) -> Range<Int> {
    guard let length = segmentLength else { return self.frames(of: frames) }
    let segmentCount = frames.count.segmentCount(length: length)
    guard count <= segmentCount else { return self.frames(of: frames) }
    let segments = self.frames(of: 0..<segmentCount)
    return frames.lowerBound + segments.lowerBound
      * length..<min(frames.lowerBound + segments.upperBound * length, frames.upperBound)
  }
}

extension Shard: TextCodable {
  package static var rule: String { "a shard is a text such as 3/10" }

  /// The text `3/10`.
  package var description: String { "\(number)/\(count)" }

  /// Parses a text such as `3/10`; nil if it is not one.
  package init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }
}
