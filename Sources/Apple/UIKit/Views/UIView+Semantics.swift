internal import Layers
internal import PictureKit
internal import StageContext
public import StageKit

extension View {
  private func attached<Value>(_ key: String, _ initial: Value) -> Value {
    ApplicationContext.associatedValue(of: self, key) as? Value ?? initial
  }

  private func attach(_ value: Any?, _ key: String) {
    ApplicationContext.setAssociatedValue(value, of: self, key)
  }

  /// Returns the direction in which a view with an attribute is laid out.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: TextSettings.current.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction in which a view with an attribute is laid out in another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

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
