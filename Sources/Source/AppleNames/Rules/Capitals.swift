extension StringProtocol {
  /// The text with its first letter in lower case, unless it begins with an abbreviation: `Rect`
  /// gives `rect`, `CGRect` itself, as Swift 2 writes labels.
  package var decapitalized: String {
    dropFirst().first?.isUppercase == true ? String(self) : prefix(1).lowercased() + dropFirst()
  }

  /// The text with its leading word in lower case: `URLSession` gives `urlSession`.
  package var lowercasingFirst: String {
    let upper = prefix { $0.isUppercase }
    if upper.count == count { return lowercased() }
    let word = upper.count > 1 ? upper.dropLast() : upper
    return word.lowercased() + dropFirst(word.count)
  }

  /// The text with its first letter in upper case.
  package var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
