internal import SwiftSyntax

/// `#available(iOS 15, *)` compares with the version of iOS that was chosen: elsewhere the compiler
/// takes it as true.
final class AvailabilityConditions: RuleVisitor {
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }
    guard hasImports,
      let version = versions.first(where: { $0.platform.text == "iOS" })?.version,
      let major = Int(version.major.text)
    else { return .skipChildren }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    output.replace(node, with: "\(isNegated ? "!" : "")_isAvailable(iOS: \(major))")
    return .skipChildren
  }

  /// Whether the file imports a framework, as all of them export the function.
  private var hasImports: Bool {
    file.tree.statements.contains { $0.item.is(ImportDeclSyntax.self) }
  }
}
