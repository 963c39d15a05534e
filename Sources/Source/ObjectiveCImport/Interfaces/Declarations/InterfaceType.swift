/// A class or a protocol of the tables.
package struct InterfaceType: Sendable {
  package let name: String
  package let isProtocol: Bool
  /// The superclass; nil for a root class and for protocols.
  package let superclass: String?
  /// The protocols that it adopts itself.
  package let protocols: [String]
  /// The name in Swift; nil if the modules lack the type.
  package let swift: String?
  package let kind: Kind

  /// Whether the type is a value in Swift, which assignment copies.
  package var isValue: Bool { kind == .value }

  /// What the type is in Swift.
  package enum Kind: Sendable {
    /// A class that programs can subclass, or a protocol.
    case open
    case final
    /// A value: assignment copies it.
    case value
  }
}

/// A method, or the getter or setter of a property.
package struct InterfaceMember: Sendable {
  /// The class or protocol that declares it.
  package let owner: String
  package let isOwnedByProtocol: Bool
  package let selector: String
  package let isClassMember: Bool
  /// Whether it is an optional requirement of a protocol.
  package let isOptional: Bool
  /// The property whose getter or setter this is.
  package let property: String?
  /// The type of the result in Objective-C: `void`, `instancetype`, `UIView *`, `void (^)(BOOL)`.
  package let result: String
  package let parameters: [InterfaceParameter]
  /// Whether more arguments follow, the last of which is nil.
  package let isVariadic: Bool
  /// The text of the Swift side; nil if the modules lack the member.
  package let swiftText: String?

  /// The Swift side; nil if the modules lack the member.
  package var swift: SwiftDeclaration? { swiftText.flatMap(SwiftDeclaration.init) }
  /// Whether this sets a property.
  package var isSetter: Bool { property != nil && !parameters.isEmpty }
}

/// A parameter of a method or function of Objective-C.
package struct InterfaceParameter: Hashable, Sendable {
  /// The name; empty if the declaration has none.
  package let name: String
  /// The type in Objective-C: `CGFloat *`, `id<UIDynamicItem>`.
  package let type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// A function of C.
package struct InterfaceFunction: Sendable {
  package let name: String
  package let result: String
  package let parameters: [InterfaceParameter]
  package let isVariadic: Bool
  /// The text of the Swift side; nil if the modules lack the function.
  package let swiftText: String?

  /// The Swift side; nil if the modules lack the function.
  package var swift: SwiftDeclaration? { swiftText.flatMap(SwiftDeclaration.init) }
}

/// A global variable, a constant, or a constant of an enumeration.
package struct InterfaceVariable: Sendable {
  package let name: String
  /// The type in Objective-C; for a constant of an enumeration its name.
  package let type: String
  /// The expression in Swift: `CGRect.zero`, `UIView.AnimationCurve.easeInOut`, `[]`; nil if the
  /// modules lack it.
  package let swift: String?
}

/// An enumeration, a set of options, a structure or another name of a type.
package struct InterfaceTypeName: Sendable {
  package enum Kind: Sendable { case enumeration, options, structure, alias }

  package let name: String
  package let kind: Kind
  /// The underlying type: `NSInteger` of an enumeration, the type that an alias names; empty for a
  /// structure.
  package let type: String
  /// The type in Swift; nil if the modules lack it.
  package let swift: String?
  /// The constants of an enumeration with their members in Swift (`.easeInOut`), or the fields of a
  /// structure with theirs.
  package let members: [InterfaceVariable]
}
