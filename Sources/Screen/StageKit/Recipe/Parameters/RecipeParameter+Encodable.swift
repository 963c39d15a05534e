extension RecipeParameter: Encodable {
  private enum CodingKeys: CodingKey {
    case name, kind, unit, value, `default`, lowest, highest, step, choices
  }

  /// Encodes the parameter for a program that shows a control for it.
  ///
  /// The keys are `name`; `kind`, which is `number`, `integer`, `toggle` or `choice`; `unit`;
  /// `value` and `default`, as texts; `lowest`, `highest` and `step`, as numbers; and `choices`. A
  /// key that does not apply is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(kind.name, forKey: .kind)
    try container.encode(unit, forKey: .unit)
    try container.encode("\(value)", forKey: .value)
    try container.encode("\(defaultValue)", forKey: .default)
    try container.encode(kind.lowest, forKey: .lowest)
    try container.encode(kind.highest, forKey: .highest)
    try container.encode(kind.step, forKey: .step)
    try container.encode(kind.choices, forKey: .choices)
  }
}

extension RecipeParameter.Kind {
  fileprivate var name: String {
    switch self {
    case .number: "number"
    case .integer: "integer"
    case .toggle: "toggle"
    case .choice: "choice"
    }
  }

  fileprivate var lowest: ParameterValue? {
    switch self {
    case .number(let range, _): .number(range.lowerBound)
    case .integer(let range, _): .integer(range.lowerBound)
    case .toggle, .choice: nil
    }
  }

  fileprivate var highest: ParameterValue? {
    switch self {
    case .number(let range, _): .number(range.upperBound)
    case .integer(let range, _): .integer(range.upperBound)
    case .toggle, .choice: nil
    }
  }

  fileprivate var step: ParameterValue? {
    switch self {
    case .number(_, let step): step.map(ParameterValue.number)
    case .integer(_, let step): step.map(ParameterValue.integer)
    case .toggle, .choice: nil
    }
  }

  fileprivate var choices: [String]? {
    if case .choice(let names) = self { names } else { nil }
  }
}
