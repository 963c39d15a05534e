internal import SwiftSyntax

/// Stored properties that are `dynamic` report to their observers when they are set.
final class DynamicProperties: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.containsAny(["dynamic"]),
      node.attributes.attribute("NSManaged") == nil, node.bindingSpecifier.text == "var",
      !node.modifiers.containsAny(["static", "class"]), node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let call = "_didChange(self, \"\(name.trimmingBackticks)\")"
    guard let block = binding.accessorBlock else {
      output.insert(" { didSet { \(call) } }", after: binding)
      return .visitChildren
    }
    guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }) {
      if let body = observer.body { output.insert(" \(call);", after: body.leftBrace) }
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      output.insert("didSet { \(call) } ", before: block.rightBrace)
    }
    return .visitChildren
  }
}
