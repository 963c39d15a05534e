/// What is known about the classes of UIKit by their names.
enum InterfaceClasses {
  /// The classes of layers, whose `init()` is required.
  static let layers: Set<String> = [
    "CAEAGLLayer", "CAEmitterLayer", "CAGradientLayer", "CALayer", "CAMetalLayer",
    "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer", "CATextLayer", "CATiledLayer",
    "CATransformLayer",
  ]

  /// Classes of UIKit without `init(coder:)`.
  private static let withoutCoder: Set<String> = [
    "UIApplication", "UIAttachmentBehavior", "UICollisionBehavior", "UIDevice",
    "UIDynamicAnimator", "UIDynamicBehavior", "UIDynamicItemBehavior", "UIDynamicItemGroup",
    "UIFieldBehavior", "UIFeedbackGenerator", "UIGraphicsRenderer", "UIGravityBehavior",
    "UIImpactFeedbackGenerator", "UIPercentDrivenInteractiveTransition",
    "UIPresentationController", "UIPushBehavior", "UIResponder", "UIScreen", "UISnapBehavior",
    "UIStoryboardSegue", "UITouch", "UIViewPropertyAnimator",
  ]

  /// Returns whether a class of UIKit has `init(coder:)`.
  static func haveCoderInitializer(_ name: String) -> Bool {
    layers.contains(name) || name.hasPrefix("UI") && !withoutCoder.contains(name)
  }

  /// Returns the call of the initializer that makes a class without values.
  static func plainInitializer(of name: String) -> String {
    if name == "UITableViewCell" { return "super.init(style: .default, reuseIdentifier: nil)" }
    if name == "UITableViewHeaderFooterView" { return "super.init(reuseIdentifier: nil)" }
    if name == "UITableView" { return "super.init(frame: .zero, style: .plain)" }
    if name == "UICollectionView" {
      return "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if name.hasSuffix("GestureRecognizer") { return "super.init(target: nil, action: nil)" }
    return isView(name) ? "super.init(frame: .zero)" : "super.init()"
  }

  /// Returns whether a class is a view, by its name.
  static func isView(_ name: String) -> Bool {
    views.contains(name)
  }

  /// Returns whether a class is a view controller, by its name.
  static func isViewController(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.hasSuffix("Controller")
      && !["UIPresentationController", "UIMenuController", "UISearchController"].contains(name)
  }

  private static let views: Set<String> = [
    "UIActivityIndicatorView", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell", "UIControl", "UIDatePicker", "UIImageView", "UIInputView", "UILabel",
    "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView", "UIScrollView",
    "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch",
    "UITabBar", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField",
    "UITextView", "UIToolbar", "UIView", "UIVisualEffectView", "UIWindow",
  ]
}
