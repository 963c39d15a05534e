internal import SwiftSyntax

/// What reads the clock of the machine reads that of the stage.
///
/// `Date()` becomes `_date()`, and so on. `Date` stays Foundation's type. In tests a run loop that
/// runs advances the clock: `RunLoop.current.run(until: date)` becomes
/// `TestCases._runLoop(until: date)`.
final class VirtualTime: RuleVisitor {
  /// The module whose run loop advances the clock; nil for a file without tests.
  private lazy var testModule =
    file.imports("XCTest") ? "TestCases" : file.imports("Testing") ? "StageTesting" : nil

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let testModule, let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "run",
      ["RunLoop.current", "RunLoop.main"].contains(callee.base?.code),
      ["until", "mode"].contains(node.arguments.first?.label?.text)
    {
      output.replace(callee, with: "\(testModule)._runLoop")
      for argument in node.arguments { walk(argument) }
      return .skipChildren
    }
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["Date", "NSDate"].contains(callee.baseName.text), node.trailingClosure == nil
    else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if labels.isEmpty || labels == ["timeIntervalSinceNow"] {
      output.replace(callee, with: "_date")
      for argument in node.arguments { walk(argument) }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch (base, name) {
    case ("Date", "now"):
      output.replace(node, with: "_date()")
      return .skipChildren
    case ("Date", "init"), ("NSDate", "init"):
      return .skipChildren
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      if let base = node.base { output.replace(base, with: "_MainActor") }
      return .skipChildren
    case (_, "timeIntervalSinceNow"), (_, "systemUptime"):
      if node.base != nil { output.replace(node.declName.baseName, with: "_\(name)") }
    default: break
    }
    return .visitChildren
  }
}
