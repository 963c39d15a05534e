internal import SwiftSyntax

/// The bundle of a package's module, which SwiftPM generates, becomes the main one: it has the
/// files beside the source.
final class ModuleBundle: RuleVisitor {
  private static let name = "module"
  /// The labels of arguments that are bundles.
  private static let labels: Set<String> = ["bundle", "in"]

  /// Whether the project has a bundle of the name of its own.
  private lazy var isDeclared = project.files.contains {
    $0.source.text.contains(/extension (Foundation\.)?Bundle\b/)
      && $0.source.text.contains(/static (let|var) module\b/)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == Self.name, isBundle(node), !isDeclared else {
      return .visitChildren
    }
    output.replace(node.declName, with: "main")
    return .visitChildren
  }

  private func isBundle(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base else {
      return node.parent?.as(LabeledExprSyntax.self)?.label.map { Self.labels.contains($0.text) }
        ?? false
    }
    return ["Bundle", "Foundation.Bundle"].contains(base.code)
  }
}
