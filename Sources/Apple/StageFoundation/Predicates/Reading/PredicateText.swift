internal import Foundation

/// How conditions compare texts.
package enum PredicateText {
  /// Returns a text without what the options of a comparison leave out: `c` is case, `d` accents.
  package static func folded(_ text: String, _ options: String) -> String {
    var foldings: String.CompareOptions = []
    if options.contains("c") { foldings.insert(.caseInsensitive) }
    if options.contains("d") { foldings.insert(.diacriticInsensitive) }
    return foldings.isEmpty ? text : text.folding(options: foldings, locale: nil)
  }

  /// Returns whether a comparison of two texts holds; false for an operator of other values.
  package static func matches(
    _ left: String, _ name: String, _ options: String, _ right: String
  ) -> Bool {
    let text = folded(left, options)
    let other = folded(right, options)
    switch name {
    case "BEGINSWITH": return text.hasPrefix(other)
    case "ENDSWITH": return text.hasSuffix(other)
    case "CONTAINS": return other.isEmpty || text.contains(other)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
    case "MATCHES": return text.range(of: "^(?:\(other))$", options: .regularExpression) != nil
    default: return false
    }
  }
}
