// Calls of throwing functions of Swift, which have a parameter `NSError **` in Objective-C.
extension Body {
  /// Returns the value of a message that a throwing function of Swift receives; nil of a function
  /// that does not throw, or without a parameter for the error in Objective-C.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - member: The function as Objective-C declares it.
  ///   - receiver: Who gets the message.
  ///   - values: The arguments of the message.
  ///   - type: The type of the message's result.
  /// - Returns: The value: NO or nil after an error, which is stored at the given address.
  /// - Throws: A ``Refusal`` of an argument or of the result.
  func throwingCall(
    _ function: SwiftFunction, _ member: InterfaceMember, _ receiver: Receiver, _ values: [Value],
    _ type: CType
  ) throws(Refusal) -> Value? {
    guard let (arguments, error) = withoutError(values, function, member) else { return nil }
    let (prefix, _) = try prefix(receiver)
    let list = try list(arguments, function.parameters)
    let call = "{ try \(prefix)\(function.name)(\(list)) }"
    if function.result == "Void" {
      return try convert(
        Value(text: "reportingFailure(to: \(error), \(call))", type: .bool), to: type)
    }
    return try unbridged(
      "reportingNil(to: \(error), \(call))", from: function.result, isChain: true, to: type)
  }

  /// Returns the object that a throwing initializer of Swift makes; nil of an initializer that does
  /// not throw, or without a parameter for the error in Objective-C.
  ///
  /// - Parameters:
  ///   - name: The class.
  ///   - text: The class as an expression.
  ///   - function: The initializer.
  ///   - member: The initializer as Objective-C declares it.
  ///   - values: The arguments of the message.
  ///   - type: The type of the message's result.
  /// - Returns: The object, or nil after an error.
  /// - Throws: A ``Refusal`` of an argument or of the result.
  func throwingMake(
    _ name: String, _ text: String, _ function: SwiftFunction, _ member: InterfaceMember,
    _ values: [Value], _ type: CType
  ) throws(Refusal) -> Value? {
    guard let (arguments, error) = withoutError(values, function, member) else { return nil }
    let list = try list(arguments, function.parameters)
    let made = Value(
      text: "reportingNil(to: \(error), { try \(text).init(\(list)) })",
      type: .object(ObjectType(name: name)), isOptional: true)
    return try convert(made, to: type)
  }

  /// Returns the arguments of a throwing function, and the address for its error.
  private func withoutError(
    _ values: [Value], _ function: SwiftFunction, _ member: InterfaceMember
  ) -> (arguments: [Value], error: String)? {
    guard function.isThrowing, values.count == function.parameters.count + 1,
      let index = member.parameters.lastIndex(where: { program.parse($0.type).isErrorPointer }),
      index < values.count
    else { return nil }
    var arguments = values
    let error = arguments.remove(at: index).text
    return (arguments, error)
  }
}
