public import Geometry
public import StageKit

/// The settings of assistive technologies, which are all off, and their notifications.
///
/// Nothing reads a film aloud: what is posted has no effect.
public enum UIAccessibility: Sendable {
  /// Whether motion is to be reduced; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether cross-dissolves are preferred to slides; false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether blurs are to be opaque; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are to be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are to be darker; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are inverted; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colors are gray; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether states are to differ by more than their colors; false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether shapes of buttons are to be shown; false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have labels; false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether videos play by themselves; true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the screen is read aloud; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the pointer of AssistiveTouch is on; false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is restricted to one program; false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether selected text is read aloud; false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read aloud by a swipe; false.
  public static var isSpeakScreenEnabled: Bool { false }

  /// A notification of a program to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A sentence is to be read.
    public static let announcement = Self(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies, which has no effect.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: An element, or a sentence.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns a rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Posted when the setting of motion changes: never.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the setting of transparency changes: never.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the setting of bold text changes: never.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when reading aloud begins or ends: never.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether motion is to be reduced; the old spelling of `UIAccessibility.isReduceMotionEnabled`.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether blurs are to be opaque; the old spelling of
/// `UIAccessibility.isReduceTransparencyEnabled`.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether the screen is read aloud; the old spelling of `UIAccessibility.isVoiceOverRunning`.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posts a notification to assistive technologies; the old spelling of `UIAccessibility.post`.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
