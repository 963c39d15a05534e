internal import SwiftSyntax

/// In Swift 1 and 2 the first parameter of a method has no argument label unless one is written.
final class FirstLabels: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.signature.parameterClause.parameters.first,
      project.labeling(of: file).leavesOut(node),
      !["_", "inout"].contains(first.firstName.text), case .identifier = node.name.tokenKind
    else { return .visitChildren }
    // Methods of UIKit have their own rule.
    if DelegateMethods.renaming(of: node, labeling: project.labeling(of: file)) == nil {
      // Swift 1 allows a type without a name.
      let label = first.colon.presence == .missing ? "_: " : "_ "
      output.insert(label, before: first.firstName)
    }
    return .visitChildren
  }
}
