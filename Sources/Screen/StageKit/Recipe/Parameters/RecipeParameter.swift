internal import Geometry

/// The description of a parameter of a recipe: its name, its allowed values, its default and its
/// present value.
public struct RecipeParameter: Hashable, Sendable {
  /// The kind of a parameter, with the values that are allowed.
  public enum Kind: Hashable, Sendable {
    /// A number in a range; the step is the increment of a slider.
    case number(ClosedRange<Double>, step: Double?)
    /// A whole number in a range; the step is the increment of a slider.
    case integer(ClosedRange<Int>, step: Int?)
    /// True or false.
    case toggle
    /// One of several names.
    case choice([String])
  }

  /// The name, unique within the recipe.
  public let name: String
  /// The kind, with the values that are allowed.
  public let kind: Kind
  /// The unit, such as `Hz`; nil for none.
  public let unit: String?
  /// The default value.
  public private(set) var defaultValue: ParameterValue
  /// The present value: what was set, or the default.
  public private(set) var value: ParameterValue
  /// Whether a value is set; it may be equal to the default.
  public private(set) var isSet = false

  init(name: String, kind: Kind, unit: String?, default value: ParameterValue) {
    Self.check(name)
    kind.check(of: name)
    self.name = name
    self.kind = kind
    self.unit = unit
    defaultValue = value
    self.value = value
    setDefault(value)
  }

  /// The values that are allowed, in short: `0 to 1`, `1 to 10 Hz`, `true, false`.
  public var allowedValues: String {
    switch kind {
    case .number(let range, _):
      "\(range.lowerBound.shortestDescription) to "
        + withUnit(range.upperBound.shortestDescription)
    case .integer(let range, _): "\(range.lowerBound) to \(withUnit("\(range.upperBound)"))"
    case .toggle: "true, false"
    case .choice(let names): names.joined(separator: ", ")
    }
  }

  /// Returns the text of a value with the unit, as it is printed: `2 Hz`, `10°`, `0.2/s`.
  package func withUnit(_ text: String) -> String {
    guard let unit, !unit.isEmpty else { return text }
    if unit.hasPrefix("1/") { return text + unit.dropFirst() }
    return unit.hasPrefix("°") || unit.hasPrefix("/") ? text + unit : "\(text) \(unit)"
  }

  /// Sets a value that is allowed.
  mutating func set(_ value: ParameterValue) {
    self.value = value
    isSet = true
  }

  mutating func setDefault(_ value: ParameterValue) {
    do {
      defaultValue = try checked(value)
      self.value = defaultValue
    } catch {
      preconditionFailure("the default of a parameter is not allowed: \(error)")
    }
  }

  private static func check(_ name: String) {
    let hasOnlyAllowedCharacters = name.allSatisfy {
      $0.isLetter || $0.isNumber || "-_.".contains($0)
    }
    precondition(
      name.first?.isLetter == true && hasOnlyAllowedCharacters,
      "a parameter's name must begin with a letter, followed by letters, digits, hyphens, "
        + "underscores and dots, not '\(name)'")
  }
}

extension RecipeParameter.Kind {
  /// Traps for a range or a choice that no text could express.
  fileprivate func check(of name: String) {
    switch self {
    case .number(let range, let step):
      precondition(
        range.lowerBound.isFinite && range.upperBound.isFinite,
        "the range of the parameter \(name) must be finite, not \(range)")
      precondition(
        step.map { $0 > 0 && $0.isFinite } ?? true,
        "the step of the parameter \(name) must be above 0, not \(step ?? 0)")
    case .integer(_, let step):
      precondition(
        step.map { $0 > 0 } ?? true,
        "the step of the parameter \(name) must be above 0, not \(step ?? 0)")
    case .toggle: break
    case .choice(let names):
      precondition(
        !names.isEmpty && names.allSatisfy { !$0.isEmpty && !$0.contains(",") },
        "the choices of the parameter \(name) must be one or more names without commas, not \(names)"
      )
    }
  }
}
