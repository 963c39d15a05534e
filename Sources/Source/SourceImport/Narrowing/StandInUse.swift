internal import SwiftSyntax

/// A use of a stand-in that the stand-in does not have: objects are made without arguments, and of
/// a chain of calls the part before it stays.
struct StandInUse {
  let error: CompilerError
  let token: TokenSyntax
  /// The superclasses of the stand-ins, by their names.
  let superclasses: [String: String]

  /// What the code becomes, and its effect as the end of a sentence that begins with the member;
  /// nil if the error is not about a stand-in.
  var remedy: (edit: Edit, effect: String)? {
    if superclasses.isEmpty { return nil }
    return superclassCall ?? arguments ?? typeMember ?? chain
  }

  // MARK: Initializers

  /// Messages about arguments that no initializer of a class takes.
  private static let argumentMessages = [
    "argument passed to call that takes no arguments", "extra argument", "extra trailing closure",
    "incorrect argument label", "missing argument", "no exact matches in call to initializer",
    "cannot be called with", "trailing closure passed to",
  ]

  private var isAboutArguments: Bool {
    Self.argumentMessages.contains(where: error.message.contains)
      || error.message.contains("to expected argument type")
  }

  /// The nearest call whose arguments, or whose name, the error is at.
  private var call: FunctionCallExprSyntax? {
    var current = token.parent
    while let syntax = current, !syntax.is(CodeBlockItemSyntax.self) {
      if let call = syntax.as(FunctionCallExprSyntax.self) {
        let isInName = call.calledExpression.codeRange.contains(token.codeRange.lowerBound)
        let isArgument = call.arguments.contains {
          $0.codeRange.lowerBound == token.codeRange.lowerBound
            || $0.expression.codeRange.lowerBound == token.codeRange.lowerBound
        }
        if isInName || isArgument || token.id == call.leftParen?.id
          || token.id == call.trailingClosure?.leftBrace.id
        {
          return call
        }
      }
      current = syntax.parent
    }
    return nil
  }

  /// The call of a stand-in's initializer by a subclass.
  private var superclassCall: (edit: Edit, effect: String)? {
    guard isAboutArguments, let call, call.calledExpression.code == "super.init",
      let declaration = EnclosingType(of: Syntax(call))?.declaration.as(ClassDeclSyntax.self),
      let name = declaration.inheritanceClause?.inheritedTypes.first?.type.nameWithoutArguments,
      let superclass = superclasses[name]
    else { return nil }
    let arguments = Self.designatedArguments(of: superclass)
    guard call.arguments.code != arguments else { return nil }
    return (replacement(of: call, "super.init(\(arguments))"), "loses arguments")
  }

  /// Returns the arguments of the initializer that a subclass of a class of UIKit calls.
  private static func designatedArguments(of superclass: String) -> String {
    if superclass == "UITableViewCell" { return "style: .default, reuseIdentifier: nil" }
    if superclass.hasSuffix("Controller") { return "nibName: nil, bundle: nil" }
    let hasFrame =
      superclass != "NSObject" && superclass != "CALayer"
      && superclass != "UIGestureRecognizer"
    return hasFrame ? "frame: .zero" : ""
  }

  /// A call of a stand-in's initializer with arguments: it is called without them.
  private var arguments: (edit: Edit, effect: String)? {
    guard isAboutArguments, let call, !call.arguments.isEmpty || call.trailingClosure != nil
    else { return nil }
    let called = call.calledExpression.code
    let type = called.hasSuffix(".init") ? String(called.dropLast(5)) : called
    let isStandIn = superclasses[Self.withoutArguments(type)] != nil
    let isImplicit =
      called == ".init" && error.message.hasPrefix("no exact matches in call to initializer")
    guard isStandIn || isImplicit else { return nil }
    return (replacement(of: call, "\(called)()"), "loses arguments")
  }

  // MARK: Members

  /// A static value of a stand-in, which is an object of it.
  private var typeMember: (edit: Edit, effect: String)? {
    guard error.message.hasPrefix("type '"), error.message.contains("has no member"),
      let type = error.quotedNames.first, superclasses[Self.withoutArguments(type)] != nil,
      let member = token.parent?.nearest(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isLowercase == true, !isChanged(member),
      member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id,
      member.parent?.parent?.is(SwitchCaseItemSyntax.self) != true
    else { return nil }
    return (
      Edit(range: member.codeRange, text: "\(type)()" + lines(in: Syntax(member))),
      "has another value"
    )
  }

  /// Returns whether an expression is the left side of an assignment, or of an operator.
  private func isChanged(_ member: MemberAccessExprSyntax) -> Bool {
    var node = Syntax(member)
    while let parent = node.parent {
      if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
        return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
          && sequence.elements.first?.id == node.id
      }
      guard parent.is(MemberAccessExprSyntax.self) else { return false }
      node = parent
    }
    return false
  }

  /// A statement, or a value that is returned, which goes on after the result of a call, which is a
  /// stand-in: the call stays.
  private var chain: (edit: Edit, effect: String)? {
    guard error.message.hasPrefix("value of type '"), error.message.contains("has no member"),
      let type = error.quotedNames.first, superclasses[Self.withoutArguments(type)] != nil,
      let item = token.parent?.nearest(CodeBlockItemSyntax.self)
    else { return nil }
    let expression: ExprSyntax
    var end = ""
    switch item.item {
    case .expr(let statement): expression = statement
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      expression = value
    default: return nil
    }
    if item.item.is(ReturnStmtSyntax.self) || StatementCut.isValue(item, expression) {
      guard let type = ReturnCut.result(around: item)?.type,
        let value = MemberCut.value(of: type)
      else { return nil }
      end = "; return \(value)"
    }
    guard let call = call(before: token, in: expression) else { return nil }
    let lineCount = item.item.code.count { $0 == "\n" } - call.code.count { $0 == "\n" }
    return (
      Edit(
        range: Syntax(item.item).codeRange,
        text: "_ = \(call.code)\(end)" + String(repeating: "\n", count: lineCount)),
      "loses the end of a statement"
    )
  }

  /// Returns the call in a chain of calls after which a member stands.
  private func call(before name: TokenSyntax, in expression: ExprSyntax) -> FunctionCallExprSyntax?
  {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        if member.declName.baseName.id == name.id { return base.as(FunctionCallExprSyntax.self) }
        current = base
      } else {
        return nil
      }
    }
  }

  // MARK: Edits

  private static func withoutArguments(_ type: String) -> String {
    String(type.prefix { $0 != "<" && $0 != "?" })
  }

  private func replacement(of call: FunctionCallExprSyntax, _ code: String) -> Edit {
    Edit(range: call.codeRange, text: code + lines(in: Syntax(call)))
  }

  private func lines(in node: Syntax) -> String { node.code.filter { $0 == "\n" } }
}
