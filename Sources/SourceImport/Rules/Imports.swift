internal import SwiftSyntax

/// Imports of Apple's modules become one import of `UIKit`.
final class Imports: RuleVisitor {
  /// Names of further modules that can be imported.
  var modules: Set<String> = []
  private var importsUIKit = false
  /// Where `import UIKit` is added if the file has no import that becomes it.
  private var standing: ImportDeclSyntax?

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text.trimmingBackticks else { return .skipChildren }
    if Modules.includedInUIKit.contains(module) {
      // Under #if the branch may not be taken, so that each branch imports UIKit again.
      let isConditional = node.isUnderIfConfig
      if importsUIKit && !isConditional {
        output.remove(node)
      } else {
        output.replace(node, with: "import UIKit")
        if !isConditional { importsUIKit = true }
      }
    } else if Modules.standing.contains(module) {
      standing = standing ?? node
      if node.path.count > 1 { output.replace(node, with: "import \(module)") }
    } else if Modules.neutral.contains(module) || modules.contains(module) {
      return .skipChildren
    } else if node.isUnderIfConfig {
      // The condition, #if canImport(X) for example, decides.
      return .skipChildren
    } else if let reason = Modules.unavailable[module] {
      output.report("imports \(module), which is not available: \(reason).", at: node)
    } else {
      output.report(
        "imports \(module), which is not available: "
          + "it is neither a module of Zoetrope nor one of the files given.", at: node)
    }
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    if let standing, !importsUIKit { output.insert("import UIKit; ", before: standing) }
  }
}

extension SyntaxProtocol {
  /// Whether a conditional compilation block is around the node.
  var isUnderIfConfig: Bool {
    var current = parent
    while let syntax = current {
      if syntax.is(IfConfigClauseSyntax.self) { return true }
      current = syntax.parent
    }
    return false
  }
}
