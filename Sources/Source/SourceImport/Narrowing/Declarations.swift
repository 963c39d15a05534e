internal import SwiftSyntax

/// A declaration around an error.
enum Declarations {
  /// Returns the nearest declaration around a node that can be cut: a member, a type, or a
  /// function; nil at the top level.
  static func nearest(to node: some SyntaxProtocol) -> DeclSyntax? {
    var current: Syntax? = Syntax(node)
    while let syntax = current {
      if let accessor = syntax.as(AccessorDeclSyntax.self) { return DeclSyntax(accessor) }
      if let declaration = syntax.as(DeclSyntax.self), isCut(declaration) { return declaration }
      current = syntax.parent
    }
    return nil
  }

  private static func isCut(_ declaration: DeclSyntax) -> Bool {
    if declaration.is(VariableDeclSyntax.self) {
      // Local variables are statements, but for those that are computed.
      return declaration.parent?.is(MemberBlockItemSyntax.self) == true || declaration.isAtTopLevel
    }
    return !declaration.is(IfConfigDeclSyntax.self) && !declaration.is(MissingDeclSyntax.self)
  }

  /// The name of a member as a message has it, a method with its labels.
  static func name(of declaration: DeclSyntax) -> String {
    func labels(_ clause: FunctionParameterClauseSyntax) -> String {
      "(\(clause.parameters.map { "\($0.firstName.text.trimmingBackticks):" }.joined()))"
    }
    if let accessor = declaration.as(AccessorDeclSyntax.self) {
      var parent = accessor.parent
      while let syntax = parent {
        if let owner = syntax.as(DeclSyntax.self) { return name(of: owner) }
        parent = syntax.parent
      }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.name.text.trimmingBackticks + labels(function.signature.parameterClause)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return "init" + labels(initializer.signature.parameterClause)
    }
    if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      return "subscript" + labels(subscripting.parameterClause)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.map { $0.pattern.code.trimmingBackticks }.joined(separator: ", ")
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { $0.name.text.trimmingBackticks }.joined(separator: ", ")
    }
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      return "#\(macro.macroName.text)"
    }
    if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if let module = declaration.as(ImportDeclSyntax.self) { return "import \(module.path.code)" }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text.trimmingBackticks ?? ""
  }
}

extension DeclSyntax {
  /// The declaration as a type or an extension of one.
  var group: (any DeclGroupSyntax)? { asProtocol((any DeclGroupSyntax).self) }

  /// The name of the type around the declaration, or of itself if it is a type or an extension.
  var typeName: String {
    if let extended = self.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.nameWithoutArguments
    }
    let enclosing = EnclosingType(of: Syntax(self))?.qualifiedName ?? ""
    guard group != nil, let name = asProtocol((any NamedDeclSyntax).self)?.name.text else {
      return enclosing
    }
    return enclosing.isEmpty ? name : "\(enclosing).\(name)"
  }
}
