internal import SwiftSyntax

/// Finds the smallest statement around an error that can be cut without changing what the others
/// of its body mean.
struct StatementCut {
  /// The statement, without a semicolon after it.
  let statement: Syntax
  /// The code in its place.
  let replacement: String

  /// The call that stands for what is cut, without its arguments.
  static let marker = "_cut("

  /// Finds the statement around a token; nil if the member has to be cut.
  ///
  /// - Parameters:
  ///   - token: The token at the error.
  ///   - member: The member around it.
  ///   - sentence: What is logged, as a literal of Swift.
  init?(around token: TokenSyntax, in member: DeclSyntax?, sentence: String) {
    var current: Syntax? = Syntax(token)
    while let syntax = current, syntax.id != member?.id {
      if let item = syntax.as(CodeBlockItemSyntax.self),
        let replacement = Self.replacement(of: item, in: member, sentence: sentence)
      {
        statement = Syntax(item.item)
        self.replacement = replacement
        return
      }
      current = syntax.parent
    }
    return nil
  }

  private static func replacement(
    of item: CodeBlockItemSyntax, in member: DeclSyntax?, sentence: String
  ) -> String? {
    guard !item.code.hasPrefix(marker), !isInOpenLoop(item, in: member),
      item.parent?.parent?.is(SourceFileSyntax.self) != true
    else { return nil }
    let call = "\(marker)\(sentence))"
    switch item.item {
    case .expr(let expression):
      return isValue(item, expression) ? nil : call + shorthandUses(in: item)
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, binding.initializer != nil,
        binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      return binding.initializer?.value.code.hasPrefix(marker) == true
        ? nil : "\(variable.bindingSpecifier.text) \(name.identifier.text) = \(call)"
    case .stmt(let statement):
      guard isLeftWhole(statement) else { return nil }
      let leaving = LeavingStatements(viewMode: .sourceAccurate)
      leaving.endsAtBreaks = statement.is(ForStmtSyntax.self)
      leaving.walk(statement)
      return leaving.isFound ? nil : call
    @unknown default: return nil
    }
  }

  /// Returns statements that use the arguments `$0`, `$1` and so on that a statement uses: a closure
  /// has them only if it uses the last one.
  private static func shorthandUses(in item: CodeBlockItemSyntax) -> String {
    guard let closure = item.parent?.nearest(ClosureExprSyntax.self),
      closure.signature?.parameterClause == nil
    else { return "" }
    let names = item.tokens(viewMode: .sourceAccurate).filter { token in
      if case .dollarIdentifier = token.tokenKind {
        return token.parent?.nearest(ClosureExprSyntax.self)?.id == closure.id
      }
      return false
    }.map(\.text)
    return Set(names).sorted().map { "; _ = \($0)" }.joined()
  }

  /// Returns whether a statement can be left out as a whole, with the statements in it.
  private static func isLeftWhole(_ statement: StmtSyntax) -> Bool {
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    }
    return statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self)
      || statement.is(RepeatStmtSyntax.self) || statement.is(DoStmtSyntax.self)
      || statement.is(DeferStmtSyntax.self)
  }

  /// Returns whether an expression is the value of its body.
  static func isValue(_ item: CodeBlockItemSyntax, _ expression: ExprSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
    {
      return false
    }
    guard let parent = list.parent else { return false }
    if let closure = parent.as(ClosureExprSyntax.self) {
      // A closure that is called at once is a value; others return nothing as a rule.
      return closure.signature?.returnClause != nil
        || closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == closure.id
    }
    if parent.is(AccessorBlockSyntax.self) { return true }
    guard let owner = parent.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  /// Returns whether a loop that ends by what its body does is around a statement.
  private static func isInOpenLoop(_ item: CodeBlockItemSyntax, in member: DeclSyntax?) -> Bool {
    var current = item.parent
    while let syntax = current, syntax.id != member?.id {
      if syntax.is(WhileStmtSyntax.self) || syntax.is(RepeatStmtSyntax.self) { return true }
      current = syntax.parent
    }
    return false
  }
}

/// Finds statements that leave the code around them.
private final class LeavingStatements: SyntaxVisitor {
  /// Whether `break` and `continue` are those of the statement.
  var endsAtBreaks = false
  private(set) var isFound = false

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    endsAtBreaks || node.parent?.parent?.parent?.is(SwitchCaseSyntax.self) == true
      ? .skipChildren : found()
  }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    endsAtBreaks ? .skipChildren : found()
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { found() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func found() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}
