/// Who counts the references to objects in a file.
package enum ReferenceCounting: Sendable {
  /// The compiler.
  case automatic
  /// The source, which sends `retain` and `release`.
  case manual

  /// The arguments of clang.
  var arguments: [String] {
    switch self {
    case .automatic: ["-fobjc-arc"]
    // Weak references are allowed in both.
    case .manual: ["-fno-objc-arc", "-fobjc-weak"]
    }
  }

  /// Returns whether a message is about what only source with manual counting may contain.
  static func isBroken(_ message: ClangMessage) -> Bool {
    guard message.severity == .error else { return false }
    return [
      "ARC", "automatic reference counting", "bridged cast", "protected scope", "cannot jump",
      "unqualified to objective-c object", "ownership",
    ].contains(where: message.sentence.contains)
  }
}
