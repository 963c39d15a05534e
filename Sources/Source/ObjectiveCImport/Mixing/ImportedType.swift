// Types of Objective-C as Swift's importer shows them.
extension ProgramIndex {
  /// Returns a type as Swift files see it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - text: The type as clang prints it, which says whether it may be nil.
  ///   - isParameter: Whether it is that of a parameter.
  /// - Returns: The type in Swift.
  /// - Throws: A ``Refusal`` if Swift has no such type.
  func imported(
    _ type: CType, _ text: String, isParameter: Bool = false
  ) throws(Refusal) -> String {
    let base = try importedBase(type)
    guard type.isNullable else { return base }
    let isFunction = base.contains("->")
    switch Self.nullability(of: text) {
    case .some(true): return isFunction || base.hasPrefix("any ") ? "(\(base))?" : "\(base)?"
    case .some(false): return isFunction && isParameter ? "@escaping \(base)" : base
    case nil: return isFunction || base.hasPrefix("any ") ? "(\(base))!" : "\(base)!"
    }
  }

  /// Whether a type may be nil; nil where the declaration does not say it.
  private static func nullability(of text: String) -> Bool? {
    let outer: Substring
    if let caret = text.firstIndex(of: "^") {
      outer = text[caret...].prefix { $0 != ")" }
    } else if let star = text.lastIndex(of: "*") {
      outer = text[star...]
    } else if let close = text.lastIndex(of: ">") {
      outer = text[close...]
    } else {
      outer = text[...]
    }
    if outer.contains("_Nullable") || outer.contains("nullable") { return true }
    if outer.contains("_Nonnull") || outer.contains("nonnull") { return false }
    return nil
  }

  /// Returns a type without a mark for nil.
  func importedBase(_ type: CType) throws(Refusal) -> String {
    switch type {
    case .enumeration(let name):
      return isImported(enumeration: name) ? name : try plain(type)
    case .object(let object): return try importedObject(object)
    case .block(let function):
      var parameters: [String] = []
      for parameter in function.parameters { parameters.append(try importedPart(parameter)) }
      let result = try importedPart(function.result)
      return "(\(parameters.joined(separator: ", "))) -> \(result)"
    default: return try plain(type)
    }
  }

  private func importedPart(_ type: CType) throws(Refusal) -> String {
    let base = try importedBase(type)
    guard type.isNullable else { return base }
    return base.contains("->") || base.hasPrefix("any ") ? "(\(base))?" : "\(base)?"
  }

  private func importedElement(_ type: CType?) throws(Refusal) -> String {
    guard let type else { return "Any" }
    let base = try importedBase(type)
    return base.hasPrefix("any ") ? "(\(base))" : base
  }

  private func importedObject(_ object: ObjectType) throws(Refusal) -> String {
    guard let name = object.name, classes[name].map({ !$0.isForeign }) != true else {
      return object.name == nil && object.protocols.isEmpty ? "Any" : objectName(object)
    }
    switch name {
    case "NSArray": return "[\(try importedElement(object.arguments.first))]"
    case "NSDictionary":
      guard object.arguments.count == 2 else { return "[AnyHashable: Any]" }
      let key = try importedElement(object.arguments[0])
      return "[\(key == "Any" ? "AnyHashable" : key): \(try importedElement(object.arguments[1]))]"
    case "NSSet":
      let element = try importedElement(object.arguments.first)
      return "Set<\(element == "Any" ? "AnyHashable" : element)>"
    default:
      return Self.values[name] ?? objectName(object)
    }
  }

  /// The classes that are values in Swift.
  private static let values = [
    "NSString": "String", "NSDate": "Date", "NSURL": "URL", "NSData": "Data",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSUUID": "UUID", "NSLocale": "Locale",
    "NSNumber": "FoundationNumber", "NSError": "any Error",
  ]

  /// Whether Swift files see an enumeration of the program as a type of its own.
  func isImported(enumeration name: String) -> Bool {
    isMixed && enumerations[name]?.isTyped == true
  }
}
