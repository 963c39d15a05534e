internal import SwiftSyntax

/// Types and constants get today's names.
final class TypeNames: RuleVisitor {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
      if let notification = NotificationNames.current(node.baseName.text),
        member.base == nil || member.base?.code.hasSuffix("Name") == true
      {
        output.replace(member, with: notification)
      }
      return .visitChildren
    }
    if let notification = NotificationNames.current(node.baseName.text),
      !project.declaredNames.contains(node.baseName.text)
    {
      output.replace(node, with: notification)
    } else {
      rename(node.baseName)
    }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    if let current = currentName(of: token.text) { output.replace(token, with: current) }
  }
}

extension RuleVisitor {
  /// Classes of Foundation that are still there under their old names.
  private static let standing: Set<String> = [
    "NSCalendar", "NSCharacterSet", "NSDate", "NSIndexPath", "NSIndexSet", "NSLocale",
    "NSNotification", "NSTimeZone", "NSURL", "NSURLRequest", "NSUUID",
  ]

  /// Returns today's name of a type or constant of Apple's; nil if it has not changed, or if the
  /// project declares the name.
  func currentName(of name: String) -> String? {
    guard let current = TypeRenames.all[name], project.type(named: name, from: file) == nil,
      !project.declaredNames.contains(name)
    else { return nil }
    if Self.standing.contains(name), project.dialects[file.index] != .swift2 { return nil }
    let outer = current.split(separator: ".").first.map(String.init) ?? current
    return project.type(named: outer, from: file) == nil ? current : "UIKit.\(current)"
  }

  /// Returns the code of a type with today's names.
  func currentCode(of type: TypeSyntax) -> String {
    type.tokens(viewMode: .sourceAccurate).map { token in
      token.leadingTrivia.description + (currentName(of: token.text) ?? token.text)
        + token.trailingTrivia.description
    }.joined().trimmingSpaces
  }
}
