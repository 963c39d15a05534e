/// A method or an initializer of a module whose types Objective-C has.
struct SwiftMethod {
  struct Parameter {
    let label: String
    let name: String
    let type: SwiftType
    let cType: String
    let hasDefault: Bool

    var isVariadic: Bool {
      if case .variadic = type { true } else { false }
    }
  }

  let base: String
  let parameters: [Parameter]
  let result: String
  private let resultType: SwiftType
  private let isThrowing: Bool
  private let isFailable: Bool
  private let types: CTypes

  /// Reads a declaration; nil if Objective-C has no counterpart of a type that cannot be left out.
  init?(_ symbol: Symbol, types: CTypes) {
    self.types = types
    let text = symbol.declaration
    let name = symbol.name
    guard let open = name.firstIndex(of: "("), !text.contains(" async ") else { return nil }
    base = String(name[..<open])
    let labels = name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    let written = Self.parameters(text)
    var parameters: [Parameter] = []
    guard labels.count == symbol.parameters.count else { return nil }
    for (index, parameter) in symbol.parameters.enumerated() {
      var reader = SwiftTypeReader(parameter.declarationFragments)
      reader.skip(past: ":")
      var type = reader.type()
      // Signatures lack what the declaration says before a type.
      let own = written.indices.contains(index) ? written[index] : ""
      if own.contains(": inout ") { type = .inOut(type) }
      if own.contains(": @escaping"),
        case .function(let parameters, let result, _) = types.expanded(type)
      {
        type = .function(parameters, result, isEscaping: true)
      }
      // The file and the line of a call are not arguments in Objective-C.
      if own.contains(" = #") { continue }
      let hasDefault = own.contains(" = ")
      guard let cType = types.of(labels[index], or: types).cType(type) else {
        if hasDefault { continue }
        return nil
      }
      parameters.append(
        Parameter(
          label: labels[index], name: parameter.internalName ?? parameter.name, type: type,
          cType: cType, hasDefault: hasDefault))
    }
    self.parameters = parameters
    var reader = SwiftTypeReader(symbol.returns)
    resultType = symbol.kind == "swift.init" ? .void : reader.type()
    guard let result = types.cType(resultType) else { return nil }
    self.result = result
    isThrowing = symbol.hasWord("throws")
    isFailable = text.contains("init?(") || text.contains("init!(")
  }

  /// The lists of parameters with which the method can be called: all, and without those that have
  /// default values, from the end.
  var variants: [[Parameter]] {
    var variants = [parameters]
    var rest = parameters
    while let index = rest.lastIndex(where: \.hasDefault) {
      rest.remove(at: index)
      variants.append(rest)
    }
    for index in parameters.indices where parameters[index].hasDefault {
      var one = parameters
      one.remove(at: index)
      variants.append(one)
    }
    return variants
  }

  /// Returns the Swift side.
  func swift(_ parameters: [Parameter], isInitializer: Bool) -> String {
    let list = parameters.map { "\($0.label): \(types.of($0.label, or: types).swift($0.type))" }
      .joined(separator: ", ")
    let throwing = isThrowing ? " throws" : ""
    if isInitializer { return "init\(isFailable ? "?" : "")(\(list))\(throwing)" }
    let output = resultType == .void ? "" : " -> \(types.swift(resultType))"
    return "func \(base)(\(list))\(throwing)\(output)"
  }

  /// Returns the parameters of a declaration as it writes them.
  private static func parameters(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var result: [String] = []
    var current = ""
    var previous: Character = " "
    for character in text[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, character == "," {
        result.append(current)
        current = ""
      } else {
        current.append(character)
      }
      previous = character
    }
    return result + [current]
  }
}

extension CTypes {
  /// Returns the types for a parameter or property: `cgColor` is one of Core Graphics whoever has
  /// it.
  func of(_ label: String, or types: CTypes) -> CTypes {
    ["cg", "CG"].contains(where: label.hasPrefix) ? of("CG") : types
  }
}
