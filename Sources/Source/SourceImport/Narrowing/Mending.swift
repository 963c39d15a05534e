internal import SwiftSyntax

/// What the compiler asks to be said: it is added, and nothing is lost.
struct Mending {
  let error: CompilerError
  let token: TokenSyntax

  /// The edits; nil if the error asks for nothing that can be added.
  var proposal: Proposal? { ofWords ?? ofCalls }

  // In two parts, since the compiler needs long for one of many.
  private var ofWords: Proposal? {
    implicitSelf ?? wideLiteral ?? attributesOfText ?? optionalChain ?? firstLabel
  }
  private var ofCalls: Proposal? {
    objectOfClass ?? otherLabels ?? calledProperty ?? optionalBinding ?? booleanProperty
      ?? copiedValue
  }

  /// The label of a first argument, which calls in Swift 2 have not.
  private var firstLabel: Proposal? {
    guard error.message.hasPrefix("missing argument label '"),
      let argument = token.parent?.nearest(LabeledExprSyntax.self), argument.label == nil,
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
      argument.codeRange.lowerBound == token.codeRange.lowerBound
    else { return nil }
    let label = error.message.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }
    guard label.filter({ $0 == ":" }).count == 1, label.hasSuffix(":") else { return nil }
    return insertion("\(label) ", at: token.codeRange.lowerBound)
  }

  /// `self.` before a member in a closure, which Apple's declarations of some functions make
  /// needless.
  private var implicitSelf: Proposal? {
    guard error.message.contains("in closure"), error.message.contains("explicit"),
      error.message.contains("'self"), case .identifier = token.tokenKind,
      token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    else { return nil }
    return insertion("self.", at: token.codeRange.lowerBound)
  }

  /// The type of a list with values of several types.
  private var wideLiteral: Proposal? {
    guard error.message.hasPrefix("heterogeneous collection literal") else { return nil }
    var current = token.parent
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self) {
      if syntax.is(ArrayExprSyntax.self) {
        return insertion(" as [Any]", at: syntax.codeRange.upperBound)
      }
      if let literal = syntax.as(DictionaryExprSyntax.self),
        case .elements(let elements) = literal.content, let key = elements.first?.key
      {
        let type =
          key.is(StringLiteralExprSyntax.self)
          ? "String" : key.code.hasPrefix("NSAttributedString.Key") ? "NSAttributedString.Key" : nil
        return type.map { insertion(" as [\($0): Any]", at: syntax.codeRange.upperBound) }
      }
      current = syntax.parent
    }
    return nil
  }

  /// The attributes of a text, which are no dictionary here, of one.
  private var attributesOfText: Proposal? {
    guard error.message.hasPrefix("cannot"), error.message.contains("type 'TextAttributes"),
      error.message.contains("Key : "), var value = token.parent?.nearest(ExprSyntax.self)
    else { return nil }
    let start = token.codeRange.lowerBound
    while let parent = value.parent?.as(ExprSyntax.self), !parent.is(SequenceExprSyntax.self),
      parent.codeRange.lowerBound == start
    {
      value = parent
    }
    guard value.codeRange.lowerBound == start else { return nil }
    let end = value.codeRange.upperBound
    return Proposal(
      edits: [
        Edit(range: start..<start, text: ".init(objects: "), Edit(range: end..<end, text: ")"),
      ], cut: nil)
  }

  /// `?` after a value that may be nil, since what set it is cut.
  private var optionalChain: Proposal? {
    guard error.message.hasPrefix("value of optional type"),
      error.message.contains("to refer to member"),
      token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
    else { return nil }
    return insertion("?", at: token.codeRange.upperBound)
  }

  /// `_made(type)` for `type.init()`, where initializers from Objective-C need not be required.
  private var objectOfClass: Proposal? {
    guard error.message.hasPrefix("constructing an object of class type"),
      let call = token.parent?.nearest(FunctionCallExprSyntax.self), let left = call.leftParen,
      call.calledExpression.codeRange.contains(token.codeRange.lowerBound)
    else { return nil }
    let called = call.calledExpression
    let type: ExprSyntax
    if let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      guard let base = member.base else { return nil }
      type = base
    } else {
      type = called
    }
    let isName = type.is(DeclReferenceExprSyntax.self) || type.is(MemberAccessExprSyntax.self)
    let word = type.lastToken(viewMode: .sourceAccurate)?.text ?? ""
    let suffix = isName && word.first?.isUppercase == true ? ".self" : ""
    let comma = call.arguments.isEmpty ? "" : ", "
    let range = called.codeRange.lowerBound..<left.codeRange.upperBound
    return Proposal(
      edits: [Edit(range: range, text: "_made(\(type.code)\(suffix)\(comma)")], cut: nil)
  }

  /// A copy of a value, which is an object in Apple's frameworks, for the arguments of a method
  /// that changes it.
  private var copiedValue: Proposal? {
    guard error.message.hasPrefix("overlapping accesses to '"), let name = error.quotedNames.first,
      let statement = token.parent?.nearest(CodeBlockItemSyntax.self),
      let call = statement.item.as(FunctionCallExprSyntax.self)
        ?? token.parent?.nearest(FunctionCallExprSyntax.self)
    else { return nil }
    let copy = "_\(name)Before"
    let uses = call.arguments.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
      $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
        && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
    guard !uses.isEmpty else { return nil }
    let start = statement.codeRange.lowerBound
    return Proposal(
      edits: [Edit(range: start..<start, text: "let \(copy) = \(name); ")]
        + uses.map { Edit(range: $0.codeRange, text: copy) }, cut: nil)
  }

  func insertion(_ text: String, at offset: Int) -> Proposal {
    Proposal(edits: [Edit(range: offset..<offset, text: text)], cut: nil)
  }
}
