internal import Geometry

extension RecipeParameter {
  /// Parses a value.
  ///
  /// - Parameter text: The text, as after `--set name=`: a number such as `0.5` or `1e-3`, `true`
  ///   or `false`, or the name of a choice.
  /// - Returns: The value.
  /// - Throws: A ``ParameterError`` if the text is not an allowed value.
  public func value(parsing text: String) throws(ParameterError) -> ParameterValue {
    let value: ParameterValue? =
      switch kind {
      case .number: Double(text).map(ParameterValue.number)
      case .integer: Int(text).map(ParameterValue.integer)
      case .toggle: Bool(text).map(ParameterValue.toggle)
      case .choice: .choice(text)
      }
    guard let value = value.flatMap(allowed) else { throw error(for: text) }
    return value
  }

  /// Returns a value as the case of the parameter's kind.
  ///
  /// - Throws: A ``ParameterError`` if the value is not allowed.
  func checked(_ value: ParameterValue) throws(ParameterError) -> ParameterValue {
    guard let value = allowed(value) else { throw error(for: "\(value)") }
    return value
  }

  private func allowed(_ value: ParameterValue) -> ParameterValue? {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)):
      // Without the sign of zero, which would show in labels.
      range.contains(number) ? .number(number == 0 ? 0 : number) : nil
    case (.number, .integer(let number)): allowed(.number(Double(number)))
    case (.integer(let range, _), .integer(let number)): range.contains(number) ? value : nil
    case (.toggle, .toggle): value
    case (.choice(let names), .choice(let name)): names.contains(name) ? value : nil
    default: nil
    }
  }

  private func error(for text: String) -> ParameterError {
    let allowed =
      switch kind {
      case .number: "a number from \(allowedValues)"
      case .integer: "a whole number from \(allowedValues)"
      case .toggle: "true or false"
      case .choice(let names): names.list(conjunction: "or")
      }
    return ParameterError("\(name) must be \(allowed), not '\(text)'.")
  }
}
