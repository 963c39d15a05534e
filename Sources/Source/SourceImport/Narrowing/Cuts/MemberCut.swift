internal import FileIO
internal import SwiftSyntax

/// Cuts a member that does not compile: its body or value, or the whole of it.
struct MemberCut {
  let file: ParsedFile
  let member: DeclSyntax
  let token: TokenSyntax
  /// What is logged when the code is reached, as a literal of Swift.
  let sentence: String

  /// The edits, and what becomes of the member as the end of a sentence.
  var edits: (edits: [Edit], effect: String) {
    if let body = bodyEdits { return (body, "does nothing") }
    if let value = valueEdits { return (value, "has another value") }
    return (removal(of: removed), "is left out")
  }

  /// Returns the edits that remove a node, but for its line breaks.
  func removal(of node: some SyntaxProtocol) -> [Edit] {
    // A semicolon cannot stand alone.
    let range = (node.parent?.as(MemberBlockItemSyntax.self)?.codeRange) ?? node.codeRange
    return [Edit(range: range, text: lineBreaks(in: range))]
  }

  /// What is removed: a property of a list alone, an accessor with its property.
  private var removed: Syntax {
    guard member.is(AccessorDeclSyntax.self) else { return Syntax(member) }
    var current = member.parent
    while let syntax = current {
      if syntax.is(DeclSyntax.self) { return syntax }
      current = syntax.parent
    }
    return Syntax(member)
  }

  /// The edits that empty the body; nil if the error is outside of it, or it is empty already.
  private var bodyEdits: [Edit]? {
    if let function = member.as(FunctionDeclSyntax.self), let body = function.body {
      return emptied(
        body.statements, between: body.leftBrace, body.rightBrace,
        returning: function.signature.returnClause?.type)
    }
    if let accessor = member.as(AccessorDeclSyntax.self), let body = accessor.body {
      let owner = removed
      let type =
        owner.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        ?? owner.as(SubscriptDeclSyntax.self)?.returnClause.type
      return emptied(
        body.statements, between: body.leftBrace, body.rightBrace,
        returning: accessor.accessorSpecifier.text == "get" ? type : nil)
    }
    let block: AccessorBlockSyntax?
    let type: TypeSyntax?
    if let subscripting = member.as(SubscriptDeclSyntax.self) {
      (block, type) = (subscripting.accessorBlock, subscripting.returnClause.type)
    } else {
      let binding = member.as(VariableDeclSyntax.self)?.bindings.first
      (block, type) = (binding?.accessorBlock, binding?.typeAnnotation?.type)
    }
    guard let block, case .getter(let statements) = block.accessors else { return nil }
    return emptied(statements, between: block.leftBrace, block.rightBrace, returning: type)
  }

  /// Returns the edits that leave of a body what calls the superclass, and a value to return.
  private func emptied(
    _ statements: CodeBlockItemListSyntax, between left: TokenSyntax, _ right: TokenSyntax,
    returning type: TypeSyntax?
  ) -> [Edit]? {
    let range = left.endPositionBeforeTrailingTrivia.utf8Offset..<right.codeRange.lowerBound
    guard range.lowerBound <= token.codeRange.lowerBound,
      token.codeRange.upperBound <= range.upperBound,
      !Self.isEmptied(statements)
    else { return nil }
    var code = "\(StatementCut.marker)\(sentence)); "
    if let type, !Self.isNothing(type) {
      guard let value = Self.value(of: type) else { return nil }
      code += "return \(value) "
    } else if let call = callOfSuperclass(in: statements) {
      code = "\(call); \(code)"
    }
    return [Edit(range: range, text: " " + code + lineBreaks(in: range))]
  }

  /// Returns whether a body has nothing left to empty.
  private static func isEmptied(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.contains { $0.code.hasPrefix(StatementCut.marker) }
      && statements.allSatisfy { item in
        item.item.is(ReturnStmtSyntax.self) || item.code.hasPrefix(StatementCut.marker)
          || item.code.hasPrefix("super.")
      }
  }

