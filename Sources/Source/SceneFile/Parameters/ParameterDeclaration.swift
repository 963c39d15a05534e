internal import Geometry
internal import YAMLReading

/// A parameter as the file declares it: the kind of its default is its kind.
enum ParameterDeclaration {
  case toggle(ToggleDeclaration)
  case number(NumberDeclaration)

  static var schema: JSONSchema {
    .oneOf([.element(NumberDeclaration.self), .element(ToggleDeclaration.self)])
  }

  static func read(_ item: Source.Item) throws(SceneError) -> ParameterDeclaration {
    let value = item.entries?.first { $0.key.text == "default" }?.value
    guard value?.node.boolean != nil else { return .number(try NumberDeclaration.read(item)) }
    return .toggle(try ToggleDeclaration.read(item))
  }

  /// What the name stands for in expressions.
  var symbol: NameTable.Symbol {
    switch self {
    case .toggle: .toggle
    case .number(let number): number.isWhole ? .wholeNumber : .number
    }
  }
}

/// A parameter that is true or false.
struct ToggleDeclaration: SceneElement {
  static let kind = "a parameter that is true or false"
  static let summary = "A value that is true or false."

  let isOn: Bool

  init(_ fields: Fields) throws(SceneError) {
    isOn =
      try fields.requiredValue("default", .flag, "The default value.") {
        $0.node.boolean == true
      } ?? false
  }
}

/// A parameter that is a number.
struct NumberDeclaration: SceneElement {
  static let kind = "parameter"
  static let summary = "A number."

  let value: Double
  let range: ClosedRange<Double>
  let step: Double?
  let unit: String?
  let isWhole: Bool

  private static let numbers = -1e6...1e6

  init(_ fields: Fields) throws(SceneError) {
    range = try Self.range(fields)
    let value = try fields.required(
      "default", .constant(range), "The default value.")
    let step = try fields.optional(
      "step", .constant(1e-9...1e6), "The increment of a slider.")
    let unit = try fields.optional("unit", .plainText, "The unit, such as Hz.")
    isWhole = try fields.flag("whole", "Whether only whole numbers are allowed; false by default.")
    guard let item = fields.item else {
      (self.value, self.step, self.unit) = (0, nil, nil)
      return
    }
    self.value = value.evaluate(.empty)
    self.step = step?.evaluate(.empty)
    self.unit = unit?.evaluate(.empty)
    let numbers = [range.lowerBound, range.upperBound, self.value, self.step ?? 1]
    guard !isWhole || numbers.allSatisfy({ $0 == $0.rounded() }) else {
      throw item.error("a whole parameter needs a whole range, default and step.")
    }
  }

  private static func range(_ fields: Fields) throws(SceneError) -> ClosedRange<Double> {
    let type = ValueType<[Double]>.list(of: .constant(numbers), 2...2, "numbers")
    let range = try fields.requiredValue(
      "range", type.schema, "The values that are allowed, [lowest, highest].",
      hint: ": [lowest, highest]"
    ) { (item) throws(SceneError) in
      let ends = try type.read(item).evaluate(.empty)
      guard ends[0] <= ends[1] else {
        throw item.error("the lowest value, which is first, must not be above the highest.")
      }
      return ends[0]...ends[1]
    }
    return range ?? numbers
  }
}
