public import Geometry
internal import Layers
public import StageKit
@_exported public import UIKit

// Short members of views, in the words of the library SwifterSwift, of which those that programs
// use most are here.

extension UIView {
  /// The left side of the frame.
  public var x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  /// The top of the frame.
  public var y: CGFloat {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }
  /// The width of the frame.
  public var width: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }
  /// The height of the frame.
  public var height: CGFloat {
    get { frame.size.height }
    set { frame.size.height = newValue }
  }
  /// The size of the frame.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The color of the layer's border; nil without one.
  public var borderColor: UIColor? {
    get { layer.borderColor }
    set { layer.borderColor = newValue }
  }
  /// The width of the layer's border.
  public var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
  /// The radius of the corners, which clip the contents.
  public var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.masksToBounds = true
      layer.cornerRadius = abs(newValue)
    }
  }

  /// The controller of the view or of the nearest one around it; nil without one.
  public var parentViewController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  /// Adds views.
  public func addSubviews(_ subviews: [UIView]) {
    for view in subviews { addSubview(view) }
  }

  /// Removes all subviews.
  public func removeSubviews() {
    for view in subviews { view.removeFromSuperview() }
  }

  /// Adds a shadow.
  public func addShadow(
    ofColor color: UIColor = UIColor(red: 0.07, green: 0.47, blue: 0.57, alpha: 1),
    radius: CGFloat = 3, offset: CGSize = .zero, opacity: Float = 0.5
  ) {
    layer.shadowColor = color
    layer.shadowOffset = offset
    layer.shadowRadius = radius
    layer.shadowOpacity = Double(opacity)
    layer.masksToBounds = false
  }

  /// Rounds some corners by a mask of the present size.
  public func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
    layer.mask = mask
  }

  /// Shows the view, and makes it opaque.
  public func fadeIn(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
    isHidden = false
    UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
  }

  /// Makes the view transparent.
  public func fadeOut(duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: duration, animations: { self.alpha = 0 }, completion: completion)
  }

  /// Makes the view as large as its superview by constraints.
  public func fillToSuperview() {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor),
      rightAnchor.constraint(equalTo: superview.rightAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  /// Puts the middle at the superview's by constraints.
  public func anchorCenterSuperview() {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }
}

extension UIStackView {
  /// Creates a stack.
  public convenience init(
    arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) {
    self.init(arrangedSubviews: arrangedSubviews)
    (self.axis, self.spacing) = (axis, spacing)
    (self.alignment, self.distribution) = (alignment, distribution)
  }

  /// Adds views.
  public func addArrangedSubviews(_ views: [UIView]) {
    for view in views { addArrangedSubview(view) }
  }

  /// Takes all views out of the arrangement.
  public func removeArrangedSubviews() {
    for view in arrangedSubviews { removeArrangedSubview(view) }
  }
}
