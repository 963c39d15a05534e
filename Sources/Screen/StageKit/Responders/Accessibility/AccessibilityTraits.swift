/// What assistive programs say of an object: `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = Self(rawValue: 1 << 3)
  /// What plays its own sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of the keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the application.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// What changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field of search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// What starts media.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// A value that can be adjusted.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// What handles touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// What turns a page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A header.
  public static let header = Self(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 17)
  /// What can be on or off.
  public static let toggleButton = Self(rawValue: 1 << 18)
  /// A zoom that assistive programs offer.
  public static let supportsZoom = Self(rawValue: 1 << 19)
}
