internal import AppleNames
internal import SwiftSyntax

/// Cases and options of Apple's types begin with a lower-case letter.
final class UppercaseCases: RuleVisitor {
  /// Cases whose last word is gone.
  private static let styles = [
    "FullStyle": "full", "LongStyle": "long", "MediumStyle": "medium", "NoStyle": "none",
    "ShortStyle": "short",
  ]

  /// Types of options, and properties of them, whose `None` is the empty list.
  private static let optionSets: Set<String> = [
    "UIRectEdge", "UIViewAutoresizing", "autoresizingMask", "edgesForExtendedLayout",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "None", let owner = node.base?.code ?? assigned(node),
      Self.optionSets.contains(owner)
    {
      output.replace(node, with: "[]")
      return .skipChildren
    }
    let name = node.declName.baseName
    guard case .identifier(let text) = name.tokenKind, text.first?.isUppercase == true,
      text.first?.isASCII == true, !isOfProject(text, node) || isOfApple(node),
      // Names of one word in capitals have them today: .URL
      text.count == 1 || text.contains(where: \.isLowercase),
      NotificationNames.current(text) == nil, isOldCase(node)
    else { return .visitChildren }
    output.replace(name, with: Self.styles[text] ?? text.lowercasingFirst)
    return .visitChildren
  }

  /// Returns whether a name is one of the project's; a member without a base is none of its top-level
  /// types.
  private func isOfProject(_ name: String, _ node: MemberAccessExprSyntax) -> Bool {
    (node.base == nil ? project.memberStaticNames : project.staticNames).contains(name)
  }

  /// Returns the name of the property to which a value is assigned.
  private func assigned(_ node: MemberAccessExprSyntax) -> String? {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    let target = sequence.elements.first
    return target?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? target?.code
  }

  /// The labels of arguments that are Apple's cases.
  private static let labels: Set<String> = [
    "attribute", "forControlEvents", "forState", "preferredStyle", "relatedBy",
  ]

  /// Returns whether a member is one of Apple's for certain, though the project has a case of that
  /// name.
  private func isOfApple(_ node: MemberAccessExprSyntax) -> Bool {
    if let base = node.base?.code { return TypeRenames.all[base] != nil }
    return node.parent?.as(LabeledExprSyntax.self)?.label.map { Self.labels.contains($0.text) }
      == true
  }

  /// Returns whether a member without a base, or of a type of Apple's, is a case and not a type.
  private func isOldCase(_ node: MemberAccessExprSyntax) -> Bool {
    // A member of a nested type without a base, or a type: .Inner.x, A.Inner.x, A.Inner(...).
    guard let base = node.base else { return true }
    let isUsedAsType =
      node.parent?.is(MemberAccessExprSyntax.self) == true
      || node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let name = base.code
    let isAppleType = ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) }
    guard isAppleType, project.type(named: name, from: file) == nil else { return false }
    if TypeRenames.all[name] != nil {
      return !isUsedAsType || !TypeRenames.nested.contains(node.declName.baseName.text)
    }
    return project.dialects[file.index] == .swift2
      && !TypeRenames.nested.contains(node.declName.baseName.text) && !isCalled(node)
  }

  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
