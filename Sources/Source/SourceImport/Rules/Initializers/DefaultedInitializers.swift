internal import SwiftSyntax

/// An initializer all of whose parameters have values yields to one of its class or superclass:
/// `UIView()` is that of `NSObject` on iOS, and here one whose frame has a value too, so that the
/// two would be equally good, or `self.init()` in it would call it again.
final class DefaultedInitializers: RuleVisitor {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let isConvenience = node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    let isFavored = !node.attributes.contains { $0.trimmedDescription == "@_disfavoredOverload" }
    guard isConvenience, isFavored, !parameters.isEmpty,
      parameters.allSatisfy({ $0.defaultValue != nil }),
      node.isInExtension || isInInterfaceClass(node)
    else { return .visitChildren }
    output.insert("@_disfavoredOverload ", before: node)
    return .visitChildren
  }

  /// Whether an initializer is a member of a class of views or controllers.
  private func isInInterfaceClass(_ node: InitializerDeclSyntax) -> Bool {
    guard let name = EnclosingType(of: Syntax(node))?.qualifiedName,
      let type = project.type(named: name, from: file), let root = project.rootClass(of: type)
    else { return false }
    return InterfaceClasses.isView(root) || InterfaceClasses.isViewController(root)
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer is a member of an extension.
  fileprivate var isInExtension: Bool {
    var node = parent
    while let current = node {
      if current.is(ExtensionDeclSyntax.self) { return true }
      if current.isProtocol((any DeclGroupSyntax).self) || current.is(CodeBlockSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }
}
