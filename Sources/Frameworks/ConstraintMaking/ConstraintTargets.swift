public import Geometry
public import StageKit
public import UIKit

/// What a view can be related to: a number, a size, a point, insets, a view or attributes of one.
public protocol ConstraintRelatableTarget {}
/// What a constraint can be moved by.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// What a constraint can be moved by towards the middle of the view.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
/// What gives the constant of a constraint.
public protocol ConstraintConstantTarget {}
/// A factor of a constraint.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}
/// What gives the priority of a constraint.
public protocol ConstraintPriorityTarget {
  /// The priority, 1...1000.
  var constraintPriorityTargetValue: Float { get }
}

/// A number in a constraint.
public protocol ConstraintNumber:
  ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number.
  var constraintNumber: Double { get }
}

extension ConstraintNumber {
  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}

extension Int: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}
extension UInt: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}
extension Float: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}
extension Double: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { self }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets:
  ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget
{}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority as a number.
  public var constraintPriorityTargetValue: Float { rawValue }
}

/// A priority of a constraint.
public struct ConstraintPriority:
  ConstraintPriorityTarget, ExpressibleByFloatLiteral, Equatable, Sendable
{
  /// The priority, 1...1000.
  public let value: Float

  /// Creates a priority.
  public init(_ value: Float) { self.value = value }
  /// Creates a priority of a literal.
  public init(floatLiteral value: Float) { self.value = value }

  /// The priority as a number.
  public var constraintPriorityTargetValue: Float { value }
  /// 1000: the constraint holds.
  public static let required = ConstraintPriority(1000)
  /// 750.
  public static let high = ConstraintPriority(750)
  /// 500, between high and low.
  public static let medium = ConstraintPriority(500)
  /// 250.
  public static let low = ConstraintPriority(250)
}

/// Returns what a target moves an attribute by.
///
/// - Parameters:
///   - target: A number, a point, a size or insets; nil for nothing.
///   - attribute: The attribute.
///   - isInset: Whether a number moves every edge towards the middle.
/// - Returns: The constant of a layout constraint.
func constant(
  of target: Any?, for attribute: NSLayoutConstraint.Attribute, isInset: Bool = false
) -> Double {
  switch target {
  case let number as any ConstraintNumber:
    let value = number.constraintNumber
    return isInset && attribute.isFarEdge ? -value : value
  case let point as CGPoint: return attribute.isVertical ? point.y : point.x
  case let size as CGSize:
    if attribute == .width { return size.width }
    return attribute == .height ? size.height : 0
  case let insets as UIEdgeInsets:
    if attribute.isFarEdge { return -(attribute.isVertical ? insets.bottom : insets.right) }
    return constant(attribute, left: insets.left, top: insets.top)
  case let insets as NSDirectionalEdgeInsets:
    if attribute.isFarEdge { return -(attribute.isVertical ? insets.bottom : insets.trailing) }
    return constant(attribute, left: insets.leading, top: insets.top)
  default: return 0
  }
}

private func constant(
  _ attribute: NSLayoutConstraint.Attribute, left: Double, top: Double
) -> Double {
  switch attribute {
  case .width, .height: 0
  default: attribute.isVertical ? top : left
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge from which insets count backwards.
  fileprivate var isFarEdge: Bool {
    [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline]
      .contains(self)
  }

  /// Whether it is a place from top to bottom.
  fileprivate var isVertical: Bool {
    [
      .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
      .lastBaseline,
    ].contains(self)
  }
}
