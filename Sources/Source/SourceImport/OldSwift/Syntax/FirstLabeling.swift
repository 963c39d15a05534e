internal import SwiftSyntax

/// Which methods leave out the label of their first argument, as those of Swift 1 and 2 do.
struct FirstLabeling {
  let isSwift2: Bool
  /// The first labels of calls in the project, as `name(label:`.
  let labeledCalls: Set<String>

  /// Returns whether the first parameter of a method has no label though its declaration writes
  /// none.
  ///
  /// In Swift 1 a parameter with a default value has a label; the calls of the project show it.
  func leavesOut(_ node: FunctionDeclSyntax) -> Bool {
    guard isSwift2, let first = node.signature.parameterClause.parameters.first,
      first.secondName == nil
    else { return false }
    return first.defaultValue == nil || !isLabeledInCalls(node)
  }

  /// Returns whether the project calls a method of that name with the name of the first parameter.
  func isLabeledInCalls(_ node: FunctionDeclSyntax) -> Bool {
    guard let first = node.signature.parameterClause.parameters.first else { return false }
    return labeledCalls.contains("\(node.name.text)(\(first.firstName.text):")
  }
}

/// Collects the first labels of calls.
final class FirstLabelCollector: ActiveVisitor {
  private(set) var calls: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, let label = node.arguments.first?.label?.text { calls.insert("\(name)(\(label):") }
    return .visitChildren
  }
}
