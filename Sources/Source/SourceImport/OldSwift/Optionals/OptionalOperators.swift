internal import SwiftSyntax

/// Operators of Swift 1 and 2 that are gone: comparisons of optional values, and remainders of
/// numbers with fractions.
///
/// A file that uses one gets it at its end.
final class OptionalOperators: RuleVisitor {
  private var used: Set<String> = []

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.operator.text)
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    let parameters = "<T: Comparable>(left: T?, right: T?) -> Bool { "
    let absent: [(String, String)] = [
      (
        "<",
        "switch (left, right) { case (let a?, let b?): a < b; case (nil, _?): true; default: false }"
      ),
      (
        ">",
        "switch (left, right) { case (let a?, let b?): a > b; case (_?, nil): true; default: false }"
      ),
      (
        "<=",
        "switch (left, right) { case (let a?, let b?): a <= b; case (_?, nil): false; default: true }"
      ),
      (
        ">=",
        "switch (left, right) { case (let a?, let b?): a >= b; case (nil, _?): false; default: true }"
      ),
    ]
    let definitions = absent.filter { used.contains($0.0) }.map {
      "fileprivate func \($0.0) \(parameters)\($0.1) }"
    }
    let remainders = ["Double", "Float"].map {
      "fileprivate func % (left: \($0), right: \($0)) -> \($0) "
        + "{ left.truncatingRemainder(dividingBy: right) }"
    }
    let others = used.contains("%") ? remainders : []
    let text = (definitions + others).joined(separator: "; ")
    if !text.isEmpty { output.trailer.append((1, text)) }
  }
}
