public import Geometry
public import StageKit

/// An element that assistive programs see in a view and that is no view itself.
open class UIAccessibilityElement: UIResponder {
  /// The view or object that has the element; nil if it has ended.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the coordinates of the container, in points; zero by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a view or object.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The rectangle on the screen: one that was set, or that in the container.
  override open var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let view = accessibilityContainer as? UIView, view.window != nil else {
        return own
      }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
