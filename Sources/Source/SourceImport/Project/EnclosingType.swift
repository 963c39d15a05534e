internal import SwiftSyntax

/// The type in whose body or extension a node stands.
struct EnclosingType {
  /// The name as it can be written at the node: of the declaration, or the extended type.
  let name: String
  /// The name with those of the enclosing types.
  let qualifiedName: String
  let declaration: Syntax

  /// Finds the nearest type around a node; nil at the top level.
  init?(of node: Syntax) {
    var current = node.parent
    while let syntax = current {
      if let declaration = syntax.asProtocol((any DeclGroupSyntax).self) {
        self.declaration = syntax
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
          name = extended.extendedType.nameWithoutArguments
          qualifiedName = name
          return
        }
        guard let named = syntax.asProtocol((any NamedDeclSyntax).self) else { return nil }
        name = named.name.text.trimmingBackticks
        let outer = EnclosingType(of: syntax)
        qualifiedName = outer.map { "\($0.qualifiedName)." + named.name.text } ?? name
        return
      }
      current = syntax.parent
    }
    return nil
  }
}

extension ClassDeclSyntax {
  /// The name of the class with those of the enclosing types.
  var qualifiedName: String {
    let name = name.text.trimmingBackticks
    return EnclosingType(of: Syntax(self)).map { "\($0.qualifiedName).\(name)" } ?? name
  }
}

extension SyntaxProtocol {
  /// Whether no function, closure or type is around the node.
  var isAtTopLevel: Bool {
    var current = parent
    while let syntax = current {
      if syntax.is(CodeBlockSyntax.self) || syntax.is(ClosureExprSyntax.self)
        || syntax.is(MemberBlockSyntax.self) || syntax.is(AccessorBlockSyntax.self)
      {
        return false
      }
      current = syntax.parent
    }
    return true
  }
}

extension TypeSyntax {
  /// The type without optional marks, attributes and generic arguments.
  var nameWithoutArguments: String {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.nameWithoutArguments
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.nameWithoutArguments
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.nameWithoutArguments
    }
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      return identifier.name.text.trimmingBackticks
    }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.nameWithoutArguments).\(member.name.text)"
    }
    return code
  }
}

extension InheritanceClauseSyntax? {
  /// The inherited types without generic arguments.
  var inheritedNames: [String] {
    self?.inheritedTypes.map { $0.type.nameWithoutArguments } ?? []
  }
}
