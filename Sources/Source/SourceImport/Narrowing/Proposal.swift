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
  /// The proposals without those inside of others, and without those that are there twice.
  var outermost: [Proposal] {
    var result: [Proposal] = []
    for proposal in sorted(by: { $0.range.count > $1.range.count })
    where !result.contains(where: { other in
      other.edits.contains { edit in
        proposal.edits.contains { $0 == edit } || edit.range.contains(proposal.range)
      }
    }) {
      result.append(proposal)
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Range<Int> {
  /// Returns whether another range lies inside of this one, which is not empty.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    !isEmpty && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
