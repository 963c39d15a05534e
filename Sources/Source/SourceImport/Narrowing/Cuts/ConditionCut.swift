internal import SwiftSyntax

/// An `if` whose condition does not compile: what it asks for is not there, so that the branch for
/// nothing stays.
///
/// This is the body of a comparison with nil or of a negation, and else the branch after `else`.
struct ConditionCut {
  /// The code that is dropped, in order.
  let dropped: [Syntax]
  /// The branch that stays.
  let kept: Syntax
  /// The edits that leave the branch.
  let edits: [Edit]

  /// Finds the statement whose condition a token stands in; nil if there is none with a branch that
  /// can stay.
  ///
  /// - Parameters:
  ///   - token: The token at the error.
  ///   - member: The member around it.
  ///   - sentence: What is logged, as a literal of Swift.
  init?(around token: TokenSyntax, in member: DeclSyntax?, sentence: String) {
    guard let item = token.parent?.nearest(CodeBlockItemSyntax.self),
      member.map({ $0.codeRange.lowerBound < item.codeRange.lowerBound }) != false,
      item.parent?.parent?.is(SourceFileSyntax.self) != true,
      let statement = Self.statement(of: item),
      statement.conditions.codeRange.contains(token.codeRange.lowerBound)
    else { return nil }
    let branch = statement.elseBody.map(Syntax.init)
    let isMet = Self.holdsForNothing(statement.conditions)
    guard let stays = isMet ? Syntax(statement.body) : branch else { return nil }
    kept = stays
    dropped =
      [Syntax(statement.conditions)]
      + (isMet ? [branch].compactMap(\.self) : [Syntax(statement.body)])
    let start = statement.codeRange.lowerBound..<stays.codeRange.lowerBound
    let end = stays.codeRange.upperBound..<statement.codeRange.upperBound
    func lines(_ range: Range<Int>) -> String {
      let offset = statement.codeRange.lowerBound
      let bytes = Array(statement.code.utf8)[range.lowerBound - offset..<range.upperBound - offset]
      return String(repeating: "\n", count: bytes.count { $0 == UInt8(ascii: "\n") })
    }
    let opening = stays.is(IfExprSyntax.self) ? "" : "do "
    edits =
      [
        Edit(
          range: start, text: "\(StatementCut.marker)\(sentence)); \(lines(start))\(opening)")
      ] + (end.isEmpty ? [] : [Edit(range: end, text: lines(end))])
  }

  /// The statement that an item is; nil if it is another one, or a value.
  private static func statement(of item: CodeBlockItemSyntax) -> IfExprSyntax? {
    guard case .stmt(let statement) = item.item,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    // The one statement of a closure is its value.
    if list.count == 1, list.parent?.is(ClosureExprSyntax.self) == true { return nil }
    return statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }

  /// Whether a condition is met by what is not there: it is nil, or false.
  static func holdsForNothing(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, case .expression(let condition) = conditions.first?.condition
    else { return false }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!"
    }
    guard let elements = condition.as(SequenceExprSyntax.self)?.elements.map(\.self),
      elements.count == 3
    else { return false }
    return elements[1].code == "==" && ["nil", "false"].contains(elements[2].code)
  }
}
