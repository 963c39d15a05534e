internal import Synchronization

/// What Apple's frameworks declare in Objective-C and what each declaration is in Swift.
///
/// One pass over the tables finds the lines of classes and of functions; the lines of a class are
/// read when it is asked for, and a declaration when it is.
package final class InterfaceTables: Sendable {
  /// The tables of the frameworks.
  package static let standard = InterfaceTables(InterfaceTable.standard)

  private let tables: [InterfaceTable]
  private let index: InterfaceIndex
  private let types = Mutex<[String: TypeEntry]>([:])
  private let owners = Mutex<[String: [String]]?>(nil)

  package init(_ tables: [InterfaceTable]) {
    self.tables = tables
    index = InterfaceIndex(tables)
  }

  /// Returns a class; nil if the tables have none of the name.
  package func type(_ name: String) -> InterfaceType? { entry(name)?.type }

  /// Returns a protocol; nil if the tables have none of the name.
  package func `protocol`(_ name: String) -> InterfaceType? { entry("@\(name)")?.type }

  /// Returns a member of a class, of its superclasses, or of the protocols that these adopt.
  package func member(
    _ selector: String, of className: String, isClassMember: Bool = false
  ) -> InterfaceMember? {
    // A superclass may have a property in another type than a protocol that a subclass names again.
    var name: String? = className
    while let current = name, current != "NSObject", let entry = entry(current) {
      if let found = ownMember(selector, in: entry, isClassMember) { return found }
      name = entry.type.superclass
    }
    name = className
    while let current = name, let entry = entry(current) {
      if let found = member(selector, in: entry, isClassMember) { return found }
      name = entry.type.superclass
    }
    return nil
  }

  /// Returns a member of a protocol or of those that it adopts.
  package func member(
    _ selector: String, ofProtocol name: String, isClassMember: Bool = false
  ) -> InterfaceMember? {
    entry("@\(name)").flatMap { member(selector, in: $0, isClassMember) }
  }

  /// Returns the members that a class or protocol declares itself, in their order.
  package func members(of type: InterfaceType) -> [InterfaceMember] {
    guard let entry = entry(type.key) else { return [] }
    return entry.lines.flatMap { read($0, of: entry.type) }
  }

  /// Returns the members of all classes and protocols that declare a selector, by the names of
  /// these.
  package func members(_ selector: String, isClassMember: Bool = false) -> [InterfaceMember] {
    let key = TypeEntry.key(selector, isClassMember)
    let names = owners.withLock { owners in
      if owners == nil { owners = allOwners() }
      return owners?[key] ?? []
    }
    return names.compactMap { name in
      entry(name).flatMap { ownMember(selector, in: $0, isClassMember) }
    }
  }

  /// Returns whether a class is another or descends from it.
  package func isClass(_ name: String, subclassOf other: String) -> Bool {
    var next: String? = name
    while let current = next {
      if current == other { return true }
      next = type(current)?.superclass
    }
    return false
  }

  /// The names of all classes, in the order of the alphabet.
  package var classNames: [String] { index.types.keys.filter { !$0.hasPrefix("@") }.sorted() }

  /// All classes, in the order of the alphabet.
  var allClasses: [InterfaceType] { classNames.compactMap(type) }

  /// The names of all protocols, in the order of the alphabet.
  package var protocolNames: [String] {
    index.types.keys.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }.sorted()
  }

  /// Returns a function of C.
  package func function(_ name: String) -> InterfaceFunction? {
    index.functions[name].flatMap { with($0) { $0.function() } }
  }

  /// Returns a global variable or a constant of an enumeration.
  package func variable(_ name: String) -> InterfaceVariable? {
    if let place = index.variables[name] { return with(place) { $0.variable() } }
    guard let found = index.constants[name],
      let line = with(found.line, { $0.constant(of: found.enumeration) })
    else { return nil }
    guard let member = line.swift, member.hasPrefix("."),
      let type = typeName(found.enumeration)?.swift
    else { return line }
    return InterfaceVariable(name: name, type: found.enumeration, swift: type + member)
  }

  /// Returns an enumeration, a structure or another name of a type.
  package func typeName(_ name: String) -> InterfaceTypeName? {
    if let place = index.enumerations[name] { return with(place) { $0.enumeration() } }
    if let place = index.structures[name] { return with(place) { $0.structure(name) } }
    return index.aliases[name].flatMap { with($0) { $0.alias() } }
  }

  /// The names of all functions, global variables with constants of enumerations, and types that
  /// are no classes, in the order of the alphabet.
  package var globalNames: (functions: [String], variables: [String], types: [String]) {
    (
      index.functions.keys.sorted(),
      (Array(index.variables.keys) + index.constants.keys).sorted(),
      (Array(index.enumerations.keys) + index.structures.keys + index.aliases.keys).sorted()
    )
  }

  private func with<Value>(
    _ place: InterfaceIndex.Place, _ body: (DeclarationReader) -> Value
  ) -> Value {
    tables[place.table].bytes.withUnsafeBufferPointer {
      body(DeclarationReader(TableLines($0, in: place.range)))
    }
  }
}

// MARK: Members

extension InterfaceTables {
  private func entry(_ key: String) -> TypeEntry? {
    guard let places = index.types[key] else { return nil }
    return types.withLock { types in
      if let found = types[key] { return found }
      let entry = TypeEntry(key: key, places: places) { tables[$0].bytes }
      types[key] = entry
      return entry
    }
  }

  private func member(
    _ selector: String, in entry: TypeEntry, _ isClassMember: Bool
  ) -> InterfaceMember? {
    if let own = ownMember(selector, in: entry, isClassMember) { return own }
    for name in entry.type.protocols {
      guard let adopted = self.entry("@\(name)") else { continue }
      if let found = member(selector, in: adopted, isClassMember) { return found }
    }
    return nil
  }

  private func ownMember(
    _ selector: String, in entry: TypeEntry, _ isClassMember: Bool
  ) -> InterfaceMember? {
    guard let line = entry.selectors[TypeEntry.key(selector, isClassMember)] else { return nil }
    return read(entry.lines[line], of: entry.type).first { $0.selector == selector }
  }

  private func read(_ line: TypeEntry.Line, of type: InterfaceType) -> [InterfaceMember] {
    tables[line.table].bytes.withUnsafeBufferPointer { bytes in
      MemberLine(line.range, of: TableLines(bytes))?.members(
        owner: type.name, isProtocol: type.isProtocol, isOptional: line.isOptional) ?? []
    }
  }

  private func allOwners() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for key in index.types.keys.sorted() {
      for selector in entry(key)?.selectors.keys ?? [:].keys {
        result[selector, default: []].append(key)
      }
    }
    return result
  }
}

extension InterfaceType {
  /// The name in the index.
  var key: String { isProtocol ? "@\(name)" : name }
}
