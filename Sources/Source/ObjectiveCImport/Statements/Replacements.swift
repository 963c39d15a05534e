// Initializers that take another object: `self = [[self class] shared]`, or one of a nib.
extension Body {
  /// Returns whether an initializer takes another object in place of its own, whatever happens.
  static func replacesSelf(_ body: Node) -> Bool { body.parts.contains(where: replaces) }

  private static func replaces(_ node: Node) -> Bool {
    switch node.kind {
    case .ReturnStmt: return node.parts.first.map(isOther) ?? false
    case .CompoundStmt: return replacesSelf(node)
    case .IfStmt:
      // if (self), and if ((self = other))
      var parts = node.parts.filter { !$0.isMissing }
      guard let condition = parts.first else { return false }
      var test = condition.withoutConversions
      if test.kind == .BinaryOperator, ["==", "!="].contains(test.text(.opcode)),
        let other = test.parts.first(where: { !$0.isNullPointer })
      {
        test = other.withoutConversions
      }
      if let assigned = assignedSelf(test) {
        if isOther(assigned) { return true }
      } else if !test.isSelf {
        return false
      }
      parts.removeFirst()
      return parts.contains(where: replaces)
    default: return assignedSelf(node).map(isOther) ?? false
    }
  }

  /// Returns whether an expression is an object other than `self`, nil, and what an initializer of
  /// the class or the superclass returns.
  private static func isOther(_ node: Node) -> Bool {
    let node = node.peeled
    if node.kind == .CStyleCastExpr { return node.parts.first.map(isOther) ?? false }
    if node.isSelf || node.isNullPointer || node.kind == .ConditionalOperator { return false }
    guard node.kind == .ObjCMessageExpr, let selector = node.text(.selector),
      isInitializer(selector)
    else { return true }
    return node.text(.receiverKind) != "super (instance)" && node.parts.first?.isSelf != true
  }

  /// Returns the statement that puts another object in the place of `self`.
  func replacement(_ node: Node) throws(Refusal) -> String {
    if isInitialized {
      throw Refusal("a second object in place of self is not supported")
    }
    let object = try value(node, as: .id)
    isInitialized = true
    return "self.init(replacing: \(object.text))\(isFailable ? "" : "!")"
  }
}
