/// The name of a method with its argument labels: `move(to:_:)`.
package struct Signature: Hashable, Sendable {
  package var name: String
  /// The labels; "_" for none.
  package var labels: [String]

  /// Reads a signature; a name without parentheses has no labels.
  package init(_ text: some StringProtocol) {
    let parts = Substring(text).utf8.split(separator: UInt8(ascii: "("), maxSplits: 1)
    name = String(Substring(parts[0]))
    labels =
      parts.count < 2
      ? []
      : parts[1].dropLast().split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  package init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }

  /// The name with labels: `move(to:_:)`; with empty parentheses if there is no parameter.
  package var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
