internal import SwiftSyntax

/// The collision boundary of an item, a `UIBezierPath` in source for iOS, gets its value's type
/// too.
///
/// `var collisionBoundingPath: UIBezierPath` is renamed, and a property with the type that
/// animators read is added. It would not override the view's, or would not be the requirement of
/// the item.
final class CollisionPaths: RuleVisitor {
  private static let property = "collisionBoundingPath"
  /// The name of the program's property, which no program has itself.
  private static let renamed = "_zoetropeCollisionPath"

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first, binding.pattern.code == Self.property,
      binding.typeAnnotation?.type.nameWithoutArguments == "UIBezierPath"
    else { return .visitChildren }
    let isOptional = binding.typeAnnotation?.type.code == "UIBezierPath?"
    let modifiers = node.modifiers.map { "\($0.code) " }.joined()
    output.replace(binding.pattern, with: Self.renamed)
    for modifier in node.modifiers where modifier.name.text == "override" {
      output.remove(modifier)
    }
    let path = isOptional ? "\(Self.renamed)?.cgPath ?? CGPath()" : "\(Self.renamed).cgPath"
    output.insert("; \(modifiers)var \(Self.property): CGPath { \(path) }", after: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What sets the property of the project's class sets the renamed one.
    if node.declName.baseName.text == Self.property, setsValue(node),
      project.types.contains(where: { $0.properties[Self.property] == "UIBezierPath" })
    {
      output.replace(node.declName.baseName, with: Self.renamed)
    }
    return .visitChildren
  }

  private func setsValue(_ node: MemberAccessExprSyntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.id == node.id
    else { return false }
    return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
