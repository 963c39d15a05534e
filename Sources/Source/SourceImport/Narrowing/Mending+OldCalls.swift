internal import SwiftSyntax

// Calls of names that Apple has changed since, as the compiler says what is there today.

extension Mending {
  /// The labels of a call whose arguments have others today.
  var otherLabels: Proposal? {
    guard error.message.hasPrefix("incorrect argument label"),
      let call = token.parent?.nearest(FunctionCallExprSyntax.self),
      let names = labels(in: error.message), names.have.count == call.arguments.count,
      names.expected.count == names.have.count,
      zip(names.have, call.arguments).allSatisfy({ ($0 == "_" ? nil : $0) == $1.label?.text })
    else { return nil }
    var edits: [Edit] = []
    for (expected, argument) in zip(names.expected, call.arguments) {
      let value = argument.expression.codeRange.lowerBound
      let old = argument.label.map { $0.codeRange.lowerBound..<value } ?? value..<value
      guard expected != argument.label?.text, !(expected == "_" && argument.label == nil) else {
        continue
      }
      edits.append(Edit(range: old, text: expected == "_" ? "" : "\(expected): "))
    }
    return edits.isEmpty ? nil : Proposal(edits: edits, cut: nil)
  }

  /// The labels of a call and those of what is called, `(have 'a:_:', expected 'b:_:')`.
  private func labels(in message: String) -> (have: [String], expected: [String])? {
    let quoted = error.quotedNames
    guard message.contains("(have '"), message.contains("expected '"), quoted.count == 2 else {
      return nil
    }
    let lists = quoted.map { $0.split(separator: ":").map(String.init) }
    return (lists[0], lists[1])
  }

  /// A property without the parentheses of the method that it was.
  var calledProperty: Proposal? {
    guard error.message.hasPrefix("cannot call value of non-function type"),
      let call = token.parent?.nearest(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, let left = call.leftParen, let right = call.rightParen,
      call.calledExpression.lastToken(viewMode: .sourceAccurate)?.id == token.id
        || call.calledExpression.codeRange.contains(token.codeRange.lowerBound)
        || left.id == token.id
    else { return nil }
    let range = left.codeRange.lowerBound..<right.codeRange.upperBound
    return Proposal(edits: [Edit(range: range, text: "")], cut: nil)
  }

  /// The properties that have `is` in their names since Swift 3.
  private static let booleans: Set<String> = [
    "animating", "continuous", "editable", "editing", "enabled", "highlighted", "hidden",
    "momentary", "opaque", "playing", "running", "secureTextEntry", "selectable", "selected",
    "translucent", "valid",
  ]

  /// `isEditable` where a program of Swift 2 has `editable`.
  var booleanProperty: Proposal? {
    guard error.message.contains("has no member '"), Self.booleans.contains(token.text) else {
      return nil
    }
    let name = "is" + token.text.prefix(1).uppercased() + token.text.dropFirst()
    return Proposal(edits: [Edit(range: token.codeRange, text: name)], cut: nil)
  }

  /// `Optional(value)` where a value is unwrapped that was optional.
  var optionalBinding: Proposal? {
    guard error.message.hasPrefix("initializer for conditional binding must have Optional type"),
      let value = token.parent?.nearest(OptionalBindingConditionSyntax.self)?.initializer?.value
    else { return nil }
    return Proposal(
      edits: [
        Edit(range: value.codeRange.lowerBound..<value.codeRange.lowerBound, text: "Optional("),
        Edit(range: value.codeRange.upperBound..<value.codeRange.upperBound, text: ")"),
      ], cut: nil)
  }
}
