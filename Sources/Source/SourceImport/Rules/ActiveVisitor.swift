internal import SwiftSyntax

/// Visits what may be compiled: clauses of `#if` whose condition is known to be false are left out.
class ActiveVisitor: SyntaxVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isCompiled == false ? .skipChildren : .visitChildren
  }
}
