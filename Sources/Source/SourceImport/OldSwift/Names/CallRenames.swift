internal import AppleNames
internal import SwiftSyntax

/// Calls and uses of members get today's names and labels.
final class CallRenames: RuleVisitor {
  /// The beginnings of methods whose options were nil, for none, in Swift 1.
  private static let optionSets = ["animate", "constraints", "transition"]

  /// Members that are written without their type.
  private static let modes: Set<String> = ["commonModes", "defaultRunLoopMode"]

  private var isSwift2: Bool { project.dialects[file.index] == .swift2 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    while let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    let member = callee.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
    else { return .visitChildren }
    let isPlain =
      node.arguments.isEmpty && node.trailingClosure == nil && node.leftParen != nil
    if isPlain, rewriteToProperty(node, member: member, name: name) { return .visitChildren }
    rename(node, name: name)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    guard node.base != nil || Self.modes.contains(name.text),
      node.parent?.is(FunctionCallExprSyntax.self) != true,
      node.declName.argumentNames == nil, !project.memberNames.contains(name.text)
    else { return .visitChildren }
    if let current = MemberRenames.properties[name.text] {
      output.replace(name, with: current)
    } else if isSwift2, let current = MemberRenames.swift2Properties[name.text] {
      output.replace(name, with: current)
    } else if isSwift2, name.text == "active", node.base?.isConstraint == true {
      output.replace(name, with: "isActive")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A property of the object itself: opaque = false
    let name = node.baseName.text
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName != node,
      let enclosing = EnclosingType(of: Syntax(node)),
      name == "childViewControllers" || isAssigned(node)
        || project.type(named: enclosing.qualifiedName, from: file)?.overriddenProperties
          .contains(name) == true,
      !project.memberNames.contains(name),
      LocalValues.binding(of: name, at: Syntax(node)) == nil
    else { return .visitChildren }
    let current =
      MemberRenames.properties[name] ?? (isSwift2 ? MemberRenames.swift2Properties[name] : nil)
    if let current { output.replace(node, with: current) }
    return .visitChildren
  }

  private func isAssigned(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.id == node.id
    else { return false }
    return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Removes the parentheses of a call without arguments that is a property today.
  private func rewriteToProperty(
    _ node: FunctionCallExprSyntax, member: MemberAccessExprSyntax?, name: TokenSyntax
  ) -> Bool {
    let base = member?.base?.code
    let isFunctionProperty =
      MemberRenames.functionProperties.contains(name.text)
      && (base != nil && !project.memberNames.contains(name.text) || base == "super")
    let isInColor = EnclosingType(of: Syntax(node))?.name == "UIColor"
    let factory =
      member == nil && !isInColor ? nil : ClassFactories.property(for: name.text, of: base)
    var property = factory ?? (isFunctionProperty ? name.text : nil)
    if property == nil, name.text == "anyObject", isSwift2, base?.contains("ouches") == true {
      property = "first"
    }
    if property == nil, member != nil, !project.memberNames.contains(name.text) {
      property = MemberRenames.methods[name.text]?.first { $0.isProperty }?.new.name
    }
    guard let property, let left = node.leftParen, let right = node.rightParen else { return false }
    output.replace(name, with: property)
    output.text.add(
      Edit(range: left.codeRange.lowerBound..<right.codeRange.upperBound, text: ""))
    return true
  }

  private func rename(_ node: FunctionCallExprSyntax, name: TokenSyntax) {
    let written = name.tokenKind == .keyword(.`init`) ? initializedClass(node) : name.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let method = written.map({ initializedAncestor(of: $0, labels: labels) }) else { return }
    if method == "setObject", isOfDefaults(node) { output.replace(name, with: "set") }
    let isOverridden = DelegateMethods.names.contains(method)
    guard let candidates = MemberRenames.methods[method] else { return }
    guard
      !project.memberNames.contains(method) || isOfSuperclass(node, method: method)
        || (isOverridden || isMember(node)) && !project.declares(method, labels: labels)
    else { return }
    for candidate in candidates where !candidate.isProperty {
      if candidate.isOfContexts, !isSwift2 || isOfContext(node) { continue }
      guard let positions = positions(of: labels, in: candidate.old.labels) else { continue }
      if candidate.new.name != method, method == name.text {
        output.replace(name, with: candidate.new.name)
      }
      for (argument, position) in zip(node.arguments, positions) {
        let isClosure = argument.expression.is(ClosureExprSyntax.self)
        let label = candidate.new.labels[position]
        relabel(argument, with: isClosure && label == "of" ? "where" : label)
        if isSwift2, candidate.old.labels[position] == "options",
          Self.optionSets.contains(where: method.hasPrefix),
          argument.expression.is(NilLiteralExprSyntax.self)
        {
          output.replace(argument.expression, with: "[]")
        }
      }
      return
    }
  }

  /// Returns whether a method is called on `super`, and no superclass within the project has it.
  private func isOfSuperclass(_ node: FunctionCallExprSyntax, method: String) -> Bool {
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard base?.is(SuperExprSyntax.self) == true, let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return false }
    return !project.superclasses(of: type).contains { superclass in
      superclass.methods.contains { $0.name == method }
    }
  }

  /// Returns the class of UIKit whose initializer a class of the project inherits.
  private func initializedAncestor(of name: String, labels: [String]) -> String {
    guard let type = project.type(named: name, from: file), let root = project.rootClass(of: type),
      !([type] + project.superclasses(of: type)).contains(where: { owner in
        owner.initializers.contains { initializer in
          initializer.signature.parameterClause.parameters.map(\.firstName.text) == labels
        }
      })
    else { return name }
    return root
  }

  private func isMember(_ node: FunctionCallExprSyntax) -> Bool {
    node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
      && node.trailingClosure == nil
  }

  /// Returns whether a method is called on a context, by the name of the object.
  private func isOfContext(_ node: FunctionCallExprSyntax) -> Bool {
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.code
    return base?.lowercased().contains("context") == true
  }

  /// Returns whether a method is called on user defaults, by the name of the object.
  private func isOfDefaults(_ node: FunctionCallExprSyntax) -> Bool {
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.code
    return base?.lowercased().contains("default") == true
  }

  /// Returns the class that `A.init(...)` or `super.init(...)` initializes.
  private func initializedClass(_ node: FunctionCallExprSyntax) -> String? {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    guard base.is(SuperExprSyntax.self) else { return base.code }
    let enclosing = EnclosingType(of: Syntax(node))
    return enclosing.flatMap { project.type(named: $0.qualifiedName, from: file) }?.inherited.first
  }

  /// Returns where labels of a call stand in those of a method; nil if one does not.
  ///
  /// Arguments with default values and trailing closures may be missing, the first one may not.
  private func positions(of labels: [String], in all: [String]) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for label in labels {
      guard let found = all[next...].firstIndex(of: label) else { return nil }
      result.append(found)
      next = found + 1
    }
    let isComplete = result.first.map { $0 == 0 } ?? true
    return isComplete ? result : nil
  }

  private func relabel(_ argument: LabeledExprSyntax, with label: String) {
    switch (argument.label, label) {
    case (nil, "_"): return
    case (nil, _): output.insert("\(label): ", before: argument.expression)
    case (let old?, "_"):
      let start = old.codeRange.lowerBound
      output.text.add(
        Edit(range: start..<argument.expression.codeRange.lowerBound, text: ""))
    case (let old?, _):
      if old.text != label { output.replace(old, with: label) }
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is a layout constraint, by its name.
  fileprivate var isConstraint: Bool {
    let text = code.lowercased()
    return text.contains("constraint") || text.contains("anchor")
  }
}
