/// A number of elements or units.
public typealias CFIndex = Int

/// A part of a text or list of Core Foundation.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of indices; 0 at the index 0 stands for all in Core Text.
  public var length: CFIndex

  /// Creates a part.
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }

  /// Returns the indices of a list of some length, where no indices from an index on stand for all.
  func indices(of count: Int) -> Range<Int> {
    let first = min(max(location, 0), count)
    return length == 0 ? first..<count : first..<min(max(first + length, first), count)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a part of a text or list.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
