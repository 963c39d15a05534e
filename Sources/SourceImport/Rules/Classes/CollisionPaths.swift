internal import SwiftSyntax

/// The collision boundary of an item, a `UIBezierPath` in source for iOS, gets its value's type too.
///
/// `var collisionBoundingPath: UIBezierPath` is renamed, and a property with the type that animators read
/// is added. It would not override the view's, or would not be the requirement of the item.
final class CollisionPaths: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first, binding.pattern.code == "collisionBoundingPath",
      binding.typeAnnotation?.type.nameWithoutArguments == "UIBezierPath"
    else { return .visitChildren }
    let name = "_collisionBoundingPath"
    let isOptional = binding.typeAnnotation?.type.code == "UIBezierPath?"
    let modifiers = node.modifiers.map { "\($0.code) " }.joined()
    output.replace(binding.pattern, with: name)
    for modifier in node.modifiers where modifier.name.text == "override" {
      output.remove(modifier)
    }
    let path = isOptional ? "\(name)?.cgPath ?? CGPath()" : "\(name).cgPath"
    output.insert("; \(modifiers)var collisionBoundingPath: CGPath { \(path) }", after: node)
    return .visitChildren
  }
}
