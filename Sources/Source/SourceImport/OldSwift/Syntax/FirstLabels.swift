internal import SwiftSyntax

/// In Swift 1 and 2 the first parameter of a method has no argument label unless one is written.
final class FirstLabels: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.signature.parameterClause.parameters.first,
      project.labeling(of: file).leavesOut(node),
      !["_", "inout"].contains(first.firstName.text), case .identifier = node.name.tokenKind
    else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
    // Methods of UIKit have their own rule.
    if DelegateMethods.renaming(name: node.name.text, labels: labels) == nil {
      // Swift 1 allows a type without a name.
      let label = first.colon.presence == .missing ? "_: " : "_ "
      output.insert(label, before: first.firstName)
    }
    return .visitChildren
  }
}
