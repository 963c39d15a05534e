// Blocks of Objective-C and closures of Swift.
extension Body {
  /// Returns a closure of Swift's types that calls a block.
  func closure(
    _ value: Value, _ function: FunctionType, _ type: (parameters: [String], result: String),
    isOptional: Bool
  ) throws(Refusal) -> String {
    var isSame = type.parameters.count == function.parameters.count
    for (parameter, swift) in zip(function.parameters, type.parameters)
    where try !isSameType(parameter, swift, isOptional: parameter.isNullable) {
      isSame = false
    }
    if try !isSameType(function.result, type.result) { isSame = false }
    if isSame { return isOptional ? value.text : value.forced }
    let names = type.parameters.indices.map { "p\($0)" }
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() where index < names.count {
      arguments.append(
        try unbridged(names[index], from: type.parameters[index], to: parameter).text)
    }
    guard function.parameters.count <= names.count else {
      throw Refusal("a block with \(function.parameters.count) parameters cannot be called here")
    }
    let block = fresh("block")
    let parameters = zip(names, type.parameters).map { "\($0): \($1)" }.joined(separator: ", ")
    let call = Value(
      text: "\(block)(\(arguments.joined(separator: ", ")))", type: function.result,
      isOptional: function.result.isNullable)
    let body =
      SwiftTypeName(type.result).base == "Void"
      ? "_ = \(call.text)" : "return \(try bridged(call, to: type.result))"
    let inner = "{ (\(parameters)) -> \(type.result) in \(body) }"
    if value.isOptional, isOptional { return "\(value.operand).map { \(block) in \(inner) }" }
    return "{ \(block) in \(inner) }(\(value.forced))"
  }

  /// Returns a block that calls a closure of Swift's types.
  func block(
    _ text: String, _ signature: (parameters: [String], result: String), isOptional: Bool,
    _ function: FunctionType
  ) throws(Refusal) -> Value {
    let type = CType.block(function)
    var isSame = signature.parameters.count == function.parameters.count
    for (parameter, swift) in zip(function.parameters, signature.parameters)
    where try !isSameType(parameter, swift) {
      isSame = false
    }
    if try !isSameType(function.result, signature.result) { isSame = false }
    if isSame { return Value(text: text, type: type, isOptional: isOptional) }
    guard signature.parameters.count == function.parameters.count else {
      throw Refusal(
        "a closure with \(signature.parameters.count) parameters as a block is not supported")
    }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      parameters.append("p\(index): \(try program.nested(parameter))")
      let value = Value(text: "p\(index)", type: parameter, isOptional: parameter.isNullable)
      arguments.append(try bridged(value, to: signature.parameters[index]))
    }
    let closure = fresh("closure")
    let call = "\(closure)(\(arguments.joined(separator: ", ")))"
    let body =
      function.result == .void
      ? "_ = \(call)"
      : "return \(try unbridged(call, from: signature.result, to: function.result).text)"
    let inner =
      "{ (\(parameters.joined(separator: ", "))) -> \(try program.nested(function.result)) in \(body) }"
    if isOptional {
      return Value(text: "(\(text)).map { \(closure) in \(inner) }", type: type, isOptional: true)
    }
    return Value(text: "{ \(closure) in \(inner) }(\(text))", type: type)
  }

  /// Returns whether a type of C has the form of a type of Swift, or may be an optional of it.
  private func isSameType(
    _ type: CType, _ swift: String, isOptional: Bool = false
  ) throws(Refusal) -> Bool {
    let target = SwiftTypeName(swift)
    return try SwiftTypeName(program.plain(type)).base == target.base
      && (isOptional || type.isNullable == target.isOptional)
  }
}
