import ObjectiveCImport

/// A file of Swift that uses the Swift side of every declaration of the tables.
struct SwiftSideFile {
  private(set) var text = "import ObjectiveCSupport\n"
  /// What each function of the file uses, by the numbers in their names.
  private(set) var uses: [String] = []

  init(_ tables: InterfaceTables) {
    for name in tables.classNames {
      if let type = tables.type(name), type.swift != nil { add(type, tables.members(of: type)) }
    }
    for name in tables.protocolNames {
      if let type = tables.protocol(name), type.swift != nil { add(type, tables.members(of: type)) }
    }
    let globals = tables.globalNames
    for name in globals.functions {
      if let function = tables.function(name) { add(function) }
    }
    for name in globals.variables {
      guard let variable = tables.variable(name), let swift = variable.swift else { continue }
      add("\(name)", "() -> Any { \(swift) }")
    }
    for name in globals.types {
      guard let swift = tables.typeName(name)?.swift else { continue }
      add(name, "(_ value: \(swift)) {}")
    }
  }

  private mutating func add(_ type: InterfaceType, _ members: [InterfaceMember]) {
    let name = type.swift ?? type.name
    for member in members {
      guard let swift = member.swift else { continue }
      let use = "\(member.isClassMember ? "+" : "-")[\(type.name) \(member.selector)]"
      let receiver = type.isProtocol ? "any \(name)" : name
      let isStatic: Bool
      switch swift {
      case .function(let function):
        // The type of a boundary's identifier is the delegate's own.
        if type.isProtocol, function.fullName.contains("withBoundaryIdentifier") { continue }
        // Documents are read, and nothing is encoded.
        if function.fullName == "encode(with:)" { continue }
        isStatic = function.modifiers.isStatic
        // What belongs to the types that adopt a protocol cannot be called by the protocol's name.
        if type.isProtocol, isStatic { continue }
        let call = "\(isStatic ? name : "receiver").\(function.name)"
        addCall(use, call, function, receiver: isStatic ? nil : receiver, owner: name)
      case .initializer(let function):
        // Programs make no objects of protocols, and import takes away the initializer of
        // documents.
        guard !type.isProtocol, function.fullName != "init(coder:)" else { continue }
        addCall(use, name, function, receiver: nil, owner: name)
      case .variable(let variable):
        isStatic = variable.modifiers.isStatic
        let place = "\(isStatic ? name : "receiver").\(variable.name)"
        let result = Self.type(variable.type, in: name)
        let parameters = isStatic ? [] : ["_ receiver: \(receiver)"]
        if member.isSetter {
          let list = (parameters + ["_ value: \(result)"]).joined(separator: ", ")
          let copy = isStatic ? "" : "var receiver = receiver; "
          add(use, "(\(list)) { \(copy)\(place) = value }")
        } else {
          add(use, "(\(parameters.joined(separator: ", "))) -> \(result) { \(place) }")
        }
      case .expression: continue
      }
    }
  }

  private mutating func add(_ function: InterfaceFunction) {
    guard case .function(let swift) = function.swift else { return }
    addCall(function.name, swift.name, swift, receiver: nil, owner: "")
  }

  private mutating func addCall(
    _ use: String, _ call: String, _ function: SwiftFunction, receiver: String?, owner: String
  ) {
    var list: [String] = []
    var arguments: [String] = []
    if let receiver { list.append("_ receiver: \(receiver)") }
    for (index, parameter) in function.parameters.enumerated() {
      var type = Self.type(parameter.type, in: owner)
      if type.hasSuffix("...") { type.removeLast(3) }
      list.append("_ a\(index): \(parameter.isInOut ? "inout " : "")\(type)")
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      arguments.append("\(label)\(parameter.isInOut ? "&" : "")a\(index)")
    }
    let isInitializer = function.name == "init"
    let result =
      isInitializer
      ? "\(owner)\(function.isFailable ? "?" : "")" : Self.type(function.result, in: owner)
    let body = "\(function.isThrowing ? "try " : "")\(call)(\(arguments.joined(separator: ", ")))"
    let copy = receiver == nil ? "" : "var receiver = receiver; _ = { receiver = receiver }; "
    add(
      use,
      "(\(list.joined(separator: ", ")))\(function.isThrowing ? " throws" : "") -> \(result) { "
        + "\(copy)return \(body) }")
  }

  private mutating func add(_ use: String, _ function: String) {
    text += "func use\(uses.count)\(function)\n"
    uses.append(use)
  }

  /// Returns a type outside its class, where `Self` is the class.
  private static func type(_ type: String, in owner: String) -> String {
    type.hasPrefix("Self")
      ? owner + type.dropFirst(4) : type.replacing("<Self>", with: "<\(owner)>")
  }
}
