internal import PictureKit

extension UIFontDescriptor {
  /// The name of a value of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the feature, a number such as ``kNumberSpacingType``.
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The value of the feature, a number such as ``kMonospacedNumbersSelector``.
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of the feature, a number such as ``kNumberSpacingType``.
    public static let type = featureIdentifier
    /// The value of the feature, a number such as ``kMonospacedNumbersSelector``.
    public static let selector = typeIdentifier
  }

  /// Returns a font with the features of a list: digits of equal width are the one that fonts have.
  static func font(_ font: UIFont, with features: Any?) -> UIFont {
    guard let features = features as? [[FeatureKey: Int]], font.design == .system,
      features.contains(where: {
        $0[.featureIdentifier] == kNumberSpacingType
          && $0[.typeIdentifier] == kMonospacedNumbersSelector
      })
    else { return font }
    return font.withDesign(.monospacedDigit)
  }
}

// Apple's names of features.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of the widths of digits.
public let kNumberSpacingType = 6
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Digits of widths of their own.
public let kProportionalNumbersSelector = 1
