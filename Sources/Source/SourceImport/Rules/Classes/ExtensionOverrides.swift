internal import SwiftSyntax

/// Members of extensions that override, or are overridden, move into the class.
///
/// Without the Objective-C runtime a member of an extension can do neither.
final class ExtensionOverrides: RuleVisitor {
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    let type = project.type(named: name, from: file)
    for declaration in node.memberBlock.members.flattened {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let overrides = modifiers?.containsAny(["override"]) == true
      guard let type, type.kind == .class else {
        if overrides { reportOverride(declaration, of: name) }
        continue
      }
      guard overrides || isOverridden(declaration, of: type) else { continue }
      move(declaration, of: node, to: type, modifiers: modifiers)
    }
    return .visitChildren
  }

  /// Members of UIKit's controllers that say where the status bar and the home indicator are, and
  /// how the screen turns.
  private static let screenMembers: Set<String> = [
    "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "childViewControllerForStatusBarStyle",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
    "shouldAutorotate", "supportedInterfaceOrientations",
  ]

  /// Reports a member of UIKit's that an extension overrides; what is left out without it is the
  /// screen's.
  private func reportOverride(_ declaration: DeclSyntax, of name: String) {
    let member =
      declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.code
      ?? declaration.as(FunctionDeclSyntax.self)?.name.text
    if let member, Self.screenMembers.contains(member) {
      output.report(
        "overrides \(member) of \(name) in an extension, which needs the Objective-C runtime; "
          + "it is left out.", at: declaration, severity: .warning)
      output.remove(declaration)
    } else {
      output.report(
        "overrides a member of \(name) in an extension, which needs the Objective-C runtime; "
          + "override it in a subclass.", at: declaration)
    }
  }

  /// Returns whether a subclass within the project overrides a method.
  private func isOverridden(_ declaration: DeclSyntax, of type: TypeRecord) -> Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self),
      project.overriddenNames.contains(function.name.text),
      let method = type.methods.first(where: { $0.declaration == function })
    else { return false }
    return project.types.contains { other in
      other !== type
        && other.methods.contains {
          $0.fullName == method.fullName && $0.declaration.modifiers.containsAny(["override"])
        } && project.superclasses(of: other).contains { $0 === type }
    }
  }

  private func move(
    _ declaration: DeclSyntax, of node: ExtensionDeclSyntax, to type: TypeRecord,
    modifiers: DeclModifierListSyntax?
  ) {
    let levels: Set<String> = ["public", "open", "internal", "private", "fileprivate"]
    var prefix = ""
    if modifiers?.containsAny(levels) != true,
      let level = node.modifiers.first(where: { levels.contains($0.name.text) })
    {
      // The members of a private extension are seen in the whole file.
      prefix = level.name.text == "private" ? "fileprivate " : "\(level.name.text) "
    }
    // A modifier stands after attributes.
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    if !prefix.isEmpty,
      let token = attributes?.lastToken(viewMode: .sourceAccurate)?
        .nextToken(viewMode: .sourceAccurate)
    {
      output.insert(prefix, before: token)
      prefix = ""
    }
    let brace = type.body.rightBrace
    output.moves.append(
      FileOutput.Move(
        range: declaration.codeRange, line: file.line(of: declaration), prefix: prefix,
        file: type.file.index, offset: brace.codeRange.lowerBound,
        endLine: type.file.line(of: brace)))
  }
}
