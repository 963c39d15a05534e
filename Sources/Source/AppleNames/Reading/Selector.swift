/// A selector of Objective-C, with its class if the selector belongs to one:
/// `-[UIImage initWithCGImage:]`, `locationInView:`.
package struct Selector: Hashable, Sendable {
  /// The class that has the method; nil if each class that has it gives it the same name.
  package let owner: String?
  package let isClassMethod: Bool
  /// The selector itself: `initWithCGImage:`.
  package let text: String

  package init(_ text: String, owner: String? = nil, isClassMethod: Bool = false) {
    self.text = text
    self.owner = owner
    self.isClassMethod = isClassMethod
  }

  /// The name in Swift 2, which follows from the selector: the first part is the base name, and the
  /// others are labels.
  ///
  /// Initializers and methods that make an object of their class are initializers in Swift.
  package var swift2: Signature {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let base = parts.removeFirst()
    guard !parts.isEmpty else {
      if base == "init", let owner { return Signature(name: owner, labels: []) }
      return Signature(name: base, labels: [])
    }
    parts.removeLast()
    let rest = parts.map { $0.isEmpty ? "_" : $0 }
    if let owner, let label = initializedLabel(base: base, owner: owner) {
      return Signature(name: owner, labels: [label] + rest)
    }
    return Signature(name: base, labels: ["_"] + rest)
  }

  /// Returns the first label of an initializer; nil if the method is none.
  private func initializedLabel(base: String, owner: String) -> String? {
    if !isClassMethod {
      return base.hasPrefix("initWith") ? base.dropFirst(8).decapitalized : nil
    }
    // UIBezierPath has bezierPathWithRect:, and UICollectionViewLayoutAttributes
    // layoutAttributesForCellWithIndexPath:.
    for start in owner.indices where owner[start].isUppercase {
      let suffix = owner[start...].decapitalized
      let rest = base.dropFirst(suffix.count)
      guard base.hasPrefix(suffix), rest.first?.isUppercase == true else { continue }
      return (rest.hasPrefix("With") ? rest.dropFirst(4) : rest).decapitalized
    }
    return nil
  }
}

extension Selector: CustomStringConvertible {
  /// The selector as the tables write it.
  package var description: String {
    owner.map { "\(isClassMethod ? "+" : "-")[\($0) \(text)]" } ?? text
  }
}
