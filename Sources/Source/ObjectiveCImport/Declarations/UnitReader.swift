/// Adds the declarations of a unit to the index of the program.
struct UnitReader {
  let program: ProgramIndex
  let unit: Int

  func read(_ root: Node) {
    // Types first: a declaration may use a name that a later one of another unit explains.
    addTypes(root.parts)
    for node in root.parts { add(node) }
  }

  /// Adds the types that nodes declare, also those within functions and within other types.
  private func addTypes(_ nodes: [Node]) {
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .TypedefDecl: addAlias(node)
      case .EnumDecl: addEnumeration(node, before: nodes[(index + 1)...])
      case .RecordDecl:
        addTypes(node.parts)
        addStructure(node, before: nodes[(index + 1)...])
      case .ObjCInterfaceDecl where isDefinition(node):
        _ = record(node.name, isForeign: false)
      case .FunctionDecl, .ObjCImplementationDecl, .ObjCCategoryImplDecl:
        node.visit { part in
          if part.kind == .DeclStmt, part.parts.contains(where: { $0.kind != .VarDecl }) {
            addTypes(part.parts)
          }
          return true
        }
      default: break
      }
    }
  }

  private func add(_ node: Node) {
    switch node.kind {
    case .ObjCInterfaceDecl: addClass(node)
    case .ObjCCategoryDecl: addCategory(node)
    case .ObjCProtocolDecl: addProtocol(node)
    case .ObjCImplementationDecl, .ObjCCategoryImplDecl: addImplementation(node)
    case .FunctionDecl: addFunction(node)
    case .VarDecl: addGlobal(node)
    default: break
    }
  }

  // MARK: Types

  private func addAlias(_ node: Node) {
    guard !node.flag(.isImplicit), program.aliases[node.name] == nil else { return }
    let type = program.parse(node.type)
    // typedef struct { ... } Pair; and typedef enum Kind Kind;
    switch type {
    case .structure(let name), .enumeration(let name):
      if name == node.name || name.hasPrefix("(") || program.enumerations[node.name] != nil
        || program.structures[node.name] != nil
      {
        return
      }
    default: break
    }
    program.aliases[node.name] = type.isKnown ? type : program.type(node)
  }

  private func addStructure(_ node: Node, before next: ArraySlice<Node>) {
    guard node.flag(.completeDefinition), ["struct", "union"].contains(node.text(.tagUsed)) else {
      return
    }
    var key = node.name
    var name = node.name
    if key.isEmpty {
      if let alias = alias(of: node, before: next) {
        (key, name) = (alias, alias)
      } else if let anonymous = Self.anonymousName(program, before: next) {
        key = anonymous
        name = "Structure_\(unit)_\(node.place.line)_\(node.place.column)"
      }
    }
    guard !key.isEmpty, program.structures[key] == nil else { return }
    let fields = node.parts(.FieldDecl).map { field in
      VariableRecord(
        name: StructureRecord.fieldName(field.name), type: program.type(field), isWeak: false,
        isOutlet: false, place: field.place)
    }
    program.structures[key] = StructureRecord(
      name: name, fields: fields, isUnion: node.text(.tagUsed) == "union", unit: unit,
      place: node.place)
  }

  /// Returns the name that a declaration without a tag gets by the `typedef` that contains it.
  private func alias(of node: Node, before next: ArraySlice<Node>) -> String? {
    next.first { $0.kind == .TypedefDecl }.flatMap { alias in
      var owns = false
      alias.visit { part in
        if part.node(.decl)?.id == node.id { owns = true }
        return !owns
      }
      return owns ? alias.name : nil
    }
  }

  /// Returns the name that clang gives a structure by its place, as the variables of it have it.
  private static func anonymousName(
    _ program: ProgramIndex, before next: ArraySlice<Node>
  ) -> String? {
    guard let variable = next.first, [.VarDecl, .FieldDecl].contains(variable.kind) else {
      return nil
    }
    var type = program.parse(variable.type)
    while true {
      switch type {
      case .pointer(let element), .array(let element, _): type = element
      case .structure(let name): return name.hasPrefix("(") ? name : nil
      default: return nil
      }
    }
  }

  private func addEnumeration(_ node: Node, before next: ArraySlice<Node>) {
    let constants = node.parts(.EnumConstantDecl)
    guard !constants.isEmpty else { return }
    let anonymous = "(enumeration \(unit) \(node.id))"
    var name = node.name
    if name.isEmpty, let alias = next.first, alias.kind == .TypedefDecl { name = alias.name }
    if name.isEmpty { name = anonymous }
    guard program.enumerations[name] == nil else { return }
    let type = node.node(.fixedUnderlyingType).map(program.type) ?? .integer(.unsignedInt)
    var value: Int64 = -1
    var list: [(String, Int64)] = []
    var swiftNames: [String: String] = [:]
    for constant in constants {
      value += 1
      if let given = constant.parts.first.flatMap(Self.constantValue) { value = given }
      list.append((constant.name, value))
      swiftNames[constant.name] = Self.swiftName(of: constant)
      program.constants[constant.name] = (value, name)
    }
    var enumeration = EnumerationRecord(
      name: name, type: type.isInteger ? type : .integer(.long), constants: list, unit: unit,
      place: node.place)
    enumeration.isTyped =
      name != anonymous && node.node(.fixedUnderlyingType) != nil && isInHeader(node)
    enumeration.swiftNames = swiftNames
    enumeration.isOptions = node.parts.contains { $0.clangName == "FlagEnumAttr" }
    program.enumerations[name] = enumeration
  }

  /// Returns the value that clang has computed for a constant expression; nil if it has none.
  static func constantValue(_ node: Node) -> Int64? {
    if node.kind == .ConstantExpr, let text = node.text(.value) {
      return Int64(text) ?? UInt64(text).map { Int64(bitPattern: $0) }
    }
    return node.parts.first.flatMap(constantValue)
  }

  // MARK: Classes

  private func record(_ name: String, isForeign: Bool) -> ClassRecord {
    if let known = program.classes[name] { return known }
    let record = ClassRecord(name: name, isForeign: isForeign)
    program.classes[name] = record
    program.classOrder.append(name)
    return record
  }

  /// Whether a file in Swift declares a class.
  private func isSwift(_ name: String) -> Bool {
    program.swiftTypes.contains { $0.name == name }
  }

  /// Whether a declaration is more than `@class Name;`, for which clang names the superclass of a
  /// class of the frameworks or in Swift.
  private func isDefinition(_ node: Node) -> Bool {
    guard !isSwift(node.name) else { return false }
    if !node.parts.isEmpty { return true }
    return node.node(.super)?.name.isEmpty == false && program.tables.type(node.name) == nil
  }

  private func addClass(_ node: Node) {
    guard isDefinition(node) else { return }
    let record = record(node.name, isForeign: false)
    if record.superclass == nil, let parent = node.node(.super), !parent.name.isEmpty {
      record.superclass = parent.name
      record.place = node.place
      record.declaringUnit = unit
      record.swiftName = Self.swiftName(of: node)
    }
    addMembers(of: node, to: record)
  }

  private func addCategory(_ node: Node) {
    guard let name = node.node(.interface)?.name, !name.isEmpty else { return }
    addMembers(of: node, to: record(name, isForeign: true))
  }

  private func addMembers(of node: Node, to record: ClassRecord) {
    for adopted in node.nodes(.protocols) where !record.protocols.contains(adopted.name) {
      record.protocols.append(adopted.name)
    }
    for part in node.parts {
      switch part.kind {
      case .ObjCIvarDecl: addVariable(part, to: record)
      case .ObjCPropertyDecl:
        let property = property(part)
        if let index = record.properties.firstIndex(where: { $0.name == property.name }) {
          // A class extension makes a property writable.
          if !property.isReadOnly { record.properties[index].isReadOnly = false }
          if property.isOutlet { record.properties[index].isOutlet = true }
        } else {
          record.properties.append(property)
        }
      case .ObjCMethodDecl where !part.flag(.isImplicit):
        let method = method(part)
        record.add(method)
        if isInHeader(part) { record.interface[method.key] = interface(part) }
      default: break
      }
    }
  }

  /// Whether a declaration stands in a header.
  private func isInHeader(_ node: Node) -> Bool {
    let files = program.files[unit]
    return node.place.file > 0 && node.place.file < files.count
      && files[node.place.file].hasSuffix(".h")
  }

  private func interface(_ node: Node) -> MethodInterface {
    MethodInterface(
      result: node.node(.returnType)?.type ?? "void",
      parameters: node.parts(.ParmVarDecl).map(\.type), swiftName: Self.swiftName(of: node))
  }

  /// Returns the name of `NS_SWIFT_NAME`, which the headers keep as a message; nil without one.
  static func swiftName(of node: Node) -> String? {
    let prefix = "swift_name:"
    let message = node.parts.lazy.compactMap { $0.text(.message) }.first { $0.hasPrefix(prefix) }
    return message.map { String($0.dropFirst(prefix.count)) }
  }

  private func addVariable(_ node: Node, to record: ClassRecord) {
    guard record.variable(node.name) == nil else { return }
    record.variables.append(
      VariableRecord(
        name: node.name, type: program.type(node), isWeak: node.type.contains("__weak"),
        isOutlet: node.has(.IBOutletAttr), place: node.place))
  }

  private func addProtocol(_ node: Node) {
    // The tree has what a protocol adopts also where it is only announced.
    if let known = program.protocols[node.name] {
      guard known.methods.isEmpty, known.properties.isEmpty, !node.parts.isEmpty else { return }
    } else if node.parts.isEmpty, node.nodes(.protocols).isEmpty {
      return
    }
    let isKnown = program.protocols[node.name] != nil
    let record = ProtocolRecord(name: node.name, unit: unit, place: node.place)
    record.protocols = node.nodes(.protocols).map(\.name)
    for part in node.parts {
      if part.kind == .ObjCPropertyDecl { record.properties.append(property(part)) }
      guard part.kind == .ObjCMethodDecl, !part.flag(.isImplicit) else { continue }
      let method = method(part)
      if record.methods[method.key] == nil { record.methodOrder.append(method.key) }
      record.methods[method.key] = method
      record.interface[method.key] = interface(part)
    }
    program.protocols[node.name] = record
    if !isKnown { program.protocolOrder.append(node.name) }
  }

  private func addImplementation(_ node: Node) {
    guard let name = node.node(.interface)?.name, !name.isEmpty else { return }
    let isCategory = node.kind == .ObjCCategoryImplDecl
    let record = record(name, isForeign: isCategory)
    record.implementations.append(
      .init(unit: unit, category: isCategory ? node.name : nil, node: node))
    if !isCategory {
      record.unit = unit
      if record.place.line == 0 { record.place = node.place }
    }
    for part in node.parts {
      switch part.kind {
      case .ObjCIvarDecl: addVariable(part, to: record)
      case .ObjCMethodDecl where part.name == "load" && !part.flag(.instance):
        program.loads.append(
          LoadRecord(
            className: name, isInCategory: isCategory, method: method(part),
            name: "load_\(unit)_\(program.loads.count)"))
      case .ObjCMethodDecl where !part.flag(.isImplicit): record.add(method(part))
      case .ObjCPropertyImplDecl: addSynthesis(part, to: record)
      default: break
      }
    }
  }

  private func addSynthesis(_ node: Node, to record: ClassRecord) {
    guard let index = record.properties.firstIndex(where: { $0.name == node.name }) else { return }
    if node.text(.implKind) == "dynamic" {
      record.properties[index].isDynamic = true
    } else {
      record.properties[index].variable = node.node(.ivarDecl)?.name ?? "_\(node.name)"
    }
  }

  private func property(_ node: Node) -> PropertyRecord {
    var property = PropertyRecord(
      name: node.name, type: program.type(node), getter: node.node(.getter)?.name ?? node.name,
      setter: node.node(.setter)?.name
        ?? "set\(node.name.prefix(1).uppercased())\(node.name.dropFirst()):",
      isReadOnly: node.flag(.readonly), isWeak: node.flag(.weak), isCopied: node.flag(.copy),
      isClassProperty: node.flag(.class),
      isOutlet: node.has(.IBOutletAttr) || node.has(.IBOutletCollectionAttr), place: node.place)
    property.typeText = node.type
    property.isInHeader = isInHeader(node)
    property.swiftName = Self.swiftName(of: node)
    return property
  }

  private func method(_ node: Node) -> MethodRecord {
    let result = node.node(.returnType)
    return MethodRecord(
      selector: node.name, isClassMethod: !node.flag(.instance),
      result: result.map(program.type) ?? .void,
      returnsInstance: result?.type.contains("instancetype") == true,
      parameters: parameters(of: node), isVariadic: node.flag(.variadic),
      isAction: node.has(.IBActionAttr), place: node.place, unit: unit,
      body: node.parts.first { $0.kind == .CompoundStmt })
  }

  private func parameters(of node: Node) -> [ParameterRecord] {
    node.parts(.ParmVarDecl).map {
      ParameterRecord(name: $0.name, type: program.type($0), id: $0.id)
    }
  }

  // MARK: Functions and variables

  private func addFunction(_ node: Node) {
    guard !node.flag(.isImplicit) else { return }
    let parameters = parameters(of: node)
    // The type is that of the function: CGFloat (CGFloat, int).
    guard case .function(let type) = program.parse(node.type) else { return }
    let record = FunctionRecord(
      name: node.name, type: type, parameters: parameters,
      isStatic: node.text(.storageClass) == "static" || node.flag(.inline), unit: unit,
      place: node.place, body: node.parts.first { $0.kind == .CompoundStmt })
    if record.isStatic {
      if record.body == nil, program.staticFunctions[unit]?[node.name] != nil { return }
      program.staticFunctions[unit, default: [:]][node.name] = record
    } else if record.body != nil || program.functions[node.name] == nil {
      if program.functions[node.name]?.body == nil { program.functions[node.name] = record }
    }
  }

  private func addGlobal(_ node: Node) {
    let record = GlobalRecord(
      name: node.name, type: program.type(node), isStatic: node.text(.storageClass) == "static",
      unit: unit, node: node)
    if record.isStatic {
      program.staticGlobals[unit, default: [:]][node.name] = record
    } else if node.text(.storageClass) != "extern" || program.globals[node.name] == nil {
      if let known = program.globals[node.name], known.node.text(.storageClass) != "extern" {
        return
      }
      program.globals[node.name] = record
    }
  }
}
