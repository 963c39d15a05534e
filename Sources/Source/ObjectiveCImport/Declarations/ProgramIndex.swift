/// What all files of a program declare, and how its types are written in Swift.
final class ProgramIndex {
  let tables: InterfaceTables
  /// The files of the places of all units, by the numbers of each unit.
  var files: [[String]] = []
  var classes: [String: ClassRecord] = [:]
  var classOrder: [String] = []
  var protocols: [String: ProtocolRecord] = [:]
  var protocolOrder: [String] = []
  var aliases: [String: CType] = [:]
  var functions: [String: FunctionRecord] = [:]
  /// Static functions, which each unit has of its own.
  var staticFunctions: [Int: [String: FunctionRecord]] = [:]
  var globals: [String: GlobalRecord] = [:]
  var staticGlobals: [Int: [String: GlobalRecord]] = [:]
  var structures: [String: StructureRecord] = [:]
  var enumerations: [String: EnumerationRecord] = [:]
  /// The values of the constants of enumerations, with the enumeration's name.
  var constants: [String: (value: Int64, enumeration: String)] = [:]
  /// How methods are declared in Swift, by class and key.
  var forms: [String: [String: MethodForm]] = [:]
  /// The protocols of the tables whose methods a class implements without saying so.
  var undeclared: [String: Set<String>] = [:]
  /// Whether initializers may return nil, by class and selector.
  var failable: [String: Bool] = [:]
  /// The classes whose files are translated.
  var written: Set<String> = []
  /// The protocols that extensions of the frameworks' classes have adopted: `UIView
  /// UITextFieldDelegate`.
  var conforming: Set<String> = []
  /// Lines whose methods are not translated.
  var refusals: [TranslationRefusal] = []
  /// The methods `+load` of classes and categories, in the order of the files.
  var loads: [LoadRecord] = []
  /// Whether there is an `@try`, so that functions end where an exception is raised.
  var catches = false
  /// Whether the program has files in Swift, which see what its headers declare.
  var isMixed = false
  /// The classes of files in Swift.
  var swiftTypes: [InterfaceType] = []
  /// The static functions and variables of headers that Swift files see.
  var shownStatics: Set<String> = []
  /// The names of the members of the program's classes; empty before they are asked for.
  private var memberNames: Set<String> = []
  private var parsedTypes: [String: CType] = [:]

  init(tables: InterfaceTables) { self.tables = tables }

  // MARK: Types

  /// Forgets types that were parsed before all declarations were known.
  func forgetTypes() { parsedTypes = [:] }

  /// Returns the type of a node.
  func type(_ node: Node) -> CType {
    let type = parse(node.type)
    if node.desugaredType.isEmpty || type.isKnown { return type }
    let desugared = parse(node.desugaredType)
    return desugared.isKnown ? desugared : type
  }

  /// Returns the type of a text.
  func parse(_ text: String) -> CType {
    if let known = parsedTypes[text] { return known }
    let type = TypeParser { [unowned self] in resolve($0) }.parse(text)
    parsedTypes[text] = type
    return type
  }

  private static let basicTypes: [String: CType] = [
    "BOOL": .bool, "CGFloat": .double, "NSTimeInterval": .double, "CFTimeInterval": .double,
    "NSInteger": .integer(.long), "NSUInteger": .integer(.unsignedLong),
    "CFIndex": .integer(.long), "size_t": .integer(.unsignedLong), "ssize_t": .integer(.long),
    "int8_t": .integer(.char), "uint8_t": .integer(.unsignedChar), "int16_t": .integer(.short),
    "uint16_t": .integer(.unsignedShort), "int32_t": .integer(.int),
    "uint32_t": .integer(.unsignedInt), "int64_t": .integer(.longLong),
    "uint64_t": .integer(.unsignedLongLong), "intptr_t": .integer(.long),
    "uintptr_t": .integer(.unsignedLong), "unichar": .integer(.unsignedShort),
    "Boolean": .bool, "UInt8": .integer(.unsignedChar), "UInt16": .integer(.unsignedShort),
    "UInt32": .integer(.unsignedInt), "SInt32": .integer(.int), "Byte": .integer(.unsignedChar),
    "UInt64": .integer(.unsignedLongLong), "SInt16": .integer(.short), "Float64": .double,
    "va_list": .argumentList, "__builtin_va_list": .argumentList,
    "__gnuc_va_list": .argumentList, "ObjectType": .id, "KeyType": .id, "ValueType": .id,
  ]

