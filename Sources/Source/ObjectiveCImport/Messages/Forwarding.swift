// Messages that objects give to other ones.
extension ProgramIndex {
  /// The methods with which an object gives messages to others, with the protocols of the runtime.
  static let forwardingKeys = [
    ("-forwardingTargetForSelector:", "ForwardingObject"),
    ("-forwardInvocation:", "InvocationForwarding"),
  ]

  /// The methods that the runtime calls, with its protocols.
  static let runtimeKeys = forwardingKeys + [("-respondsToSelector:", "AnsweringObject")]

  /// Whether objects of the program give messages to others.
  private var forwards: Bool {
    Self.forwardingKeys.contains { key, _ in
      classes.values.contains { $0.methods[key]?.body != nil }
    }
  }

  /// Returns the statement that gives a message to the object that another one names; nil if no
  /// class does, or if no object stands for an argument or the result.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - arguments: The types of the arguments, which are named `a0`, `a1`.
  ///   - result: The type of the result.
  ///   - body: Where values are converted.
  /// - Returns: The statement, for an object named `target`.
  func forwarding(
    _ selector: String, _ arguments: [CType], _ result: CType, in body: Body
  ) -> String? {
    guard forwards else { return nil }
    // The variable makes the method known by its name.
    let variable = body.unit.selector(selector)
    var list: [String] = []
    for (index, type) in arguments.enumerated() {
      let argument = Value(text: "a\(index)", type: type, isOptional: type.isNullable)
      guard let text = try? body.objectText(argument) else { return nil }
      list.append(text)
    }
    guard let value = try? body.fromObject("answer", result == .void ? .id : result) else {
      return nil
    }
    return "if let answer = forwarded(target, \(variable), [\(list.joined(separator: ", "))]) "
      + (result == .void ? "{ _ = answer; return }" : "{ return \(value.text) }")
  }
}
