internal import SwiftSyntax

/// The views and controllers of UIKit in the previews of a `PreviewProvider`.
///
/// They stand in the closures or arguments of the views of SwiftUI that wrap them, before calls
/// that wrap them, or in the `makeUIView` of a representable type without properties.
struct PreviewParts {
  /// One preview.
  struct Part {
    /// The code that makes the view or controller.
    enum Code {
      /// A node that stays where it is, and the statements that it consists of; nil for an
      /// expression.
      case kept(Syntax, CodeBlockItemListSyntax?)
      /// Code from another declaration.
      case copied(String)
    }

    let name: String
    let traits: [String]
    let place: Syntax
    let code: Code
  }

  private(set) var parts: [Part] = []
  private let contents: PreviewContents

  /// Finds the previews in the members of a provider.
  init(of members: MemberBlockSyntax, contents: PreviewContents) {
    self.contents = contents
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, binding.pattern.code == "previews",
        case .getter(let statements) = binding.accessorBlock?.accessors
      else { continue }
      add(statements, modifiers: [])
    }
  }

  private mutating func add(
    _ statements: CodeBlockItemListSyntax, modifiers: [FunctionCallExprSyntax]
  ) {
    for statement in statements {
      let expression =
        statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
      if let expression { add(expression, in: statements, modifiers: modifiers) }
    }
  }

  private mutating func add(
    _ expression: ExprSyntax, in statements: CodeBlockItemListSyntax,
    modifiers outer: [FunctionCallExprSyntax]
  ) {
    var modifiers = outer
    var root = expression
    while let call = root.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(FunctionCallExprSyntax.self) || Self.wrappers.contains(member.declName.baseName.text)
    {
      modifiers.append(call)
      root = base
    }
    if case .interface(let name) = contents.kind(of: root, in: nil) {
      return add(name, modifiers, .kept(Syntax(root), nil), at: root)
    }
    guard let call = root.as(FunctionCallExprSyntax.self) else { return }
    let closures =
      [call.trailingClosure].compactMap(\.self)
      + call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    for closure in closures {
      if let name = contents.content(of: closure.statements, isKeptUnknown: false) {
        return add(
          name, modifiers, .kept(Syntax(closure.statements), closure.statements), at: root)
      }
    }
    for argument in call.arguments {
      if case .interface(let name) = contents.kind(of: argument.expression, in: nil) {
        return add(name, modifiers, .kept(Syntax(argument.expression), nil), at: root)
      }
    }
    if call.calledExpression.code == "Group", let closure = call.trailingClosure {
      return add(closure.statements, modifiers: modifiers)
    }
    addRepresentable(call.calledExpression.code, modifiers, at: root)
  }

  /// Adds what a representable type makes, if it needs no values.
  private mutating func addRepresentable(
    _ name: String, _ modifiers: [FunctionCallExprSyntax], at root: ExprSyntax
  ) {
    guard let type = contents.project.type(named: name, from: contents.file),
      type.properties.isEmpty, type.file.index == contents.file.index,
      let method = type.methods.first(where: {
        ["makeUIViewController", "makeUIView"].contains($0.name)
      }), let statements = method.declaration.body?.statements,
      !statements.code.contains("context"),
      let content = contents.content(of: statements, isKeptUnknown: false)
    else { return }
    add(content, modifiers, .copied(statements.code), at: root)
  }

  private mutating func add(
    _ name: String, _ modifiers: [FunctionCallExprSyntax], _ code: Part.Code, at root: ExprSyntax
  ) {
    var title: String?
    var traits: [String] = []
    for modifier in modifiers {
      let called = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      let value = modifier.arguments.first?.expression
      switch called {
      case "previewDisplayName": title = title ?? value?.literalText
      case "previewInterfaceOrientation": traits += [value?.code].compactMap(\.self)
      case "previewLayout":
        guard let layout = value?.code else { continue }
        if layout.hasPrefix(".fixed(") {
          traits.append(layout.replacing(".fixed(", with: ".fixedLayout("))
        }
        if layout == ".sizeThatFits" { traits.append(".sizeThatFitsLayout") }
      case "preferredColorScheme", "colorScheme":
        if value?.code == ".dark" { traits.append("._dark") }
      case "environment":
        if modifier.arguments.last?.expression.code == ".dark" { traits.append("._dark") }
      default: break
      }
    }
    parts.append(Part(name: title ?? name, traits: traits, place: Syntax(root), code: code))
  }

  /// Names of methods by which programs wrap a view or controller for a preview.
  private static let wrappers: Set<String> = ["asPreview", "preview", "showPreview", "toPreview"]
}
