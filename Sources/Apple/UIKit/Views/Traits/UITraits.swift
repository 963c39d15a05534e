public import Geometry
public import StageKit

/// One of the values of an environment, by which changes are told, and of which a program may
/// define its own.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// The name, for a program; that of the type by default.
  static var name: String { get }
  /// The name, unique in a program; that of the type by default.
  static var identifier: String { get }
  /// Whether colors are made again when the value changes; false by default.
  static var affectsColorAppearance: Bool { get }
  /// Returns the value of an environment.
  static func _value(in traits: UITraitCollection) -> Value
  /// Returns an environment with another value.
  static func _setting(_ value: Value, in traits: UITraitCollection) -> UITraitCollection
  /// Sets the value where a view sets it.
  static func _set(_ value: Value, in overrides: inout UITraitOverrides)
  /// Returns whether two environments have the same value.
  static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// Returns the value of an environment, or the default.
  public static func _value(in traits: UITraitCollection) -> Value {
    traits.custom.value(of: Self.self) ?? defaultValue
  }
  /// Returns an environment with another value.
  public static func _setting(_ value: Value, in traits: UITraitCollection) -> UITraitCollection {
    var traits = traits
    traits.custom.set(value, of: Self.self)
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: Value, in overrides: inout UITraitOverrides) {
    overrides.custom.set(value, of: Self.self)
  }
  /// Returns whether two environments have the same value.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.custom.isEqual(Self.self, to: right.custom)
  }
}

/// A kind of value of an environment.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is a property of environments and of what a view sets.
public protocol _PropertyTrait: UITraitDefinition where Value: Equatable {
  /// The property of an environment.
  static var _property: WritableKeyPath<UITraitCollection, Value> { get }
  /// The property of what a view sets.
  static var _override: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension _PropertyTrait {
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> Value { traits[keyPath: _property] }
  /// Returns an environment with another value.
  public static func _setting(_ value: Value, in traits: UITraitCollection) -> UITraitCollection {
    var traits = traits
    traits[keyPath: _property] = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: Value, in overrides: inout UITraitOverrides) {
    overrides[keyPath: _override] = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left[keyPath: _property] == right[keyPath: _property]
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, UserInterfaceStyle> {
    \.userInterfaceStyle
  }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, UserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The space in the width.
public struct UITraitHorizontalSizeClass: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, TraitCollection.SizeClass> {
    \.horizontalSizeClass
  }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, TraitCollection.SizeClass> {
    \.horizontalSizeClass
  }
}

/// The space in the height.
public struct UITraitVerticalSizeClass: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, TraitCollection.SizeClass> {
    \.verticalSizeClass
  }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, TraitCollection.SizeClass> {
    \.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.Idiom.unspecified
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, TraitCollection.Idiom> {
    \.userInterfaceIdiom
  }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, TraitCollection.Idiom> {
    \.userInterfaceIdiom
  }
}

/// The pixels of a point.
public struct UITraitDisplayScale: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = CGFloat(0)
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, CGFloat> { \.displayScale }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

extension TraitCollection {
  /// The values that decide between colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The values that decide between images.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
    ]
  }

  /// Returns the kinds of values that differ in another environment.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let all: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
    ]
    return all.filter { trait in traitCollection.map { !trait._isEqual(self, $0) } ?? true }
  }

  /// Returns whether colors may differ from those in another environment.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}
