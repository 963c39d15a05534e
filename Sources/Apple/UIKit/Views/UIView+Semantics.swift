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
