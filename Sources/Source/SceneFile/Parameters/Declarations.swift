internal import FileIO
internal import Geometry
internal import StageKit
internal import YAMLReading

/// The parameters of a scene.
struct Declarations: CustomReflectable {
  /// A parameter that has been declared.
  fileprivate struct Declaration {
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
    for (key, value) in try fields.named(
      "parameters", .mapping(of: ParameterDeclaration.schema, names: JSONSchema.newNamePattern),
      "Values that --set, a grid and the preview change, by name.")
    {
      let parameter = try ParameterDeclaration.read(value)
      try key.declare(parameter.symbol)
      declarations.append(Declaration(key.text ?? "", parameter))
    }
    let list = JSONSchema.list(of: .plainText, count: 1...SceneList.maxCount)
    for (key, value) in try fields.named(
      "lists", .mapping(of: list, names: JSONSchema.newNamePattern),
      "Lists of numbers, colors or texts by name, whose elements are name[index].")
    {
      let list = try SceneList(value)
      try key.declare(.list(list.kind))
      key.source.lists[key.text ?? ""] = list
    }
  }

  /// Writes the declarations as Swift.
  func write(to writer: inout SwiftWriter) {
    for declaration in declarations { writer.line(declaration.swift) }
  }
}

extension Declarations.Declaration {
  /// Creates a parameter with a name.
  fileprivate init(_ name: String, _ declaration: ParameterDeclaration) {
    switch declaration {
    case .toggle(let toggle): self.init(name, toggle)
    case .number(let number): self.init(name, number)
    }
  }

  private init(_ name: String, _ toggle: ToggleDeclaration) {
    let parameter = Parameter(wrappedValue: toggle.isOn, name)
    self.init(
      name: name, parameter: parameter,
      swift: "@Parameter(\(name.swiftLiteral)) var \(name.swiftIdentifier) = \(toggle.isOn)",
      number: { nil }, toggle: { parameter.wrappedValue })
  }

  private init(_ name: String, _ number: NumberDeclaration) {
    let (low, high) = (number.range.lowerBound, number.range.upperBound)
    let unit = number.unit.map { ", unit: \($0.swiftLiteral)" } ?? ""
    func swift(_ low: String, _ high: String, step: String?, _ value: String) -> String {
      let step = step.map { ", step: \($0)" } ?? ""
      return "@Parameter(\(name.swiftLiteral), \(low)...\(high)\(step)\(unit)) "
        + "var \(name.swiftIdentifier) = \(value)"
    }
    if number.isWhole {
      let (low, high, start) = (Int(low), Int(high), Int(number.value))
      let step = number.step.map { Int($0) }
      let parameter = Parameter(
        wrappedValue: start, name, low...high, step: step, unit: number.unit)
      self.init(
        name: name, parameter: parameter,
        swift: swift("\(low)", "\(high)", step: step.map { "\($0)" }, "\(start)"),
        number: { Double(parameter.wrappedValue) }, toggle: { false })
    } else {
      let parameter = Parameter(
        wrappedValue: number.value, name, number.range, step: number.step, unit: number.unit)
      self.init(
        name: name, parameter: parameter,
        swift: swift(
          low.shortestDescription, high.shortestDescription,
          step: number.step?.shortestDescription, "\(number.value)"),
        number: { parameter.wrappedValue }, toggle: { false })
    }
  }
}

extension Source.Item {
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
  var all: [String] { Array(symbols.keys) + Array(views.keys) + Array(attachments.keys) }
}

extension SceneList {
  /// The largest number of elements.
  static let maxCount = 10_000

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
    let numbers = elements.compactMap(\.node.number).filter(\.isFinite)
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
