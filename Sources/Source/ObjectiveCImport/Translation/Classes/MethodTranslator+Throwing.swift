// Methods with a parameter `NSError **`, which are throwing functions in Swift.
extension MethodTranslator {
  /// Returns the statements of a throwing function, which calls those of a method with an address
  /// for its error.
  ///
  /// - Parameters:
  ///   - statements: The statements of the method.
  ///   - error: The parameter for the error.
  ///   - result: The type of the result, which is nil after a failure; nil of a method that returns
  ///     whether it has succeeded.
  /// - Returns: The statements.
  /// - Throws: A ``Refusal`` if Swift has no type for the parameter.
  func throwing(
    _ statements: String, _ error: ErrorParameter, result: String?
  ) throws(Refusal) -> String {
    let parameter = method.parameters[error.index]
    let name = parameter.name.isEmpty ? "p\(error.index)" : parameter.name.localIdentifier
    let type = try owner.program.declared(parameter.type)
    let call = result == nil ? "try throwOnFailure" : "return try throwOnNil"
    return "\(call) { (\(name): \(type)) -> \(result ?? "Bool") in\n\(statements)}\n"
  }

  /// Returns the optional of a type of Swift.
  func optional(_ type: String) -> String {
    type.hasPrefix("any ") || type.contains("->") ? "(\(type))?" : "\(type)?"
  }
}
