internal import SwiftSyntax

/// A value that is returned and does not compile, at the end of a body that does something before:
/// a harmless value is returned in its place.
struct ReturnCut {
  /// The statement.
  let statement: Syntax
  /// The code in its place, without its line breaks.
  let replacement: String

  /// Finds the statement that a token stands in; nil if it is another one, the only one of its
  /// body, or of a type without a harmless value.
  ///
  /// - Parameters:
  ///   - token: The token at the error.
  ///   - sentence: What is logged, as a literal of Swift.
  init?(around token: TokenSyntax, sentence: String) {
    guard let item = token.parent?.nearest(CodeBlockItemSyntax.self),
      let returned = item.item.as(ReturnStmtSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let (type, body) = Self.result(around: item), list.count > 1 || body != list.id,
      let value = MemberCut.value(of: type), returned.expression?.code != value
    else { return nil }
    statement = Syntax(item.item)
    replacement = "\(StatementCut.marker)\(sentence)); return \(value)"
  }

  /// The type that the function or property around a statement returns, and its body; nil in a
  /// closure, an initializer, and where nothing is returned.
  static func result(
    around item: CodeBlockItemSyntax
  ) -> (type: TypeSyntax, body: SyntaxIdentifier)? {
    var current = item.parent
    while let syntax = current {
      if let function = syntax.as(FunctionDeclSyntax.self) {
        guard let type = function.signature.returnClause?.type, let body = function.body else {
          return nil
        }
        return (type, body.statements.id)
      }
      if let block = syntax.as(AccessorBlockSyntax.self) {
        guard case .getter(let statements) = block.accessors,
          let type = block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        else { return nil }
        return (type, statements.id)
      }
      if syntax.is(ClosureExprSyntax.self) || syntax.is(DeclSyntax.self) { return nil }
      current = syntax.parent
    }
    return nil
  }
}
