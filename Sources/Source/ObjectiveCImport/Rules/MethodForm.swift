/// How a method of the program is declared in Swift.
enum MethodForm {
  /// As the method of a table class or protocol that it overrides or implements.
  case table(InterfaceMember)
  /// As Swift files of the program see it.
  case imported(InterfaceMember)
  /// By its selector: `move:to:` is `move(_:to:)`, `initWithItems:` is `init(initWithItems:)`.
  case mechanical

  /// The member of the tables.
  var member: InterfaceMember? { if case .table(let member) = self { member } else { nil } }

  /// The member whose declaration in Swift it has; nil if it has that of its selector.
  var swiftMember: InterfaceMember? {
    switch self {
    case .table(let member), .imported(let member): member
    case .mechanical: nil
    }
  }
}

extension ProgramIndex {
  /// Returns how a method of a class of the program is declared in Swift.
  func form(_ key: String, in record: ClassRecord) -> MethodForm {
    if let known = forms[record.name]?[key] { return known }
    let form = findForm(key, in: record)
    forms[record.name, default: [:]][key] = form
    return form
  }

  private func findForm(_ key: String, in record: ClassRecord) -> MethodForm {
    let imported = importedMember(key, in: record).map(MethodForm.imported)
    if record.isForeign {
      return imported ?? adoptedMember(key, in: record).map(MethodForm.table) ?? .mechanical
    }
    let isClassMember = key.hasPrefix("+")
    let selector = String(key.dropFirst())
    let chain = [record] + ownSuperclasses(of: record)
    if let parent = tableClass(of: record.name),
      let member = tables.member(selector, of: parent, isClassMember: isClassMember),
      member.isDeclarable
    {
      // Of the frameworks' classes only those of responders have it in Swift.
      if selector == "awakeFromNib", parent != "NSObject",
        !tables.isClass(parent, subclassOf: "UIResponder")
      {
        return .mechanical
      }
      // What cannot be overridden, such as a property of a later UIKit, is another method.
      return member.isFinal ? imported ?? .mechanical : .table(member)
    }
    for own in chain {
      for name in adoptedProtocols(of: own) {
        if let member = tables.member(selector, ofProtocol: name, isClassMember: isClassMember),
          member.isDeclarable
        {
          return .table(member)
        }
      }
    }
    // A delegate's class need not declare that it is one.
    if let imported { return imported }
    guard !isClassMember, selector.contains(":") else { return .mechanical }
    let declared = chain.contains { own in
      adoptedProtocols(of: own).contains { protocols[$0]?.methods[key] != nil }
    }
    guard !declared else { return .mechanical }
    let found = tables.members(selector).filter {
      $0.isOwnedByProtocol && $0.isDeclarable
        && ($0.owner.hasSuffix("Delegate") || $0.owner.hasSuffix("DataSource")
          || $0.owner.hasSuffix("Transitioning") && implementsAll(of: $0.owner, in: chain))
    }
    guard let member = found.first, !member.isSetter else { return .mechanical }
    undeclared[record.name, default: []].insert(member.owner)
    return .table(member)
  }

  /// Returns the member of a protocol that a category lets a class of the frameworks adopt.
  private func adoptedMember(_ key: String, in record: ClassRecord) -> InterfaceMember? {
    let selector = String(key.dropFirst())
    return adoptedHere(record).lazy.compactMap { [self] name in
      tables.member(selector, ofProtocol: name, isClassMember: key.hasPrefix("+"))
    }.first { $0.isDeclarable }
  }

  /// The protocols of the frameworks that categories let a class of the frameworks adopt, which does
  /// not adopt them by itself.
  func adoptedHere(_ record: ClassRecord) -> [String] {
    guard record.isForeign else { return [] }
    return adoptedProtocols(of: record).filter { name in
      !Self.isPlainProtocol(name) && protocols[name] == nil && tables.protocol(name)?.swift != nil
        && !tableAdopts(record.name, name) && implementsAll(of: name, in: [record])
    }
  }

  private func tableAdopts(_ className: String, _ wanted: String) -> Bool {
    var next: String? = className
    while let type = next.flatMap(tables.type) {
      var pending = type.protocols
      while let name = pending.popLast() {
        if name == wanted { return true }
        pending += tables.protocol(name)?.protocols ?? []
      }
      next = type.superclass
    }
    return false
  }

