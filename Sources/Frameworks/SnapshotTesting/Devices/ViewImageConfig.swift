// The names are those of the library SnapshotTesting.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Geometry
public import StageKit

/// A device: its size, safe area and traits.
public struct ViewImageConfig {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and the part of its screen that the app has.
  public enum TabletOrientation: Sendable {
    /// A part of an upright screen.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// A part of a screen in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area.
  public var safeArea: UIEdgeInsets
  /// The size, in points; nil for that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

// The sizes, safe areas and traits are those of Point-Free's library.
extension ViewImageConfig {
  /// Returns a phone with a home button.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, isPlus: Bool = false
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: isPortrait ? 20 : 0, left: 0, bottom: 0, right: 0),
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: .phone(orientation, isPlus: isPlus))
  }

  /// Returns a phone without a home button; the safe area below is that in landscape.
  private static func phoneX(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat = 21, isPlus: Bool = false
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: isPortrait
        ? UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: top, bottom: bottom, right: top),
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: .phone(orientation, isPlus: isPlus))
  }

  /// An iPhone SE of 2016, upright.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }
  /// Returns an iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568)
  }
  /// An iPhone 8, upright.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }
  /// Returns an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667)
  }
  /// An iPhone 8 Plus, upright.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }
  /// Returns an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, isPlus: true)
  }
  /// An iPhone X, upright.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }
  /// Returns an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 375, 812, top: 44, bottom: 24)
  }
  /// An iPhone XS Max, upright.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }
  /// Returns an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 414, 896, top: 44, bottom: 24, isPlus: true)
  }
  /// An iPhone XR, upright.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }
  /// Returns an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 414, 896, top: 44, bottom: 24, isPlus: true)
  }
  /// An iPhone 12, upright.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }
  /// Returns an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 390, 844, top: 47)
  }
  /// An iPhone 12 Pro, upright.
  public static var iPhone12Pro: ViewImageConfig { iPhone12(.portrait) }
  /// Returns an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }
  /// An iPhone 12 Pro Max, upright.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// Returns an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 428, 926, top: 47, isPlus: true)
  }
  /// An iPhone 13, upright.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }
  /// Returns an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 390, 844, top: 47)
  }
  /// An iPhone 13 mini, upright.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }
  /// Returns an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phoneX(orientation, 375, 812, top: 50)
  }
  /// An iPhone 13 Pro, upright.
  public static var iPhone13Pro: ViewImageConfig { iPhone13(.portrait) }
  /// Returns an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }
  /// An iPhone 13 Pro Max, upright.
  public static var iPhone13ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }
  /// Returns an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12ProMax(orientation)
  }
}

extension UITraitCollection {
  fileprivate static func phone(
    _ orientation: ViewImageConfig.Orientation, isPlus: Bool
  ) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      .init(horizontalSizeClass: !isPortrait && isPlus ? .regular : .compact),
      .init(verticalSizeClass: isPortrait ? .regular : .compact),
      .init(preferredContentSizeCategory: .medium),
    ])
  }
}

@available(*, unavailable)
extension ViewImageConfig: Sendable {}
