import FileIO

/// A secret of 128 random bits, which the page needs for every request.
struct AccessToken: Sendable {
  /// Hexadecimal digits.
  let text: String

  /// Creates a random token.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      (generator.next() as UInt64).hexadecimal(digits: 16, uppercase: false)
    }.joined()
  }

  /// Returns whether a text is the token, in a time that does not depend on how much of it is.
  func matches(_ other: some StringProtocol) -> Bool {
    let pairs = zip(text.utf8, other.utf8)
    return text.utf8.count == other.utf8.count && pairs.reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
