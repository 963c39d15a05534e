/// The name of a method with its argument labels: `move(to:_:)`.
struct Signature: Hashable {
  var name: String
  var labels: [String]

  /// Reads a signature; a name without parentheses has no labels.
  init(_ text: some StringProtocol) {
    let parts = text.split(separator: "(", maxSplits: 1)
    name = String(parts[0])
    labels =
      parts.count < 2 ? [] : String(parts[1].dropLast()).split(separator: ":").map(String.init)
  }

  init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }
}
