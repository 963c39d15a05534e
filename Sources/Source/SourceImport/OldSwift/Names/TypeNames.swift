internal import SwiftSyntax

/// Types and constants get today's names.
final class TypeNames: RuleVisitor {
  /// Classes of Foundation that are still there under their old names.
  private static let standing: Set<String> = [
    "NSCalendar", "NSCharacterSet", "NSDate", "NSIndexPath", "NSIndexSet", "NSLocale",
    "NSNotification", "NSTimeZone", "NSURL", "NSURLRequest", "NSUUID",
  ]

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
    let name = token.text
    guard let current = TypeRenames.all[name], project.type(named: name, from: file) == nil,
      !project.declaredNames.contains(name)
    else { return }
    if Self.standing.contains(name), project.dialects[file.index] != .swift2 { return }
    let outer = current.split(separator: ".").first.map(String.init) ?? current
    let isHidden = project.type(named: outer, from: file) != nil
    output.replace(token, with: isHidden ? "UIKit.\(current)" : current)
  }
}
