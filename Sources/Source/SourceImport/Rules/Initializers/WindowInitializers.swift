internal import SwiftSyntax

/// `init(windowScene:)` of a window is one with a frame, since our `UIKit` has it in an extension.
///
/// `super.init(windowScene: scene)` becomes `super.init(frame: .zero); _show(in: scene)`, which
/// makes the window as large as the screen.
final class WindowInitializers: RuleVisitor {
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file),
      project.rootClass(of: type) == "UIWindow"
    else { return .visitChildren }
    let ancestors = project.superclasses(of: type)
    let isInherited = ancestors.contains { $0.initializers.contains(where: \.takesScene) }
    guard !isInherited else { return .visitChildren }
    if node.takesScene {
      for modifier in node.modifiers where modifier.name.text == "override" {
        output.remove(modifier)
      }
    }
    if let body = node.body {
      let calls = SuperSceneInitializers(viewMode: .sourceAccurate)
      calls.walk(body)
      for call in calls.found {
        output.replace(
          call.node, with: "super.init(frame: .zero); _show(in: \(call.scene))")
      }
    }
    return .visitChildren
  }
}

/// Collects the calls of `super.init(windowScene:)`.
private final class SuperSceneInitializers: SyntaxVisitor {
  var found: [(node: FunctionCallExprSyntax, scene: String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.code == "super.init", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "windowScene"
    {
      found.append((node, argument.expression.code))
    }
    return .visitChildren
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer is `init(windowScene:)`.
  fileprivate var takesScene: Bool {
    signature.parameterClause.parameters.map(\.firstName.text) == ["windowScene"]
  }
}
