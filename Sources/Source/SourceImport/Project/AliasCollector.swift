internal import SwiftSyntax

/// Collects the names that a program gives to other types.
final class AliasCollector: ActiveVisitor {
  /// The types by these names; of a name that stands for two types the first one.
  private(set) var types: [String: String] = [:]

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if types[node.name.text] == nil { types[node.name.text] = node.initializer.value.code }
    return .skipChildren
  }
}
