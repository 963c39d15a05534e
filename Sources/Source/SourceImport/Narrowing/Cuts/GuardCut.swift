internal import SwiftSyntax

/// A `guard` whose condition does not compile: what it asks for is not there, so that its body
/// leaves, and what stands after it is never reached.
///
/// A condition that nothing meets, such as a comparison with nil, is left out instead, and the code
/// goes on. A body that ends the program is not taken.
struct GuardCut {
  /// The code that is dropped, in order.
  let dropped: [Syntax]
  /// The edits that leave the rest.
  let edits: [Edit]

  /// Finds the statement whose condition a token stands in; nil if there is none.
  ///
  /// - Parameters:
  ///   - token: The token at the error.
  ///   - member: The member around it.
  ///   - sentence: What is logged, as a literal of Swift.
  init?(around token: TokenSyntax, in member: DeclSyntax?, sentence: String) {
    guard let statement = token.parent?.nearest(GuardStmtSyntax.self),
      statement.conditions.codeRange.contains(token.codeRange.lowerBound),
      let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      member.map({ $0.codeRange.lowerBound < item.codeRange.lowerBound }) != false,
      list.parent?.is(SourceFileSyntax.self) != true
    else { return nil }
    let call = "\(StatementCut.marker)\(sentence));"
    func edit(_ range: Range<Int>, _ text: String) -> Edit {
      let offset = list.codeRange.lowerBound
      let code = Array(list.code.utf8)[range.lowerBound - offset..<range.upperBound - offset]
      let lines = code.count { $0 == UInt8(ascii: "\n") }
      return Edit(range: range, text: text + String(repeating: "\n", count: lines))
    }
    if ConditionCut.holdsForNothing(statement.conditions) {
      dropped = [Syntax(statement)]
      edits = [edit(statement.codeRange, call)]
      return
    }
    let words = statement.body.tokens(viewMode: .sourceAccurate).map(\.text)
    let ending = ["fatalError", "preconditionFailure", "exit", "abort"]
    guard !ending.contains(where: words.contains) else { return nil }
    // Of an array: in a filtered list of the tree the elements have other places.
    let rest = Array(list).filter { $0.codeRange.lowerBound > item.codeRange.lowerBound }
    dropped = [Syntax(statement.conditions)] + rest.map(Syntax.init)
    let body = statement.body.codeRange
    let start = statement.codeRange.lowerBound..<body.lowerBound
    let end = body.upperBound..<max(body.upperBound, rest.last?.codeRange.upperBound ?? 0)
    edits = [edit(start, "\(call) do ")] + (end.isEmpty ? [] : [edit(end, "")])
  }
}
