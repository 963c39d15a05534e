/// A token of one of several listings.
struct ListingToken {
  /// The index of the listing.
  let file: Int
  let token: SourceToken

  var text: Substring { token.text }
  var kind: SourceToken.Kind { token.kind }

  /// Whether it is a comment that stands for statements which are not repeated: `//...`.
  var isEllipsis: Bool {
    guard kind == .comment else { return false }
    let points = text.filter { $0 == "." }.count + (text.contains("…") ? 3 : 0)
    return points >= 2 && text.allSatisfy { "/*.… \t".contains($0) }
  }
}

extension Collection<ListingToken> {
  /// The tokens as a text for comparison, without comments.
  var code: String { filter { $0.kind != .comment }.map(\.text).joined(separator: " ") }
}
