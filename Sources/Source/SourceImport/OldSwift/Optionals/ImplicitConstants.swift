internal import SwiftSyntax

/// In Swift 1 and 2 a variable has the implicitly unwrapped type of the value that it gets.
///
/// `let box = boxView`, where `boxView` is a `UIView!`, becomes `let box: UIView! = boxView`.
final class ImplicitConstants: RuleVisitor {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation == nil, node.pattern.is(IdentifierPatternSyntax.self),
      let value = node.initializer?.value, let type = implicitType(of: value)
    {
      output.insert(": \(type)!", after: node.pattern)
    }
    return .visitChildren
  }

  /// Returns the type of a property that is implicitly unwrapped, without the mark.
  private func implicitType(of value: ExprSyntax) -> String? {
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return implicitType(ofMember: name, at: Syntax(value))
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    if base.code == "self" { return implicitType(ofMember: name, at: Syntax(value)) }
    let text = base.code.lowercased()
    return name == "view" && (text.hasSuffix("controller") || text.hasSuffix("vc"))
      ? "UIView" : nil
  }

  private func implicitType(ofMember name: String, at node: Syntax) -> String? {
    guard LocalValues.typeName(of: name, at: node) == nil,
      let enclosing = EnclosingType(of: node),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return nil }
    for owner in [type] + project.superclasses(of: type) {
      if let found = owner.implicitTypes[name] { return TypeRenames.all[found] ?? found }
    }
    let root = project.rootClass(of: type)
    return name == "view" && root.map(InterfaceClasses.isViewController) == true ? "UIView" : nil
  }
}