  /// Returns whether classes have the methods that a protocol of the tables requires.
  private func implementsAll(of name: String, in chain: [ClassRecord]) -> Bool {
    guard let required = tables.protocol(name) else { return false }
    return tables.members(of: required).filter { !$0.isOptional && $0.swift != nil }
      .allSatisfy { member in chain.contains { $0.methods["-" + member.selector] != nil } }
  }

  /// Returns the class of the program, from a class upwards, that has a method.
  func ownMethod(_ key: String, of className: String) -> (MethodRecord, ClassRecord)? {
    var next: String? = className
    var count = 0
    while let name = next, count < 100 {
      count += 1
      if let record = classes[name] {
        if let method = record.methods[key] { return (method, record) }
        next = record.isForeign ? tables.type(name)?.superclass : record.superclass
      } else {
        next = tables.type(name)?.superclass
      }
    }
    return nil
  }

  /// Returns the property of a class of the program, from a class upwards, that a selector reads or
  /// sets.
  func ownProperty(
    _ selector: String, of className: String
  ) -> (property: PropertyRecord, record: ClassRecord, isSetter: Bool)? {
    var next: String? = className
    var count = 0
    while let name = next, count < 100 {
      count += 1
      if let record = classes[name] {
        for property in record.properties {
          if property.getter == selector { return (property, record, false) }
          if property.setter == selector { return (property, record, true) }
        }
        for adopted in adoptedProtocols(of: record) {
          for property in protocols[adopted]?.properties ?? [] {
            if property.getter == selector { return (property, record, false) }
            if property.setter == selector { return (property, record, true) }
          }
        }
        next = record.isForeign ? tables.type(name)?.superclass : record.superclass
      } else {
        next = tables.type(name)?.superclass
      }
    }
    return nil
  }

  /// Returns whether a class declares a method that others have, such as its subclasses, and that
  /// neither it nor a superclass defines: it is sent to the object as to any.
  func isOnlyDeclared(_ method: MethodRecord, of record: ClassRecord) -> Bool {
    guard !record.isForeign, method.body == nil, !method.isClassMethod, !method.isInitializer,
      !method.isVariadic, form(method.key, in: record).swiftMember == nil,
      ownProperty(method.selector, of: record.name) == nil,
      !ownSuperclasses(of: record).contains(where: { $0.methods[method.key] != nil })
    else { return false }
    return classes.values.contains { $0.methods[method.key]?.body != nil }
  }

  /// Returns whether a protocol of the program declares a method.
  func isRequirement(_ selector: String) -> Bool {
    protocols.values.contains { $0.methods["-" + selector] != nil }
  }

  /// Returns a method or property accessor of the program's protocols.
  func ownRequirement(
    _ key: String, of protocolName: String
  ) -> (method: MethodRecord?, property: PropertyRecord?, isSetter: Bool)? {
    var pending = [protocolName]
    var seen: Set<String> = []
    let selector = String(key.dropFirst())
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let record = protocols[name] else { continue }
      if let method = record.methods[key] { return (method, nil, false) }
      for property in record.properties {
        if property.getter == selector { return (nil, property, false) }
        if property.setter == selector { return (nil, property, true) }
      }
      pending += record.protocols
    }
    return nil
  }
}

extension InterfaceMember {
  /// Whether programs cannot override the member.
  var isFinal: Bool {
    switch swift {
    case .variable(let variable): variable.modifiers.isFinal
    case .function(let function): function.modifiers.isFinal
    default: false
    }
  }

  /// Whether a method of the program can be declared as this one.
  var isDeclarable: Bool {
    switch swift {
    case nil, .expression: false
    // A class method that makes an object is an initializer of Swift, which has another place.
    case .initializer: !isClassMember
    default: true
    }
  }
}

/// The parts of a selector: `move:to:` has `move` and `to`.
struct SelectorParts {
  let name: String
  let labels: [String]

  init(_ selector: String) {
    guard selector.contains(":") else {
      (name, labels) = (selector.escapedIdentifier, [])
      return
    }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    name = String(parts.first ?? "").escapedIdentifier
    labels = ["_"] + parts.dropFirst().map { $0.isEmpty ? "_" : String($0) }
  }

  /// The labels of an initializer, of which the first is the selector's first part.
  static func initializerLabels(_ selector: String) -> [String] {
    guard selector.contains(":") else { return selector == "init" ? [] : [selector] }
    return selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map {
      $0.isEmpty ? "_" : String($0)
    }
  }
}
