/// Edits that cut code, and what is said about them.
struct Proposal {
  var edits: [Edit]
  let cut: Cut?

  /// The range of everything that is replaced.
  var range: Range<Int> {
    let start = edits.map(\.range.lowerBound).min() ?? 0
    return start..<max(start, edits.map(\.range.upperBound).max() ?? 0)
  }
}

extension [Proposal] {
  /// The proposals without those that change what a larger one changes, and without those that are
  /// there twice.
  var outermost: [Proposal] {
    var result: [Proposal] = []
    for proposal in sorted(by: { $0.largestEdit > $1.largestEdit })
    where !result.contains(where: { other in
      other.edits.contains { edit in
        proposal.edits.contains { $0 == edit || $0.range.overlaps(with: edit.range) }
      }
    }) {
      result.append(proposal)
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Proposal {
  /// The length of the longest code that is replaced.
  fileprivate var largestEdit: Int { edits.map(\.range.count).max() ?? 0 }
}

extension Range<Int> {
  /// Returns whether two ranges share code, or one is empty and lies within the other one.
  fileprivate func overlaps(with other: Range<Int>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
