internal import FileIO
internal import Geometry
internal import StageKit

/// The parameters of a scene.
struct Declarations: CustomReflectable {
  /// A parameter that has been declared.
  private struct Declaration {
    let name: String
    let parameter: any Sendable
    let swift: String
    /// The present value, as a number; nil for one that is true or false.
    let number: () -> Double?
    let toggle: () -> Bool
  }

  private var declarations: [Declaration] = []

  /// The parameters themselves, as a recipe's reflection finds them.
  var customMirror: Mirror {
    Mirror(self, children: declarations.map { (label: $0.name, value: $0.parameter as Any) })
  }

  /// The present values of the parameters that are numbers.
  var numbers: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: declarations.compactMap { parameter in
        parameter.number().map { (parameter.name, $0) }
      })
  }

  /// The present values of the parameters that are true or false.
  var toggles: [String: Bool] {
    Dictionary(
      uniqueKeysWithValues: declarations.filter { $0.number() == nil }.map {
        ($0.name, $0.toggle())
      })
  }

  /// Reads the keys `parameters` and `lists`.
  init(_ fields: Fields) throws(SceneError) {
    let number = JSONSchema.number(-.infinity ... .infinity, isWhole: false)
    let parameter = JSONSchema.object(
      [
        "default": .oneOf([number, .toggle]).described(as: "The value unless another is set."),
        "range": .list(of: number, count: 2...2).described(
          as: "The values that are allowed, [lowest, highest]."),
        "step": number.described(as: "The increment of a slider."),
        "unit": .text(pattern: nil).described(as: "The unit, such as Hz."),
        "whole": .toggle.described(as: "Whether only whole numbers are allowed."),
      ], required: ["default"], isKind: false)
    for (key, value) in try fields.named(
      "parameters", .mapping(of: parameter),
      "Values that --set, a grid and the preview change, by name.")
    {
      try add(key, value)
    }
    for (key, value) in try fields.named(
      "lists", .mapping(of: .array(of: .any)),
      "Lists of numbers, colors or texts by name, whose elements are name[index].")
    {
      let list = try SceneList(value)
      try key.declare(.list(list.kind))
      key.source.lists[key.text ?? ""] = list
    }
  }

  private mutating func add(_ key: Source.Item, _ value: Source.Item) throws(SceneError) {
    let name = key.text ?? ""
    let fields = try Fields(value, of: "parameter")
    let step = try fields.optional("step", .number(), "The increment.")?.evaluate(.empty)
    let unit = try fields.optional("unit", .plainText, "The unit.")?.evaluate(.empty)
    let isWhole = try fields.flag("whole", "Whether it is whole.")
    let range = try fields.optional("range", .list(of: .number(), 2...2, "numbers"), "The range.")?
      .evaluate(.empty)
    let isToggle = try fields.value("default", .any, "The default.") { $0.isToggle }
    guard let isToggle else { throw value.error("default is needed.") }
    if isToggle {
      guard range == nil, step == nil, unit == nil, !isWhole else {
        throw value.error("a parameter that is true or false has only a default.")
      }
      let isOn = try fields.required("default", .toggle, "The default.").evaluate(.empty)
      try fields.finish("parameter")
      try key.declare(.toggle)
      let parameter = Parameter(wrappedValue: isOn, name)
      declarations.append(
        Declaration(
          name: name, parameter: parameter,
          swift: "@Parameter(\(name.swiftLiteral)) var \(name.swiftIdentifier) = \(isOn)",
          number: { nil }, toggle: { parameter.wrappedValue }))
      return
    }
    guard let range, range[0] <= range[1] else {
      throw value.error("range is needed: [lowest, highest].")
    }
    let number = try fields.required("default", .number(range[0]...range[1]), "The default.")
      .evaluate(.empty)
    try fields.finish("parameter")
    if let step, step <= 0 { throw value.error("step must be above 0.") }
    try key.declare(isWhole ? .wholeNumber : .number)
    let tail = (unit.map { ", unit: \($0.swiftLiteral)" } ?? "")
    if isWhole {
      guard let low = Int(exactly: range[0]), let high = Int(exactly: range[1]),
        let start = Int(exactly: number)
      else { throw value.error("a whole parameter needs a whole range and default.") }
      let wholeStep = step.flatMap(Int.init(exactly:))
      let parameter = Parameter(
        wrappedValue: start, name, low...high, step: wholeStep, unit: unit)
      let stepText = wholeStep.map { ", step: \($0)" } ?? ""
      declarations.append(
        Declaration(
          name: name, parameter: parameter,
          swift: "@Parameter(\(name.swiftLiteral), \(low)...\(high)\(stepText)\(tail)) "
            + "var \(name.swiftIdentifier) = \(start)",
          number: { Double(parameter.wrappedValue) }, toggle: { false }))
    } else {
      let parameter = Parameter(
        wrappedValue: number, name, range[0]...range[1], step: step, unit: unit)
      let stepText = step.map { ", step: \($0.shortestDescription)" } ?? ""
      declarations.append(
        Declaration(
          name: name, parameter: parameter,
          swift: "@Parameter(\(name.swiftLiteral), \(range[0].shortestDescription)..."
            + "\(range[1].shortestDescription)\(stepText)\(tail)) "
            + "var \(name.swiftIdentifier) = \(number)",
          number: { parameter.wrappedValue }, toggle: { false }))
    }
  }

  /// Writes the declarations as Swift.
  func write(to writer: inout SwiftWriter) {
    for declaration in declarations { writer.line(declaration.swift) }
  }
}

extension Source.Item {
  fileprivate var isToggle: Bool { text == "true" || text == "false" }

  /// Declares the name that the key gives.
  fileprivate func declare(_ symbol: NameTable.Symbol) throws(SceneError) {
    do throws(ExpressionError) {
      try source.names.add(text ?? "", symbol)
    } catch {
      throw self.error("\(error.sentence).")
    }
  }
}

extension NameTable {
  /// All names.
  var all: [String] { Array(symbols.keys) + Array(views.keys) }
}

extension SceneList {
  /// The largest number of elements.
  private static let maxCount = 10_000

  /// Reads a list: of numbers if all elements are, of colors if all are, or of texts.
  init(_ item: Source.Item) throws(SceneError) {
    guard let elements = item.elements, !elements.isEmpty, elements.count <= Self.maxCount else {
      throw item.error("a list of 1 to \(Self.maxCount) values is needed, not \(item.found).")
    }
    var texts: [String] = []
    for element in elements {
      try element.source.count(element)
      texts.append(try ValueType<String>.plainText.read(element).evaluate(.empty))
    }
    let numbers = texts.compactMap { Double($0) }.filter(\.isFinite)
    let colors = texts.compactMap { SceneColor($0) }
    if numbers.count == texts.count {
      self = .numbers(numbers)
    } else if colors.count == texts.count {
      self = .colors(colors.map(\.value), names: texts)
    } else {
      self = .texts(texts)
    }
  }

  /// Writes the list as a property.
  func write(_ name: String, to writer: inout SwiftWriter) {
    let (type, elements): (String, [String]) =
      switch self {
      case .numbers(let numbers): ("Double", numbers.map(\.shortestDescription))
      case .colors(_, let names): ("Color", names.compactMap { SceneColor($0)?.swift })
      case .texts(let texts): ("String", texts.map(\.swiftLiteral))
      }
    writer.line("private let \(name.swiftIdentifier): [\(type)] = [")
    var line = " "
    for element in elements {
      if line.count + element.count > 90 {
        writer.line(line)
        line = " "
      }
      line += " \(element),"
    }
    writer.line(line)
    writer.line("]")
  }
}
