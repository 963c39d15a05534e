/// The names of Swift methods in Objective-C.
package enum ObjectiveCName {
  /// Labels that are appended to the base name without "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selectors of a method, the one that Swift makes first.
  ///
  /// The second is the one of Swift 2, which has no first label.
  package static func selectors(name: String, labels: [String]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { "\($0 == "_" ? "" : $0):" }.joined()
    let unlabeled = "\(name):\(rest)"
    guard first != "_" else { return [unlabeled] }
    let word = first.prefix { $0.isLowercase }
    let joint = prepositions.contains(String(word)) ? "" : "With"
    return ["\(name)\(joint)\(first.capitalizingFirst):\(rest)", unlabeled]
  }
}
