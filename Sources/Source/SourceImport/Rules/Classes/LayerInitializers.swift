internal import SwiftSyntax

/// `init()` of a layer is required, since presentation copies are made with it.
final class LayerInitializers: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = project.type(named: node.qualifiedName, from: file),
      let root = project.rootClass(of: type), InterfaceClasses.isLayer(root)
    else { return .visitChildren }
    let own = type.initializers
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
      output.insert(
        "required init() { super.init() } ", before: node.memberBlock.rightBrace)
    }
    return .visitChildren
  }
}
