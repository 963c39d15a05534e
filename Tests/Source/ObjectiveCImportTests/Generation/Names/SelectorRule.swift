/// The selector of a method by Swift's rule for imported names, backwards.
enum SelectorRule {
  /// Words after which a name leaves out the type that follows: `drawAtPoint:` is `draw(at:)`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
  /// Abbreviations that Objective-C writes in capitals.
  private static let abbreviations = ["cg", "ci", "url", "ui", "id"]

  /// Returns the selectors that a name can come from, the one without words for types last.
  static func selectors(base: String, labels: [String], types: [String]) -> [String] {
    guard let first = labels.first else { return [base] }
    let full = zip(labels, types).map { $0 == "_" ? "" : typed($0, $1) }
    let short = zip(labels, types).map { $0 == "_" ? "" : typed($0, $1.lastWord) }
    let bare = labels.map { $0 == "_" ? "" : capitalized($0) }
    return [full, short, bare].map { words in
      let start = first == "_" ? base : base + joint(first) + words[0].capitalizingWord
      return start + ":" + words.dropFirst().map { "\($0.decapitalizedFirst):" }.joined()
    }.uniqued()
  }

  /// The word between a name and its first label.
  private static func joint(_ label: String) -> String {
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? "" : "With"
  }

  /// Returns a label with the word for the type that Swift leaves out after a preposition.
  private static func typed(_ label: String, _ type: String) -> String {
    let words = label.indices.reversed().first { label[$0].isUppercase }.map { label[$0...] }
    let last = (words.map(String.init) ?? label).lowercased()
    guard prepositions.contains(last) else { return capitalized(label) }
    return label + (last == "at" && type.isEmpty ? "Index" : type)
  }

  private static func capitalized(_ label: String) -> String {
    for word in abbreviations where label.hasPrefix(word) {
      let next = label.dropFirst(word.count).first
      if next == nil || next?.isUppercase == true {
        return word.uppercased() + label.dropFirst(word.count)
      }
    }
    return label
  }
}

extension String {
  fileprivate var capitalizingWord: String { prefix(1).uppercased() + dropFirst() }

  /// The word as a part of a selector begins: `CGImage` stays.
  fileprivate var decapitalizedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}

extension Array where Element: Hashable {
  /// The elements without those that come again.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
