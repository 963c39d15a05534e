internal import SwiftSyntax

/// Attributes of the Objective-C runtime and of Interface Builder are removed.
final class Attributes: RuleVisitor {
  private static let removed: Set<String> = [
    "GKInspectable", "IBAction", "IBOutlet", "IBSegueAction", "MainActor", "NSApplicationMain",
    "NSCopying", "NSManaged", "UIApplicationMain", "main", "objc", "objcMembers",
    "preconcurrency",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.removed.contains(node.attributeName.code) else { return .visitChildren }
    if let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self),
      signature.isOnlyAttributes
    {
      // A closure without signature has no `in` either.
      output.remove(signature.inKeyword)
    }
    output.remove(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureSignatureSyntax {
  fileprivate var isOnlyAttributes: Bool {
    capture == nil && parameterClause == nil && effectSpecifiers == nil && returnClause == nil
  }
}
