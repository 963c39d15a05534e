internal import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether the clause is compiled; nil if that depends on what is not known here, such as a flag.
  var isCompiled: Bool? {
    var result: Bool? = condition?.conditionValue ?? (condition == nil ? true : nil)
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if clause.id == id { break }
      // Of several clauses the first that holds is compiled.
      switch clause.condition?.conditionValue {
      case true?: return false
      case nil: result = result == false ? false : nil
      case false?: break
      }
    }
    return result
  }
}

extension ExprSyntax {
  /// The value of a condition in a program for iOS that runs here; nil if it is not known.
  fileprivate var conditionValue: Bool? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.conditionValue(Array(sequence.elements))
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.conditionValue
    }
    if let not = self.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return not.expression.conditionValue.map { !$0 }
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.arguments.count == 1
    else { return nil }
    let word = argument.expression.code
    switch call.calledExpression.code {
    case "os": return word == "iOS"
    case "canImport": return Self.importable(word)
    case "targetEnvironment": return word == "macCatalyst" ? false : nil
    case "arch": return nil
    case "swift": return Self.isOfSwift5(word)
    default: return nil
    }
  }

  /// Returns whether a module can be imported; nil for modules of other authors.
  private static func importable(_ module: String) -> Bool? {
    if Modules.absent.contains(module) { return false }
    if Modules.includedInUIKit.contains(module) || Modules.standing.contains(module) { return true }
    return ["AppKit", "Carbon", "Cocoa", "TVUIKit", "WatchKit"].contains(module) ? false : nil
  }

  /// Returns the value of a comparison with the version of the language, which is Swift 5.
  private static func isOfSwift5(_ comparison: String) -> Bool? {
    let text = comparison.filter { !$0.isWhitespace }
    let mark = text.prefix { "<>=".contains($0) }
    guard let major = text.dropFirst(mark.count).split(separator: ".").first.flatMap({ Int($0) }),
      major != 5
    else { return nil }
    switch mark {
    case ">=": return major < 5
    case "<": return major > 5
    default: return nil
    }
  }
}

extension SequenceExprSyntax {
  /// Returns the value of conditions that are joined by `&&` and `||`, of which the first binds
  /// tighter.
  fileprivate func conditionValue(_ elements: [ExprSyntax]) -> Bool? {
    for (mark, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == mark }
      guard parts.count > 1 else { continue }
      let values = parts.map { conditionValue(Array($0)) }
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? elements[0].conditionValue : nil
  }
}
