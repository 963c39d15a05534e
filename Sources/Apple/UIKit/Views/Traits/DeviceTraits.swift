public import Foundation
public import StageKit

// The values of an environment that a device gives, which stay as they are unless a program
// sets them.

/// The size of texts that the reader prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIContentSizeCategory = .large
}

/// The direction of writing.
public struct UITraitLayoutDirection: _PropertyTrait, Sendable {
  /// Unknown.
  public static let defaultValue = TraitCollection.LayoutDirection.unspecified
  /// The property of an environment.
  public static var _property: WritableKeyPath<UITraitCollection, TraitCollection.LayoutDirection> {
    \.layoutDirection
  }
  /// The property of what a view sets.
  public static var _override: WritableKeyPath<UITraitOverrides, TraitCollection.LayoutDirection> {
    \.layoutDirection
  }
}

/// Whether the content lies over other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceLevel = .base
}

/// The contrast that the reader prefers.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIAccessibilityContrast = .normal
}

/// The weight of texts that the reader prefers.
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UILegibilityWeight = .regular
}

/// Whether the screen feels the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIForceTouchCapability = .unavailable
}

/// The colors of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIDisplayGamut = .SRGB
}

/// Whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .active
}

/// The brightness of images.
public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UIImage.DynamicRange = .standard
}

/// Whether the screen is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: UISceneCaptureState = .inactive
}

/// The language of texts; nil for that of the device.
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {
  /// The value where none is set.
  public static let defaultValue: Locale.Language? = nil
}

extension TraitCollection {
  /// The size of texts that the reader prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The contrast that the reader prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The weight of texts that the reader prefers.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the screen feels the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The colors of the screen.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  /// The brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language of texts; nil for that of the device.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
}

extension UIMutableTraits {
  /// The size of texts that the reader prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The direction of writing.
  public var layoutDirection: TraitCollection.LayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The contrast that the reader prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The weight of texts that the reader prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the screen feels the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The colors of the screen.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the window is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The brightness of images.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The language of texts; nil for that of the device.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
