internal import Geometry
public import StageKit

/// One of the values of an environment, by which changes are told.
public protocol UITraitDefinition {
  /// Returns whether two environments have the same value.
  static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool
}

extension UITraitDefinition {
  /// Returns true: a value that never changes here.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    true
  }
}

/// A kind of value of an environment.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// Returns whether the styles are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }
}

/// The space in the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// Returns whether the size classes are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
  }
}

/// The space in the height.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// Returns whether the size classes are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.verticalSizeClass == right.verticalSizeClass
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// Returns whether the devices are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.userInterfaceIdiom == right.userInterfaceIdiom
  }
}

/// The pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// Returns whether the scales are the same.
  public static func _isEqual(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    left.displayScale == right.displayScale
  }
}

/// The size of texts that the reader prefers, which never changes.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {}
/// The direction of writing, which never changes.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {}
/// Whether the content lies over other content, which never changes.
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {}
/// The contrast that the reader prefers, which never changes.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {}
/// The weight of texts that the reader prefers, which never changes.
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {}
/// Whether the screen feels the force of touches, which never changes.
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {}
/// The colors of the screen, which never change.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {}
/// Whether the window is active, which never changes.
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {}
/// The brightness of images, which never changes.
public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {}
/// The language of texts, which never changes.
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {}

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
