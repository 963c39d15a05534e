internal import SwiftSyntax

/// What the code of a preview returns: a view or controller of UIKit, or something else.
struct PreviewContents {
  let file: ParsedFile
  let project: ProjectIndex

  /// Returns the name of what a closure's statements return.
  ///
  /// - Parameters:
  ///   - statements: The statements.
  ///   - isKeptUnknown: Whether a value of an unknown class counts as one of UIKit.
  /// - Returns: The name of the class, or that of the file if the class is unknown; nil for what is
  ///   not of UIKit.
  func content(of statements: CodeBlockItemListSyntax, isKeptUnknown: Bool) -> String? {
    guard let last = statements.last else { return nil }
    let result = last.item.as(ReturnStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self)
    guard let result else { return nil }
    switch kind(of: result, in: statements) {
    case .interface(let name): return name
    case .unknown: return isKeptUnknown ? file.previewName : nil
    case .other: return nil
    }
  }

  /// What is known of an expression.
  enum Kind: Equatable {
    /// It is a view or controller of a class.
    case interface(String)
    /// It is a value of another type of the program.
    case other
    case unknown
  }

  /// Returns what is known of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - statements: The statements whose variables it may name.
  /// - Returns: What is known.
  func kind(of expression: ExprSyntax, in statements: CodeBlockItemListSyntax?) -> Kind {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "init"
      {
        return kind(ofClass: base.code)
      }
      return kind(ofClass: callee.code)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let binding = statements?.lazy.compactMap({ $0.item.as(VariableDeclSyntax.self) })
        .flatMap(\.bindings).first(where: { $0.pattern.code == name })
    else { return .unknown }
    if let type = binding.typeAnnotation?.type { return kind(ofClass: type.nameWithoutArguments) }
    return binding.initializer.map { kind(of: $0.value, in: nil) } ?? .unknown
  }

  /// Returns what is known of a class by its name.
  private func kind(ofClass name: String) -> Kind {
    if let type = project.type(named: name, from: file) {
      guard let root = project.rootClass(of: type) else { return .other }
      return Self.isInterface(root) ? .interface(type.name) : .other
    }
    return Self.isInterface(name) ? .interface(name) : .unknown
  }

  private static func isInterface(_ name: String) -> Bool {
    InterfaceClasses.isViewController(name) || InterfaceClasses.isView(name)
  }
}

extension ParsedFile {
  /// The name of a preview that has none, after the file.
  var previewName: String {
    let name = source.name
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }
}
