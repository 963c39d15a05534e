internal import SwiftSyntax

/// `init()` and `init(layer:)` of a layer are required, since presentation copies are made with
/// them.
final class LayerInitializers: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = project.type(named: node.qualifiedName, from: file),
      let root = project.rootClass(of: type), InterfaceClasses.isLayer(root)
    else { return .visitChildren }
    let own = type.initializers
    var added: [String] = []
    if let initializer = own.first(where: { $0.takesNothing }) {
      if !initializer.modifiers.containsAny(["required"]), initializer.root == node.root {
        if let modifier = initializer.modifiers.first(where: { $0.name.text == "override" }) {
          output.replace(modifier.name, with: "required")
        } else {
          output.insert("required ", before: initializer.initKeyword)
        }
      }
    } else if own.contains(where: { !$0.modifiers.containsAny(["convenience"]) }) {
      // A class with designated initializers of its own does not inherit this one.
      let body =
        hasUnsetProperty(node)
        ? "fatalError(\"\(node.name.text) has no init(), with which a layer is copied.\")"
        : "super.init()"
      added.append("required init() { \(body) }")
    }
    if let copying = copyInitializer(of: node, own) { added.append(copying) }
    if !added.isEmpty {
      output.insert(
        added.joined(separator: "; ") + " ", before: node.memberBlock.rightBrace)
    }
    return .visitChildren
  }

  /// Whether a property of a class has no value before an initializer sets it.
  private func hasUnsetProperty(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.flattened.contains { member in
      guard let variable = member.as(VariableDeclSyntax.self),
        !variable.modifiers.containsAny(["static", "class", "lazy"]),
        variable.attributes.attribute("NSManaged") == nil
      else { return false }
      return variable.bindings.contains { binding in
        binding.initializer == nil && binding.accessorBlock == nil
          && binding.typeAnnotation?.type.isOptional != true
      }
    }
  }

  /// Makes `init(layer:)` a required one; returns the one that is added to a class with designated
  /// initializers of its own, which does not inherit it.
  private func copyInitializer(
    of node: ClassDeclSyntax, _ own: [InitializerDeclSyntax]
  ) -> String? {
    func copies(_ initializer: InitializerDeclSyntax) -> Bool {
      initializer.signature.parameterClause.parameters.map(\.firstName.text) == ["layer"]
    }
    let designated = own.filter { !$0.modifiers.containsAny(["convenience"]) }
    if let initializer = own.first(where: copies) {
      guard initializer.root == node.root else { return nil }
      if let modifier = initializer.modifiers.first(where: { $0.name.text == "override" }) {
        output.replace(modifier.name, with: "required")
      }
    } else if !designated.isEmpty {
      let body =
        hasUnsetProperty(node)
        ? "fatalError(\"\(node.name.text) has no init(layer:), with which a layer is copied.\")"
        : "super.init(layer: layer)"
      return "required init(layer: Any) { \(body) }"
    }
    return nil
  }
}

extension TypeSyntax {
  /// Whether a variable of the type is nil at first.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
