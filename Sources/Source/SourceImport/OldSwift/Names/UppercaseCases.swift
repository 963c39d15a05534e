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

  /// The beginnings of names of frameworks, such as that of `Notification.Name.EKEventStoreChanged`.
  private static let prefixes = ["AVPl", "CNCo", "EKEv", "MPMu", "NS", "PHPh"]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "TransitionNone", let owner = node.base?.code,
      owner.hasSuffix("AnimationOptions")
    {
      output.replace(node, with: "([] as UIView.AnimationOptions)")
      return .skipChildren
    }
    if node.declName.baseName.text == "None", let owner = node.base?.code ?? assigned(node),
      Self.optionSets.contains(owner)
    {
      output.replace(node, with: "[]")
      return .skipChildren
    }
    let name = node.declName.baseName
    guard case .identifier(let text) = name.tokenKind, text.first?.isUppercase == true,
      text.first?.isASCII == true, !isOfProject(text, node) || isOfApple(node),
      // Names of Apple's constants have lost their prefix, or keep it.
      !Self.prefixes.contains(where: text.hasPrefix),
      // Names of one word in capitals have them today: .URL
      text.count == 1 || text.contains(where: \.isLowercase),
      NotificationNames.current(text) == nil, isOldCase(node)
    else { return .visitChildren }
    output.replace(name, with: Self.styles[text] ?? text.lowercasingFirst)
    return .visitChildren
  }

  /// Returns whether a name is one of the project's; a member without a base is none of its
  /// top-level types.
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
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      return argument.label.map { Self.labels.contains($0.text) } == true || isOfApple(argument)
    }
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { isOfApple(type: $0.type.code) } == true
    }
    return isBesideApple(node)
  }

  /// Returns whether an argument is passed to a method of Apple's, or to one of the project's that
  /// takes a type of Apple's.
  private func isOfApple(_ argument: LabeledExprSyntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let label = argument.label?.text ?? "_"
    let types = (project.methodsByName[name] ?? []).flatMap { method in
      zip(method.labels, method.types).filter { $0.0 == label }.map(\.1)
    }
    return !types.isEmpty && types.allSatisfy { isOfApple(type: $0) }
  }

  /// Returns whether a member is assigned to, or compared with, a value of a type of Apple's.
  private func isBesideApple(_ node: MemberAccessExprSyntax) -> Bool {
    guard let (value, mark) = node.preceding,
      mark.is(AssignmentExprSyntax.self) || ["==", "!="].contains(mark.code)
    else { return false }
    if let member = value.as(MemberAccessExprSyntax.self), member.base?.code != "self" {
      let name = member.declName.baseName.text
      return !project.declaredNames.contains(name)
    }
    let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? value.code
    if let type = LocalValues.typeName(of: name, at: Syntax(node)) { return isOfApple(type: type) }
    let owner = EnclosingType(of: Syntax(node)).flatMap {
      project.type(named: $0.qualifiedName, from: file)
    }
    return owner.flatMap { project.propertyType(name, of: $0) }.map { isOfApple(type: $0) } == true
  }

  /// Returns whether a type is one of Apple's, by its prefix.
  private func isOfApple(type: String) -> Bool {
    ["CA", "CG", "NS", "UI"].contains(where: type.hasPrefix)
      && project.type(named: type.filter { !"!?".contains($0) }, from: file) == nil
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
