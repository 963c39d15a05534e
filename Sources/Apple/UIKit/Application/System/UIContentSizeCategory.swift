internal import StageContext
internal import StageKit

/// The size of texts that a reader prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a size with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps smaller than the default.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps smaller than the default.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A step smaller than the default.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A step larger than the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps larger than the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps larger than the default.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size for accessibility.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Never posted: the size stays that of the start.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIApplication {
  /// The size of texts that the reader prefers: that of the device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(context.stage.preferredContentSize)
  }
}
