extension Parameter where Value == Double {
  /// Creates a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, in the range.
  ///   - name: The name: letters, digits, hyphens, underscores and dots, with a letter first.
  ///   - range: The values that are allowed; its bounds are finite.
  ///   - step: The increment of a slider, above 0; values between steps are allowed, too.
  ///   - unit: The unit, such as `Hz`; none by default.
  public init(
    wrappedValue: Value, _ name: String, _ range: ClosedRange<Double>, step: Double? = nil,
    unit: String? = nil
  ) {
    self.init(
      wrappedValue, name, .number(range, step: step), unit: unit,
      coding: ParameterCoding(
        encode: { .number($0) },
        decode: { if case .number(let number) = $0 { number } else { nil } }
      ))
  }
}

extension Parameter where Value == Int {
  /// Creates a whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, in the range.
  ///   - name: The name: letters, digits, hyphens, underscores and dots, with a letter first.
  ///   - range: The values that are allowed.
  ///   - step: The increment of a slider, above 0; values between steps are allowed, too.
  ///   - unit: The unit, such as `pt`; none by default.
  public init(
    wrappedValue: Value, _ name: String, _ range: ClosedRange<Int>, step: Int? = nil,
    unit: String? = nil
  ) {
    self.init(
      wrappedValue, name, .integer(range, step: step), unit: unit,
      coding: ParameterCoding(
        encode: { .integer($0) },
        decode: { if case .integer(let number) = $0 { number } else { nil } }))
  }
}

extension Parameter where Value == Bool {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: The name: letters, digits, hyphens, underscores and dots, with a letter first.
  public init(wrappedValue: Value, _ name: String) {
    self.init(
      wrappedValue, name, .toggle,
      coding: ParameterCoding(
        encode: { .toggle($0) }, decode: { if case .toggle(let isOn) = $0 { isOn } else { nil } }))
  }
}

extension Parameter where Value: CaseIterable & RawRepresentable<String> {
  /// Creates a choice among the cases of an enumeration, which are known by their raw values.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: The name: letters, digits, hyphens, underscores and dots, with a letter first.
  public init(wrappedValue: Value, _ name: String) {
    self.init(
      wrappedValue, name, .choice(Value.allCases.map(\.rawValue)),
      coding: ParameterCoding(
        encode: { .choice($0.rawValue) },
        decode: { if case .choice(let name) = $0 { Value(rawValue: name) } else { nil } }))
  }
}