  private func resolve(_ word: String) -> CType? {
    if let basic = Self.basicTypes[word] { return basic }
    if let alias = aliases[word] { return alias }
    if enumerations[word] != nil { return .enumeration(word) }
    if structures[word] != nil { return .structure(word) }
    if classes[word] != nil { return nil }
    if let space = word.firstIndex(of: " ") {
      let name = String(word[word.index(after: space)...])
      guard let known = tables.typeName(name) else { return nil }
      return resolved(known)
    }
    if let known = tables.typeName(word) { return resolved(known) }
    return nil
  }

  private func resolved(_ name: InterfaceTypeName) -> CType {
    switch name.kind {
    case .enumeration, .options: return .enumeration(name.name)
    case .structure: return .structure(name.name)
    case .alias:
      let type = name.type.contains(name.name) ? nil : parse(name.type)
      if case .pointer(.structure) = type ?? .pointer(.structure("")) {
        return .handle(name.swift ?? name.name)
      }
      return type ?? .unknown(name.type)
    }
  }

  /// Returns the integer that an enumeration is in C.
  func integer(of enumeration: String) -> CType {
    if let own = enumerations[enumeration] { return own.type }
    if let known = tables.typeName(enumeration) {
      let type = parse(known.type)
      if type.isInteger { return type }
      return .integer(known.kind == .options ? .unsignedLong : .long)
    }
    return .integer(.unsignedInt)
  }

  // MARK: Classes

  /// Gives variables to the properties of classes without an implementation, so that they keep what
  /// is set.
  func storeUndefinedProperties() {
    for record in classes.values where !record.isForeign && record.unit == nil {
      for index in record.properties.indices where !record.properties[index].isClassProperty {
        let name = record.properties[index].name
        record.properties[index].variable = record.properties[index].variable ?? "_\(name)"
      }
    }
  }

  /// Finds the protocols that classes implement without saying so.
  func findUndeclared() {
    for name in classOrder {
      guard let record = classes[name], !record.isForeign else { continue }
      for key in record.methodOrder { _ = form(key, in: record) }
    }
  }

  /// Returns whether a class is another or descends from it.
  func isClass(_ name: String, subclassOf other: String) -> Bool {
    var next: String? = name
    var count = 0
    while let current = next, count < 100 {
      if current == other { return true }
      if let own = classes[current], !own.isForeign {
        next = own.superclass
      } else {
        return tables.isClass(current, subclassOf: other)
      }
      count += 1
    }
    return false
  }

  /// The classes of the program from which a class descends, the nearest first.
  func ownSuperclasses(of record: ClassRecord) -> [ClassRecord] {
    var result: [ClassRecord] = []
    var next = record.superclass
    while let name = next, let found = classes[name], !found.isForeign, result.count < 100 {
      result.append(found)
      next = found.superclass
    }
    return result
  }

  /// The nearest class of the tables that a class is or descends from.
  func tableClass(of name: String) -> String? {
    var next: String? = name
    var count = 0
    while let current = next, let own = classes[current], !own.isForeign, count < 100 {
      next = own.superclass
      count += 1
    }
    return next
  }

  /// The protocols that a class of the program adopts, with those that they adopt, but not those of
  /// its superclasses.
  func adoptedProtocols(of record: ClassRecord) -> [String] {
    var result: [String] = []
    func add(_ name: String) {
      guard !result.contains(name) else { return }
      result.append(name)
      for parent in protocols[name]?.protocols ?? tables.protocol(name)?.protocols ?? [] {
        add(parent)
      }
    }
    record.protocols.forEach(add)
    return result
  }

  /// Returns whether a class of the program or of the tables has a member of a name.
  func hasMember(_ name: String) -> Bool {
    if memberNames.isEmpty {
      for record in classes.values {
        for method in record.methods.values {
          memberNames.insert(SelectorParts(method.selector).name)
        }
        memberNames.formUnion(record.properties.map(\.name) + record.variables.map(\.name))
      }
      memberNames.insert("self")
    }
    return memberNames.contains(name) || !tables.members(name).isEmpty
      || !tables.members(name + ":").isEmpty
  }

  /// Returns whether a protocol's name says nothing in Swift.
  static func isPlainProtocol(_ name: String) -> Bool {
    [
      "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
      "NSFastEnumeration", "UIAppearance", "UIAppearanceContainer", "NSDiscardableContent",
    ].contains(name)
  }
}

extension CType {
  /// Whether the translator knows the type with all its parts.
  var isKnown: Bool {
    switch self {
    case .unknown: false
    case .pointer(let type), .array(let type, _): type.isKnown
    case .block(let type), .function(let type):
      type.result.isKnown && type.parameters.allSatisfy(\.isKnown)
    default: true
    }
  }
}
