internal import SwiftSyntax

/// Finds the methods of a program that it exchanges with others at run time.
///
/// Where two selectors stand in a function that calls `method_exchangeImplementations`, the method
/// that the program declares takes the place of the other one.
final class ExchangedMethods: ActiveVisitor {
  /// A method or property whose implementation is exchanged.
  struct Original {
    let name: String
    /// The labels of the arguments, "_" for none; nil if they are not written.
    let labels: [String]?
    let isSetter: Bool

    fileprivate init?(_ selector: MacroExpansionExprSyntax) {
      guard let argument = selector.arguments.first, argument.label?.text != "getter" else {
        return nil
      }
      isSetter = argument.label != nil
      let member = argument.expression.as(MemberAccessExprSyntax.self)?.declName
      guard let name = member ?? argument.expression.as(DeclReferenceExprSyntax.self) else {
        return nil
      }
      self.name = name.baseName.text
      labels = name.argumentNames?.arguments.map(\.name.text)
    }
  }

  /// The selectors of each function, in their order.
  private var selectors: [SyntaxIdentifier: [Original]] = [:]

  /// Returns the methods that a program puts in the place of others, with these.
  static func originals(in project: ProjectIndex) -> [String: Original] {
    var result: [String: Original] = [:]
    for file in project.files where file.source.text.contains("method_exchangeImplementations") {
      let collector = ExchangedMethods(viewMode: .sourceAccurate)
      collector.walk(file.tree)
      for pair in collector.selectors.values where pair.count == 2 {
        let own = pair.filter { project.memberNames.contains($0.name) && !$0.isSetter }
        guard own.count == 1, let other = pair.first(where: { $0.name != own[0].name }) else {
          continue
        }
        result[own[0].name] = other
      }
    }
    return result
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let original = Original(node) else {
      return .visitChildren
    }
    var scope = Syntax(node).parent
    while let current = scope, !current.is(FunctionDeclSyntax.self),
      !current.is(ClosureExprSyntax.self)
    {
      scope = current.parent
    }
    if let scope { selectors[scope.id, default: []].append(original) }
    return .skipChildren
  }
}
