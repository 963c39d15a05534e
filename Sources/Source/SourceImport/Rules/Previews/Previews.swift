internal import FileIO
internal import SwiftParser
internal import SwiftSyntax

/// Previews of views and controllers become functions that return them, `_Preview` of the module
/// `UIKit`; those of SwiftUI are left out, and so are all of a module.
///
/// `#Preview("Home") { HomeController() }` becomes
/// `func _zoetropePreview_0_0() -> UIKit._Preview { UIKit._Preview("Home") { HomeController() } }`.
final class Previews: RuleVisitor {
  private lazy var contents = PreviewContents(file: file, project: project)

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    rewrite(node, node.macroName, node.arguments, node.trailingClosure)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", node.parent?.is(CodeBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    rewrite(node, node.macroName, node.arguments, node.trailingClosure)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(DeclSyntax(node), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(DeclSyntax(node), node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(DeclSyntax(node), node.inheritanceClause, node.memberBlock)
  }

  /// Returns whether a declaration makes previews of SwiftUI's protocol.
  static func isProvider(_ clause: InheritanceClauseSyntax?) -> Bool {
    (clause?.inheritedTypes ?? []).contains {
      $0.type.nameWithoutArguments.split(separator: ".").last == "PreviewProvider"
    }
  }

  private func rewrite(
    _ node: some SyntaxProtocol, _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ trailingClosure: ClosureExprSyntax?
  ) {
    let closure =
      trailingClosure
      ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard !project.isModule, let closure,
      let content = contents.content(of: closure.statements, isKeptUnknown: !importsSwiftUI)
    else { return output.remove(node) }
    let name = arguments.first { $0.label == nil }?.expression.literalText
    let function = addEntry(name ?? content, at: node)
    replace(
      node.codeRange.lowerBound..<macro.codeRange.upperBound,
      with: "func \(function)() -> UIKit._Preview { UIKit._Preview")
    addReturn(to: closure.statements)
    output.insert(" }", after: node)
  }

  private func visit(
    _ declaration: DeclSyntax, _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    guard Self.isProvider(clause) else { return .visitChildren }
    let parts = project.isModule ? [] : PreviewParts(of: members, contents: contents).parts
    guard !parts.isEmpty else {
      output.remove(declaration)
      return .skipChildren
    }
    var end = declaration.codeRange.lowerBound
    var closing = ""
    for part in parts {
      let function = addEntry(part.name, at: part.place)
      let traits = part.traits.joined(separator: ", ")
      let arguments = part.name.swiftLiteral + (traits.isEmpty ? "" : ", traits: \(traits)")
      let opening =
        "\(closing)func \(function)() -> UIKit._Preview { UIKit._Preview(\(arguments)) { "
      switch part.code {
      case .kept(let node, let statements):
        replace(end..<node.codeRange.lowerBound, with: opening)
        if let statements { addReturn(to: statements) }
        end = node.codeRange.upperBound
        closing = " } }; "
      case .copied(let text):
        // The declaration that has the code is left out.
        output.trailer.append(
          (file.line(of: part.place), "\(opening.dropFirst(closing.count))\(text) } }"))
      }
    }
    replace(end..<declaration.codeRange.upperBound, with: closing)
    return .skipChildren
  }

  /// Adds an entry of the program; returns the name of the function that makes the preview.
  private func addEntry(_ name: String, at node: some SyntaxProtocol) -> String {
    let count = output.entries.count { $0.kind == .preview }
    let function = "_zoetropePreview_\(file.index)_\(count)"
    output.entries.append(
      EntryCandidate(
        kind: .preview, name: name, creation: "\(function)()", file: file.source.path,
        line: file.line(of: node)))
    return function
  }

  /// Replaces code, and keeps its line breaks.
  private func replace(_ range: Range<Int>, with text: String) {
    let lineBreaks = output.text.original(range).count { $0 == UInt8(ascii: "\n") }
    output.text.add(
      Edit(range: range, text: String(repeating: "\n", count: lineBreaks) + text))
  }

  /// Adds the word that the last of several statements of a closure may lack.
  private func addReturn(to statements: CodeBlockItemListSyntax) {
    guard statements.count > 1, let last = statements.last, last.item.is(ExprSyntax.self) else {
      return
    }
    output.insert("return ", before: last)
  }

  private lazy var importsSwiftUI = file.imports("SwiftUI")
}

extension ExprSyntax {
  /// The text of a literal without interpolations; nil for others.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