  /// The call of the method that is overridden, if the body has one without the error.
  private func callOfSuperclass(in statements: CodeBlockItemListSyntax) -> String? {
    statements.lazy.compactMap { item -> String? in
      guard case .expr(let expression) = item.item, item.code.hasPrefix("super."),
        expression.is(FunctionCallExprSyntax.self), !item.code.contains("\n"),
        !item.codeRange.contains(token.codeRange.lowerBound)
      else { return nil }
      return item.code
    }.first
  }

  /// The edits that give a stored property another value.
  private var valueEdits: [Edit]? {
    guard let variable = member.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: {
        $0.codeRange.contains(token.codeRange.lowerBound)
      }),
      let initializer = binding.initializer,
      initializer.value.codeRange.lowerBound <= token.codeRange.lowerBound,
      binding.pattern.is(IdentifierPatternSyntax.self)
    else { return nil }
    let lines = lineBreaks(in: initializer.value.codeRange)
    let isCut = initializer.value.code.hasPrefix(StatementCut.marker)
    if let type = binding.typeAnnotation?.type {
      guard !isCut else { return optional(type, in: variable, initializer) }
      guard let value = Self.value(of: type) else {
        return optional(type, in: variable, initializer)
      }
      return [
        Edit(
          range: initializer.value.codeRange,
          text: "\(StatementCut.marker)\(sentence), \(value))\(lines)")
      ]
    }
    // let a = Missing(b) has the type of the call.
    guard let name = initializer.value.calledType else { return nil }
    return [
      Edit(
        range: binding.pattern.codeRange.upperBound..<binding.pattern.codeRange.upperBound,
        text: ": \(name)"),
      Edit(
        range: initializer.value.codeRange,
        text: "\(StatementCut.marker)\(sentence), .init())\(lines)"),
    ]
  }

  /// The edits that make a property an optional one without a value.
  private func optional(
    _ type: TypeSyntax, in variable: VariableDeclSyntax, _ initializer: InitializerClauseSyntax
  ) -> [Edit]? {
    guard !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      !variable.modifiers.containsAny(["lazy"])
    else { return nil }
    return Self.optionalMark(for: type, in: variable) + [
      Edit(
        range: initializer.codeRange, text: lineBreaks(in: initializer.codeRange))
    ]
  }

  /// Returns the edits that make a property an optional variable.
  static func optionalMark(for type: TypeSyntax, in variable: VariableDeclSyntax) -> [Edit] {
    var edits = [Edit(range: type.codeRange, text: "(\(type.code))?")]
    if variable.bindingSpecifier.text == "let" {
      edits.append(Edit(range: variable.bindingSpecifier.codeRange, text: "var"))
    }
    return edits
  }

  private func lineBreaks(in range: Range<Int>) -> String {
    let bytes = Array(file.source.text.utf8)[range]
    return String(repeating: "\n", count: bytes.count { $0 == UInt8(ascii: "\n") })
  }

  /// Returns whether a function of a result type returns nothing.
  private static func isNothing(_ type: TypeSyntax) -> Bool { ["Void", "()"].contains(type.code) }

  /// Returns a harmless value of a type as Swift; nil if there is none for sure.
  static func value(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
      || type.is(TupleTypeSyntax.self) || ["Self", "Any", "AnyObject"].contains(type.code)
    {
      return nil
    }
    switch type.nameWithoutArguments {
    case "UITableViewCell": return "UITableViewCell(style: .default, reuseIdentifier: nil)"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    case "URLRequest": return "URLRequest(url: URL(fileURLWithPath: \"/\"))"
    case "AnyPublisher": return "Empty(completeImmediately: false).eraseToAnyPublisher()"
    case let name where waitingTypes.contains(name): return ".never()"
    default: return ".init()"
    }
  }

  /// The sequences of RxSwift, of which `never()` has no values: they have no initializer without
  /// arguments that can be used.
  static let waitingTypes: Set<String> = [
    "Completable", "Driver", "Infallible", "Maybe", "Observable", "Signal", "Single",
  ]
}

extension ExprSyntax {
  /// The type whose initializer the expression calls; nil for another expression.
  var calledType: String? {
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.calledType }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let called = call.calledExpression
    if let closure = called.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type.code
    }
    var code = called.code
    if code.hasSuffix(".init") { code.removeLast(5) }
    guard let last = code.split(separator: ".").last, last.first?.isUppercase == true,
      code.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return code
  }
}
