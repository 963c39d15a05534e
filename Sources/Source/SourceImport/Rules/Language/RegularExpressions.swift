internal import SwiftSyntax

/// Regular expressions between single slashes, which Swift 5 has only with a setting of Xcode's,
/// get number signs.
final class RegularExpressions: RuleVisitor {
  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.openingPounds == nil else { return .skipChildren }
    output.insert("#", before: node)
    output.insert("#", after: node)
    return .skipChildren
  }
}
