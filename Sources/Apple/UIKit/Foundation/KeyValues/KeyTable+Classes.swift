internal import Bars
internal import Controls
internal import Dynamics
internal import Layers
internal import PictureKit
internal import Scrolling
internal import StageKit

extension KeyTable {
  /// The names here of the classes that have properties in the table of a new application.
  package static var classNames: Set<String> { KeyTable { $0.addClassesOfUIKit() }.ownerNames }

  /// Adds the properties of views, controllers and behaviors.
  func addClassesOfUIKit() {
    addViews()
    addControls()
    addControllers()
    addDynamics()
  }

  func addViews() {
    add("center", \UIView.center)
    add("frame", \UIView.frame)
    add("bounds", \UIView.bounds)
    add("transform", \UIView.transform)
    add("alpha", \UIView.alpha)
    add("hidden", \UIView.isHidden)
    add("backgroundColor", \UIView.backgroundColor)
    add("tintColor", \UIView.tintColor)
    add("tag", \UIView.tag)
    add("clipsToBounds", \UIView.clipsToBounds)
    add("opaque", \UIView.isOpaque)
    add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    add("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    add("contentMode", \UIView.contentMode)
    add("superview", readOnly: \UIView.superview)
    add("subviews", readOnly: \UIView.subviews)
    add("layer", readOnly: \UIView.layer)
    add("window", readOnly: \UIView.window)
    add("text", \UILabel.text)
    add("textColor", \UILabel.textColor)
    add("font", \UILabel.font)
    add("textAlignment", \UILabel.textAlignment)
    add("numberOfLines", \UILabel.numberOfLines)
    add("image", \UIImageView.image)
    add("highlightedImage", \UIImageView.highlightedImage)
    add("highlighted", \UIImageView.isHighlighted)
    add("contentOffset", \UIScrollView.contentOffset)
    add("contentSize", \UIScrollView.contentSize)
    add("contentInset", \UIScrollView.contentInset)
    add("scrollEnabled", \UIScrollView.isScrollEnabled)
    add("pagingEnabled", \UIScrollView.isPagingEnabled)
    add("zoomScale", \UIScrollView.zoomScale)
    add("spacing", \UIStackView.spacing)
    add("text", \UITextView.text)
    add("textColor", \UITextView.textColor)
    add("position", \CALayer.position)
    add("frame", \CALayer.frame)
  }

  func addControls() {
    add("enabled", \UIControl.isEnabled)
    add("selected", \UIControl.isSelected)
    add("highlighted", \UIControl.isHighlighted)
    add("on", \UISwitch.isOn)
    add("value", \UISlider.value)
    add("minimumValue", \UISlider.minimumValue)
    add("maximumValue", \UISlider.maximumValue)
    add("value", \UIStepper.value)
    add("minimumValue", \UIStepper.minimumValue)
    add("maximumValue", \UIStepper.maximumValue)
    add("stepValue", \UIStepper.stepValue)
    add("refreshing", readOnly: \UIRefreshControl.isRefreshing)
    add("attributedTitle", \UIRefreshControl.attributedTitle)
    add("progress", \UIProgressView.progress)
    add("animating", readOnly: \UIActivityIndicatorView.isAnimating)
    add("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    add("text", \UISearchBar.text)
    add("placeholder", \UISearchBar.placeholder)
    add("date", \UIDatePicker.date)
    add("selectedColor", \UIColorWell.selectedColor)
    add("textColor", \UIDatePicker.textColor)
    add("currentPage", \UIPageControl.currentPage)
    add("numberOfPages", \UIPageControl.numberOfPages)
    add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    add("text", \UITextField.text)
    add("textColor", \UITextField.textColor)
    add("placeholder", \UITextField.placeholder)
    add("enabled", \UIGestureRecognizer.isEnabled)
    add("state", readOnly: \UIGestureRecognizer.state)
    add("view", readOnly: \UIGestureRecognizer.view)
    add("title", \UIBarItem.title)
    add("image", \UIBarItem.image)
    add("enabled", \UIBarItem.isEnabled)
    add("title", \UINavigationItem.title)
    add("constant", \NSLayoutConstraint.constant)
    add("active", \NSLayoutConstraint.isActive)
  }

  func addControllers() {
    add("title", \UIViewController.title)
    add("view", \UIViewController.view)
    add("parentViewController", readOnly: \UIViewController.parent)
    add("childViewControllers", readOnly: \UIViewController.children)
    add("presentedViewController", readOnly: \UIViewController.presentedViewController)
    add("presentingViewController", readOnly: \UIViewController.presentingViewController)
    add("preferredContentSize", \UIViewController.preferredContentSize)
  }

  func addDynamics() {
    add("running", readOnly: \UIDynamicAnimator.isRunning)
    add("behaviors", readOnly: \UIDynamicAnimator.behaviors)
    add("debugEnabled", \UIDynamicAnimator.debugEnabled)
    add("debugInterval", \UIDynamicAnimator.debugInterval)
    add("debugAnimationSpeed", \UIDynamicAnimator.debugAnimationSpeed)
    add("dynamicAnimator", readOnly: \UIDynamicBehavior.dynamicAnimator)
    add("magnitude", \UIGravityBehavior.magnitude)
    add("angle", \UIGravityBehavior.angle)
    add("gravityDirection", \UIGravityBehavior.gravityDirection)
    add("magnitude", \UIPushBehavior.magnitude)
    add("angle", \UIPushBehavior.angle)
    add("pushDirection", \UIPushBehavior.pushDirection)
    add("active", \UIPushBehavior.active)
    add("anchorPoint", \UIAttachmentBehavior.anchorPoint)
    add("length", \UIAttachmentBehavior.length)
    add("damping", \UIAttachmentBehavior.damping)
    add("frequency", \UIAttachmentBehavior.frequency)
    add("snapPoint", \UISnapBehavior.snapPoint)
    add("damping", \UISnapBehavior.damping)
    add("elasticity", \UIDynamicItemBehavior.elasticity)
    add("friction", \UIDynamicItemBehavior.friction)
    add("density", \UIDynamicItemBehavior.density)
    add("resistance", \UIDynamicItemBehavior.resistance)
    add("angularResistance", \UIDynamicItemBehavior.angularResistance)
    add("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
    add("anchored", \UIDynamicItemBehavior.isAnchored)
    add("charge", \UIDynamicItemBehavior.charge)
    add("strength", \UIFieldBehavior.strength)
    add("position", \UIFieldBehavior.position)
    add("falloff", \UIFieldBehavior.falloff)
    add("minimumRadius", \UIFieldBehavior.minimumRadius)
  }
}
