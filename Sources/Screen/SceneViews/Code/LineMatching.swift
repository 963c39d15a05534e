/// Which lines of a listing are lines of an earlier one.
package struct LineMatching {
  /// Where a line comes from.
  package enum Origin: Equatable {
    /// A line of the same text.
    case same(Int)
    /// A line that was changed into this one.
    case similar(Int)
  }

  /// The lines of the earlier listing that the lines of the new one were; nil for lines that are
  /// new.
  package private(set) var origins: [Origin?]
  /// The lines of the earlier listing that are in none of the new one.
  package private(set) var removed: [Int] = []

  /// The number of characters from which a line that stands elsewhere is a line that has moved.
  private static let minimumMovedLength = 4
  /// The similarity from which a line was changed into another.
  private static let minimumSimilarity = 0.5

  /// Compares lines without their indentation.
  package init(from old: [String], to new: [String]) {
    origins = Array(repeating: nil, count: new.count)
    var isUsed = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    let difference = new.difference(from: old).inferringMoves()
    for case .remove(let offset, _, _) in difference.removals { isUsed[offset] = true }
    for case .insert(let offset, _, _) in difference.insertions { isInserted[offset] = true }
    // The lines that are neither removed nor inserted are the same ones, in order.
    let kept = old.indices.filter { !isUsed[$0] }
    for (line, origin) in zip(new.indices.filter { !isInserted[$0] }, kept) {
      origins[line] = .same(origin)
    }
    isUsed = old.indices.map { kept.contains($0) }
    for case .insert(let offset, let text, let origin?) in difference.insertions
    where text.count >= Self.minimumMovedLength {
      origins[offset] = .same(origin)
      isUsed[origin] = true
    }
    var gap = 0..<(kept.first ?? old.count)
    for line in new.indices {
      if !isInserted[line], case .same(let origin) = origins[line] {
        gap = origin + 1..<(kept.first { $0 > origin } ?? old.count)
      } else if origins[line] == nil,
        let origin = gap.first(where: {
          !isUsed[$0]
            && WordMatching(from: old[$0], to: new[line]).similarity >= Self.minimumSimilarity
        })
      {
        origins[line] = .similar(origin)
        isUsed[origin] = true
        gap = origin + 1..<gap.upperBound
      }
    }
    removed = old.indices.filter { !isUsed[$0] }
  }
}
