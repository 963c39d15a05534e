internal import FileIO
internal import SwiftSyntax

/// Of SwiftUI beside UIKit only the values of views stay: bodies and what builds them are left out.
final class SwiftUIParts: RuleVisitor {
  /// The types whose parts are left out, in the order of the file.
  private var names: [String] = []
  private var first: DeclSyntax?

  private lazy var importsSwiftUI = file.imports("SwiftUI")

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(DeclSyntax(node), node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(DeclSyntax(node), node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard importsSwiftUI else { return .visitChildren }
    let name = node.extendedType.nameWithoutArguments
    if Self.types.contains(name), !project.declaredNames.contains(name) {
      leaveOut(DeclSyntax(node), "the extension of \(name) is left out")
      return .skipChildren
    }
    return visit(DeclSyntax(node), name, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.code
    if let content = Self.root(of: ExprSyntax(node)),
      content.calledExpression.code == "UIHostingConfiguration",
      let closure = content.trailingClosure
    {
      output.replace(node, with: Self.hostedContent(closure))
      return .skipChildren
    }
    guard called == "UIHostingController" || called.hasPrefix("UIHostingController<"),
      let argument = node.arguments.first, argument.label?.text == "rootView"
    else { return .visitChildren }
    let root = Self.root(of: argument.expression)
    let name = root?.calledExpression.code ?? ""
    let isKnown = name == "AnyView" || project.declaredNames.contains(name)
    if let root, isKnown {
      if root.id != argument.expression.id { output.replace(argument.expression, with: root.code) }
      return .visitChildren
    }
    guard argument.expression.is(FunctionCallExprSyntax.self) else { return .visitChildren }
    output.replace(argument.expression, with: "AnyView(_named: \(name.swiftLiteral))")
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    guard let first else { return }
    output.report(
      "SwiftUI is not run: \(names.joined(separator: ", ")).", at: first, severity: .warning)
  }

  private func visit(
    _ declaration: DeclSyntax, _ name: String, _ clause: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    guard importsSwiftUI else { return .visitChildren }
    let inherited = Set(
      (clause?.inheritedTypes ?? []).map {
        $0.type.nameWithoutArguments.split(separator: ".").last.map(String.init) ?? ""
      })
    // The rule of previews leaves out what is not of UIKit.
    if Previews.isProvider(clause) { return .skipChildren }
    if !inherited.isDisjoint(with: Self.protocols) {
      leaveOut(declaration, "\(name) is left out")
      return .skipChildren
    }
    guard inherited.contains("View") || declaration.is(ExtensionDeclSyntax.self) else {
      return .visitChildren
    }
    var isShortened = false
    for member in members.members where Self.buildsViews(member.decl) {
      output.remove(member.decl)
      isShortened = true
    }
    if isShortened { note(declaration, "\(name) is a placeholder") }
    return isShortened ? .skipChildren : .visitChildren
  }

  private func leaveOut(_ declaration: DeclSyntax, _ text: String) {
    output.remove(declaration)
    note(declaration, text)
  }

  private func note(_ declaration: DeclSyntax, _ text: String) {
    first = first ?? declaration
    names.append(text)
  }

  /// Returns whether a member makes views, or is a value that SwiftUI sets.
  private static func buildsViews(_ member: DeclSyntax) -> Bool {
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
    let names = Self.wrappers + ["ViewBuilder"]
    if names.contains(where: { attributes?.attribute($0) != nil }) { return true }
    if let variable = member.as(VariableDeclSyntax.self) {
      let code = variable.bindings.first?.typeAnnotation?.type.code ?? ""
      return code.contains("some View") || variable.bindings.first?.pattern.code == "body"
    }
    let result = member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.code ?? ""
    return result.contains("some ") || result == "AnyView"
  }

  /// Returns the call that makes a view, without those of its modifiers.
  private static func root(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return call }
    return root(of: base) ?? call
  }

  /// Returns the content of a cell that names the view of a closure, without modifiers.
  private static func hostedContent(_ closure: ClosureExprSyntax) -> String {
    let view = closure.statements.last?.item.as(ExprSyntax.self).flatMap(root)
    return "UIHostingConfiguration(_named: \((view?.calledExpression.code ?? "").swiftLiteral))"
  }

  /// The wrappers of properties whose values come from SwiftUI.
  private static let wrappers = [
    "AppStorage", "Bindable", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
    "GestureState", "Namespace", "Query", "ScaledMetric", "SceneStorage",
    "UIApplicationDelegateAdaptor",
  ]

  /// Protocols of SwiftUI whose types are of no use without it.
  private static let protocols: Set<String> = [
    "App", "ButtonStyle", "Commands", "EnvironmentKey", "Gesture", "GeometryEffect",
    "InsettableShape", "LabelStyle", "Layout", "PreferenceKey", "PrimitiveButtonStyle",
    "ProgressViewStyle", "Scene", "Shape", "TextFieldStyle", "ToggleStyle",
    "UIViewControllerRepresentable", "UIViewRepresentable", "ViewModifier", "Widget",
  ]

  /// Types of SwiftUI that programs extend.
  private static let types: Set<String> = [
    "Alert", "Animation", "AnyTransition", "Binding", "Button", "Color", "EnvironmentValues",
    "Font", "Image", "LinearGradient", "List", "Shape", "Text", "View",
  ]
}
