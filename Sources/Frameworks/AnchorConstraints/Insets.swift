public import Geometry
public import UIKit

extension UIEdgeInsets {
  /// Returns the same inset at all edges.
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// Returns an inset at the top.
  public static func top(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
  }

  /// Returns an inset at the left.
  public static func left(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
  }

  /// Returns an inset at the bottom.
  public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
  }

  /// Returns an inset at the right.
  public static func right(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
  }

  /// Returns insets at left and right.
  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }

  /// Returns insets at top and bottom.
  public static func vertical(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
  }

  /// Adds insets edge by edge.
  public static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}
