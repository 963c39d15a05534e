package import FilmKit
internal import FoundationEssentials

/// What all shards of a film have in common.
package struct ShardedFilm: Codable, Hashable, Sendable {
  /// The program that rendered it, with its version.
  package var program: String
  /// The number of pixel columns.
  package var width: Int
  /// The number of pixel rows.
  package var height: Int
  /// The frame rate, such as `60` or `30000/1001`.
  package var frameRate: String
  /// The number of the first frame.
  package var firstFrame: Int
  /// The number of frames.
  package var frameCount: Int
  /// The number in the name of the first frame's PNG file.
  package var firstNumber: Int
  /// Whether the film keeps alpha.
  package var isTransparent: Bool
  /// The number of frames of a segment, which is encoded by itself; nil for PNG frames and animated
  /// images, which have none.
  package var segmentLength: Int?
  /// The recipe, its parameters and all options on which the pixels or the encoding depend, by
  /// name.
  package var settings: [String: String]

  /// Describes a film.
  ///
  /// - Parameters:
  ///   - program: The program, with its version.
  ///   - film: The whole film.
  ///   - firstFrame: The number of its first frame.
  ///   - firstNumber: The number in the name of its PNG file.
  ///   - segmentLength: The number of frames of a segment; nil, the default, if it has none.
  ///   - settings: What the pixels and the encoding depend on, by name.
  package init(
    program: String, film: Film, firstFrame: Int, firstNumber: Int, segmentLength: Int? = nil,
    settings: [String: String]
  ) {
    self.program = program
    width = film.width
    height = film.height
    frameRate = "\(film.frameRate)"
    self.firstFrame = firstFrame
    frameCount = film.frameCount
    self.firstNumber = firstNumber
    isTransparent = film.isTransparent
    self.segmentLength = segmentLength
    self.settings = settings
  }

  /// The numbers of the frames.
  package var frames: Range<Int> { firstFrame..<firstFrame + frameCount }

  /// Returns the frames of a part.
  package func frames(of shard: Shard) -> Range<Int> {
    shard.frames(of: frames, segmentLength: segmentLength)
  }

  /// The number of segments; nil if the film has none.
  package var segmentCount: Int? { segmentLength.map(frameCount.segmentCount(length:)) }

  /// What the files of a part are.
  enum Contents {
    /// A PNG file for each frame.
    case pictures
    /// A file for each segment.
    case segments(length: Int)
    /// The film itself, which has one segment.
    case film
  }

  /// Returns what the files of each part are if there are a number of parts.
  func contents(shardCount: Int) -> Contents {
    guard let segmentLength, let segmentCount, shardCount <= segmentCount else { return .pictures }
    return segmentCount == 1 ? .film : .segments(length: segmentLength)
  }

  /// The whole film; nil if a number is not allowed.
  package var film: Film? {
    guard width > 0, height > 0, (0...Int(Int32.max)).contains(firstFrame),
      (0...Int(Int32.max)).contains(firstNumber),
      (1...Int(Int32.max)).contains(frameCount), segmentLength.map({ $0 > 0 }) ?? true,
      let rate = FrameRate(frameRate)
    else { return nil }
    return Film(
      width: width, height: height, frameRate: rate, frameCount: frameCount,
      isTransparent: isTransparent)
  }

  /// The film as bytes, which are equal for equal films.
  var key: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self))
    }
  }

  /// Returns how another film differs, as clauses: `scale is 2, not 1`.
  func differences(of other: ShardedFilm) -> [String] {
    let (mine, others) = (properties, other.properties)
    return Set(mine.keys).union(others.keys).sorted().compactMap { name in
      guard mine[name] != others[name] else { return nil }
      return "\(name) is \(others[name] ?? "not given"), not \(mine[name] ?? "absent")"
    }
  }

  private var properties: [String: String] {
    let own = [
      "program": program, "size": "\(width) x \(height)", "frame rate": frameRate,
      "first frame": "\(firstFrame)", "number of frames": "\(frameCount)",
      "transparency": "\(isTransparent)",
      "length of segments": segmentLength.map { "\($0)" } ?? "none",
    ]
    return settings.merging(own) { _, own in own }
  }
}
