// What this program writes into another language is escaped by the functions of this folder.
//
// They go by scalars, as shells, terminals and parsers do. A grapheme cluster, which is Swift's
// Character, may hide a quotation mark or a control character: after U+0600 or before U+0301.

extension StringProtocol {
  /// Returns the text with some scalars replaced.
  ///
  /// - Parameter replacement: Returns what takes the place of a scalar; nil to keep it.
  /// - Returns: The text.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        text.append(contentsOf: replacement.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
