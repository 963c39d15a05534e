/// How a property of the program is declared in Swift.
struct PropertyForm {
  enum Kind {
    /// A stored property, which is the instance variable, too.
    case stored
    /// Accessors, with or without a stored property of another name.
    case computed
    /// The property of a superclass, which the program declares again.
    case inherited
  }

  let kind: Kind
  /// The stored property's name.
  let storage: String
  let hasStorage: Bool
  let getter: MethodRecord?
  let setter: MethodRecord?

  init(_ property: PropertyRecord, in record: ClassRecord, of program: ProgramIndex) {
    let mark = property.isClassProperty ? "+" : "-"
    let getter = record.methods[mark + property.getter].flatMap { $0.body == nil ? nil : $0 }
    let setter = record.methods[mark + property.setter].flatMap { $0.body == nil ? nil : $0 }
    self.getter = getter
    self.setter = setter
    let inherits = program.inherits(property, in: record)
    hasStorage = property.variable != nil && !property.isClassProperty && !record.isForeign
    if getter == nil, setter == nil, inherits, property.variable == nil || property.isDynamic {
      kind = .inherited
      storage = property.name.escapedIdentifier
    } else if getter == nil, setter == nil, inherits {
      // clang makes an instance variable of its own; the superclass's value is the one that counts.
      kind = .inherited
      storage = property.name.escapedIdentifier
    } else if getter == nil, setter == nil, hasStorage, program.importedVariable(property) == nil {
      kind = .stored
      storage = property.name.escapedIdentifier
    } else {
      kind = .computed
      let variable = property.variable ?? "_\(property.name)"
      storage = variable == property.name ? "_\(variable)" : variable
    }
  }
}

extension ProgramIndex {
  /// Returns the name of the method that a setter is in Swift, if it takes any object where the
  /// property is of a class; nil of another one, which is the property's own.
  func separateSetter(
    _ setter: MethodRecord, of property: PropertyRecord, in record: ClassRecord
  ) -> String? {
    guard !record.isForeign, setter.body != nil, !property.isClassProperty,
      setter.parameters.first?.type == .id, property.type != .id, property.type.isObject,
      tableClass(of: record.name).flatMap({ tables.member(property.setter, of: $0) }) == nil
    else { return nil }
    return "\(SelectorParts(setter.selector).name)_any"
  }

  /// Returns whether a superclass has a property of the same name.
  func inherits(_ property: PropertyRecord, in record: ClassRecord) -> Bool {
    if record.isForeign { return false }
    for parent in ownSuperclasses(of: record) where parent.property(property.name) != nil {
      return true
    }
    guard let parent = tableClass(of: record.name),
      let member = tables.member(
        property.getter, of: parent, isClassMember: property.isClassProperty),
      case .variable = member.swift
    else { return false }
    return !member.isOwnedByProtocol
  }
}
