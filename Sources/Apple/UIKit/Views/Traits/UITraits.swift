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

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// Unknown.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
  /// Returns an environment with another value.
  public static func _setting(
    _ value: UserInterfaceStyle, in traits: UITraitCollection
  ) -> UITraitCollection {
    var traits = traits
    traits.userInterfaceStyle = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: UserInterfaceStyle, in overrides: inout UITraitOverrides) {
    overrides.userInterfaceStyle = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }
}

/// The space in the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> TraitCollection.SizeClass {
    traits.horizontalSizeClass
  }
  /// Returns an environment with another value.
  public static func _setting(
    _ value: TraitCollection.SizeClass, in traits: UITraitCollection
  ) -> UITraitCollection {
    var traits = traits
    traits.horizontalSizeClass = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: TraitCollection.SizeClass, in overrides: inout UITraitOverrides)
  {
    overrides.horizontalSizeClass = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
  }
}

/// The space in the height.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.SizeClass.unspecified
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> TraitCollection.SizeClass {
    traits.verticalSizeClass
  }
  /// Returns an environment with another value.
  public static func _setting(
    _ value: TraitCollection.SizeClass, in traits: UITraitCollection
  ) -> UITraitCollection {
    var traits = traits
    traits.verticalSizeClass = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: TraitCollection.SizeClass, in overrides: inout UITraitOverrides)
  {
    overrides.verticalSizeClass = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.verticalSizeClass == right.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.Idiom.unspecified
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> TraitCollection.Idiom {
    traits.userInterfaceIdiom
  }
  /// Returns an environment with another value.
  public static func _setting(
    _ value: TraitCollection.Idiom, in traits: UITraitCollection
  ) -> UITraitCollection {
    var traits = traits
    traits.userInterfaceIdiom = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: TraitCollection.Idiom, in overrides: inout UITraitOverrides) {
    overrides.userInterfaceIdiom = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceIdiom == right.userInterfaceIdiom
  }
}

/// The pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// Unknown.
  public static let defaultValue = CGFloat(0)
  /// Returns the value of an environment.
  public static func _value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
  /// Returns an environment with another value.
  public static func _setting(
    _ value: CGFloat, in traits: UITraitCollection
  ) -> UITraitCollection {
    var traits = traits
    traits.displayScale = value
    return traits
  }
  /// Sets the value where a view sets it.
  public static func _set(_ value: CGFloat, in overrides: inout UITraitOverrides) {
    overrides.displayScale = value
  }
  /// Returns whether the values are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.displayScale == right.displayScale
  }
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
    ]
    return all.filter { trait in traitCollection.map { !trait._isEqual(self, $0) } ?? true }
  }

  /// Returns whether colors may differ from those in another environment.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}
