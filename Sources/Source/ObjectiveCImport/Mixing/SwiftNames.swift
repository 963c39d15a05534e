/// The names in Objective-C of the types that Swift files write.
package struct SwiftNames {
  private var types: [String: String] = [:]
  private var classes: [String: String] = [:]
  private var protocols: [String: String] = [:]

  /// Creates the names of the tables' types and of some of the program's.
  ///
  /// - Parameters:
  ///   - tables: What the frameworks declare.
  ///   - classes: The program's classes by their names in Swift.
  ///   - protocols: The program's protocols by their names in Swift.
  ///   - enumerations: The program's enumerations by their names in Swift.
  package init(
    _ tables: InterfaceTables, classes: [String: String], protocols: [String: String],
    enumerations: [String: String]
  ) {
    for name in tables.globalNames.types {
      if let swift = tables.typeName(name)?.swift, types[swift] == nil { types[swift] = name }
    }
    for name in tables.classNames {
      if let swift = tables.type(name)?.swift, self.classes[swift] == nil {
        self.classes[swift] = name
      }
      if self.classes[name] == nil { self.classes[name] = name }
    }
    for name in tables.protocolNames {
      if let swift = tables.protocol(name)?.swift { self.protocols[swift] = name }
    }
    self.classes.merge(classes) { $1 }
    self.protocols.merge(protocols) { $1 }
    types.merge(enumerations) { $1 }
    types.merge(Self.numbers) { $1 }
  }

  private static let numbers = [
    "Bool": "BOOL", "Int": "NSInteger", "UInt": "NSUInteger", "Double": "double",
    "Float": "float", "CGFloat": "CGFloat", "TimeInterval": "NSTimeInterval", "Int8": "int8_t",
    "UInt8": "uint8_t", "Int16": "int16_t", "UInt16": "uint16_t", "Int32": "int",
    "UInt32": "uint32_t", "Int64": "int64_t", "UInt64": "uint64_t", "Selector": "SEL",
    "AnyClass": "Class", "Any": "id", "AnyObject": "id", "Void": "void", "()": "void",
    "CFTimeInterval": "NSTimeInterval", "NSInteger": "NSInteger", "ObjCBool": "BOOL",
  ]
  private static let values = [
    "String": "NSString", "Date": "NSDate", "URL": "NSURL", "Data": "NSData",
    "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet", "UUID": "NSUUID", "Locale": "NSLocale",
    "Notification": "NSNotification", "Error": "NSError",
  ]

  /// Returns the class of a name in Swift; nil if it is none that Objective-C knows.
  package func className(_ swift: String) -> String? { classes[swift] }

  /// Returns the protocol of a name in Swift; nil if it is none that Objective-C knows.
  package func protocolName(_ swift: String) -> String? { protocols[swift] }

  /// Returns the type in Objective-C of a type of Swift; nil if there is none.
  package func type(_ swift: String) -> String? {
    let name = SwiftTypeName(swift)
    if let (parameters, result) = name.function {
      guard let back = type(result) else { return nil }
      let list = parameters.map(type)
      guard !list.contains(nil) else { return nil }
      let texts = list.compactMap(\.self)
      return "\(back) (^)(\(texts.isEmpty ? "void" : texts.joined(separator: ", ")))"
    }
    var base = Substring(name.base)
    if base.hasPrefix("any ") { base = base.dropFirst(4) }
    if base.hasPrefix("("), base.hasSuffix(")") { return type(String(base.dropFirst().dropLast())) }
    if base.hasPrefix("["), base.hasSuffix("]") {
      let inner = String(base.dropFirst().dropLast())
      if name.bridgedClass == "NSDictionary" { return "NSDictionary *" }
      return type(inner).flatMap { $0.hasSuffix("*") ? "NSArray<\($0)> *" : "NSArray *" }
    }
    if base.hasPrefix("Set<") { return "NSSet *" }
    let text = String(base)
    // A number cannot be nil in Objective-C.
    if let known = types[text] { return name.isOptional && !isObject(known) ? nil : known }
    if let known = Self.values[text] ?? classes[text] { return "\(known) *" }
    return protocols[text].map { "id<\($0)>" }
  }

  private func isObject(_ type: String) -> Bool { ["id", "SEL", "Class"].contains(type) }
}
