internal import SwiftSyntax

/// In Swift 1.0 and 1.1 `as` casts down too, which is `as!` today.
///
/// A program is of these versions if it calls `println` and has no `as!`. Literals keep `as`, which
/// gives them their type.
final class Downcasts: RuleVisitor {
  private var casts: [TokenSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var previous: ExprSyntax?
    for element in node.elements {
      if let cast = element.as(UnresolvedAsExprSyntax.self) {
        if cast.questionOrExclamationMark == nil, let previous, !previous.isLiteral,
          node.parent?.is(ExpressionPatternSyntax.self) != true
        {
          casts.append(cast.asKeyword)
        }
      }
      previous = element
    }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    guard project.hasPlainDowncasts else { return }
    for cast in casts { output.insert("!", after: cast) }
  }
}

extension ExprSyntax {
  /// Whether the expression takes its type from where it stands.
  fileprivate var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
      || self.is(NilLiteralExprSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(PatternExprSyntax.self)
  }
}
