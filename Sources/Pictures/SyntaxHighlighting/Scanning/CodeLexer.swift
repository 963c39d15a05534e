internal import PictureKit

/// What finds the tokens of a language.
protocol CodeLexer {
  /// The listing, and the tokens that have been found.
  var scanner: CodeScanner { get set }
  /// Reads what begins with a unit, the present one.
  mutating func readToken(_ unit: CodeUnit)
}

extension CodeLexer {
  /// Reads the whole listing.
  mutating func tokens() -> [CodeToken] {
    while let unit = scanner.current { readToken(unit) }
    return scanner.tokens
  }
}
