internal import SwiftSyntax

/// Cases and options of Apple's types begin with a lower-case letter.
final class UppercaseCases: RuleVisitor {
  /// Cases whose last word is gone.
  private static let styles = [
    "FullStyle": "full", "LongStyle": "long", "MediumStyle": "medium", "NoStyle": "none",
    "ShortStyle": "short",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    guard case .identifier(let text) = name.tokenKind, text.first?.isUppercase == true,
      text.first?.isASCII == true, !project.staticNames.contains(text),
      NotificationNames.current(text) == nil, isOldCase(node)
    else { return .visitChildren }
    output.replace(name, with: Self.styles[text] ?? text.lowercasingFirst)
    return .visitChildren
  }

  /// Returns whether a member without a base, or of a type of Apple's, is a case and not a type.
  private func isOldCase(_ node: MemberAccessExprSyntax) -> Bool {
    // A member of a nested type without a base, or a type: .Inner.x, A.Inner.x, A.Inner(...).
    guard let base = node.base else { return true }
    let isUsedAsType =
      node.parent?.is(MemberAccessExprSyntax.self) == true
      || node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let name = base.code
    let isAppleType = ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) }
    guard isAppleType, project.type(named: name, from: file) == nil else { return false }
    if TypeRenames.all[name] != nil {
      return !isUsedAsType || !TypeRenames.nested.contains(node.declName.baseName.text)
    }
    return project.dialects[file.index] == .swift2
      && !TypeRenames.nested.contains(node.declName.baseName.text) && !isCalled(node)
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
