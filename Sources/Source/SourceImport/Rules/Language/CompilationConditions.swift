internal import SwiftSyntax

/// `#if os(iOS)` holds: the program is one for iOS.
final class CompilationConditions: RuleVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let conditions = Conditions(viewMode: .sourceAccurate)
      conditions.walk(condition)
      for (call, value) in conditions.found { output.replace(call, with: value) }
    }
    return super.visit(node)
  }

  private final class Conditions: SyntaxVisitor {
    var found: [(FunctionCallExprSyntax, String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.code.filter({ !$0.isWhitespace }) {
      case "os(iOS)": found.append((node, "true"))
      case "os(Linux)": found.append((node, "false"))
      default: break
      }
      return .skipChildren
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node may not be compiled: a condition is around it that is not one of those that
  /// hold in every program for iOS.
  var isConditional: Bool {
    var current = parent
    while let syntax = current {
      if let clause = syntax.as(IfConfigClauseSyntax.self), clause.isCompiled != true {
        return true
      }
      current = syntax.parent
    }
    return false
  }
}
