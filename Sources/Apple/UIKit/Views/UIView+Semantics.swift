internal import Layers
internal import StageContext
public import StageKit

/// The direction in which a language is written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// What a view means for the direction of writing.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What assistive programs say of a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
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
}

extension View {
  private func attached<Value>(_ key: String, _ initial: Value) -> Value {
    ApplicationContext.associatedValue(of: self, key) as? Value ?? initial
  }

  private func attach(_ value: Any?, _ key: String) {
    ApplicationContext.setAssociatedValue(value, of: self, key)
  }

  /// The meaning of the content for the writing direction; it changes nothing: views are laid out
  /// from left to right.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { attached("semanticContentAttribute", .unspecified) }
    set { attach(newValue, "semanticContentAttribute") }
  }

  /// The direction in which the view is laid out: left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns the direction of an attribute: from left to right unless it forces the other one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The identifier by which the state of the view would be restored; nil by default.
  ///
  /// It changes nothing.
  public var restorationIdentifier: String? {
    get { attached("restorationIdentifier", nil) }
    set { attach(newValue, "restorationIdentifier") }
  }

  /// The pixels of a point of the content; that of the screen by default.
  ///
  /// It changes nothing: paths are sharp at every scale.
  public var contentScaleFactor: Double {
    get { attached("contentScaleFactor", traitCollection.displayScale) }
    set { attach(newValue, "contentScaleFactor") }
  }

  /// What assistive programs say of the view; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { attached("accessibilityTraits", []) }
    set { attach(newValue, "accessibilityTraits") }
  }

  /// Whether assistive programs skip what is in the view; false by default.
  public var accessibilityElementsHidden: Bool {
    get { attached("accessibilityElementsHidden", false) }
    set { attach(newValue, "accessibilityElementsHidden") }
  }

  /// Whether assistive programs see only this view; false by default.
  public var accessibilityViewIsModal: Bool {
    get { attached("accessibilityViewIsModal", false) }
    set { attach(newValue, "accessibilityViewIsModal") }
  }

  /// The view whose opacity is that of this one's content and subviews; nil by default.
  ///
  /// The mask is in no other view, and its frame is in the coordinates of this view.
  public var mask: View? {
    get { attached("mask", nil) }
    set {
      newValue?.removeFromSuperview()
      attach(newValue, "mask")
      layer.mask = newValue?.layer
    }
  }
}
