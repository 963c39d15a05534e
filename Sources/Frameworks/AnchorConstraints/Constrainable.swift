public import StageKit
@_exported public import UIKit

/// A constraint, in the words of the library TinyConstraints.
public typealias Constraint = NSLayoutConstraint
/// Constraints that are made together.
public typealias Constraints = [Constraint]
/// Insets of edges.
public typealias TinyEdgeInsets = UIEdgeInsets
/// A view.
public typealias TinyView = UIView
/// How much a constraint counts.
public typealias LayoutPriority = UILayoutPriority

/// How two sides of a constraint are related.
public enum ConstraintRelation: Int, Sendable {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1
}

/// An edge of a view.
public enum LayoutEdge: Sendable { case top, bottom, trailing, leading, left, right, none }

/// A direction of layout.
public enum ConstraintAxis: Sendable { case horizontal, vertical }

/// A view or a guide, whose anchors constraints relate.
public protocol Constrainable: AnyObject {
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The left side.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right side.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The side at which text begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The side at which text ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between the sides.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }

  /// Lets constraints alone place the view, and returns it.
  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  /// Lets constraints alone place the view, and returns it.
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  /// Returns the guide.
  @discardableResult
  public func prepareForLayout() -> Self { self }
}

extension Constrainable {
  /// Relates two anchors.
  func constrain<Axis>(
    _ anchor: NSLayoutAnchor<Axis>, to other: NSLayoutAnchor<Axis>, offset: CGFloat,
    _ relation: ConstraintRelation, _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepareForLayout()
    let constraint =
      switch relation {
      case .equal: anchor.constraint(equalTo: other, constant: offset)
      case .equalOrLess: anchor.constraint(lessThanOrEqualTo: other, constant: offset)
      case .equalOrGreater: anchor.constraint(greaterThanOrEqualTo: other, constant: offset)
      }
    return constraint.with(priority).set(active: isActive)
  }

  /// Relates two lengths.
  func constrain(
    _ dimension: NSLayoutDimension, to other: NSLayoutDimension, multiplier: CGFloat,
    offset: CGFloat, _ relation: ConstraintRelation, _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepareForLayout()
    let constraint =
      switch relation {
      case .equal:
        dimension.constraint(equalTo: other, multiplier: multiplier, constant: offset)
      case .equalOrLess:
        dimension.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
      case .equalOrGreater:
        dimension.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: offset)
      }
    return constraint.with(priority).set(active: isActive)
  }

  /// Relates a length to a number.
  func constrain(
    _ dimension: NSLayoutDimension, to length: CGFloat, _ relation: ConstraintRelation,
    _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepareForLayout()
    let constraint =
      switch relation {
      case .equal: dimension.constraint(equalToConstant: length)
      case .equalOrLess: dimension.constraint(lessThanOrEqualToConstant: length)
      case .equalOrGreater: dimension.constraint(greaterThanOrEqualToConstant: length)
      }
    return constraint.with(priority).set(active: isActive)
  }
}

extension NSLayoutConstraint {
  /// Sets the priority, and returns the constraint.
  @discardableResult
  public func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Adds the constraint or removes it, and returns it.
  @discardableResult
  public func set(active: Bool) -> Self {
    isActive = active
    return self
  }
}

extension Collection where Element == NSLayoutConstraint {
  /// Adds the constraints.
  public func activate() { NSLayoutConstraint.activate(Array(self)) }
  /// Removes the constraints.
  public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
}
