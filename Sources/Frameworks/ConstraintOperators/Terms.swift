@_exported public import UIKit

/// A side, a middle or a length of a view with a factor and a constant: one side of a constraint.
public struct ConstraintTerm<Kind> {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let context: ConstraintContext
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

/// The kind of sides and middles.
public enum EdgeKind {}
/// The kind of widths and heights.
public enum LengthKind {}

/// A side or a middle of a view.
public typealias EdgeTerm = ConstraintTerm<EdgeKind>
/// A width or a height of a view.
public typealias LengthTerm = ConstraintTerm<LengthKind>

/// The middle of a view.
public struct PointTerm { var x, y: EdgeTerm }
/// The size of a view.
public struct SizeTerm { var width, height: LengthTerm }

/// The four sides of a view.
public struct EdgesTerm {
  var top, leading, bottom, trailing: EdgeTerm

  /// Returns the sides, moved inwards.
  public func inseted(by all: CGFloat) -> EdgesTerm { inset(self, all) }
  /// Returns the sides, moved inwards.
  public func inseted(by insets: UIEdgeInsets) -> EdgesTerm { inset(self, insets) }
  /// Returns the sides, moved inwards.
  public func inseted(horizontally: CGFloat, vertically: CGFloat) -> EdgesTerm {
    inset(self, horizontally, vertically)
  }
  /// Returns the sides, moved inwards.
  public func inseted(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> EdgesTerm { inset(self, top, leading, bottom, trailing) }
}

/// Returns sides, moved inwards.
public func inset(_ edges: EdgesTerm, _ all: CGFloat) -> EdgesTerm {
  inset(edges, all, all, all, all)
}

/// Returns sides, moved inwards.
public func inset(_ edges: EdgesTerm, _ insets: UIEdgeInsets) -> EdgesTerm {
  inset(edges, insets.top, insets.left, insets.bottom, insets.right)
}

/// Returns sides, moved inwards.
public func inset(_ edges: EdgesTerm, _ horizontal: CGFloat, _ vertical: CGFloat) -> EdgesTerm {
  inset(edges, vertical, horizontal, vertical, horizontal)
}

/// Returns sides, moved inwards.
public func inset(
  _ edges: EdgesTerm, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> EdgesTerm {
  EdgesTerm(
    top: edges.top + top, leading: edges.leading + leading, bottom: edges.bottom - bottom,
    trailing: edges.trailing - trailing)
}

// MARK: Arithmetic

/// Adds to the constant.
public func + <Kind>(left: ConstraintTerm<Kind>, right: CGFloat) -> ConstraintTerm<Kind> {
  var result = left
  result.constant += right
  return result
}

/// Adds to the constant.
public func + <Kind>(left: CGFloat, right: ConstraintTerm<Kind>) -> ConstraintTerm<Kind> {
  right + left
}

/// Subtracts from the constant.
public func - <Kind>(left: ConstraintTerm<Kind>, right: CGFloat) -> ConstraintTerm<Kind> {
  left + -right
}

/// Multiplies factor and constant.
public func * <Kind>(left: ConstraintTerm<Kind>, right: CGFloat) -> ConstraintTerm<Kind> {
  var result = left
  result.multiplier *= right
  result.constant *= right
  return result
}

/// Multiplies factor and constant.
public func * <Kind>(left: CGFloat, right: ConstraintTerm<Kind>) -> ConstraintTerm<Kind> {
  right * left
}

/// Divides factor and constant.
public func / <Kind>(left: ConstraintTerm<Kind>, right: CGFloat) -> ConstraintTerm<Kind> {
  left * (1 / right)
}

/// Multiplies both lengths.
public func * (left: SizeTerm, right: CGFloat) -> SizeTerm {
  SizeTerm(width: left.width * right, height: left.height * right)
}

/// Multiplies both lengths.
public func * (left: CGFloat, right: SizeTerm) -> SizeTerm { right * left }

/// Divides both lengths.
public func / (left: SizeTerm, right: CGFloat) -> SizeTerm { left * (1 / right) }

/// Adds to both lengths.
public func + (left: SizeTerm, right: CGFloat) -> SizeTerm {
  SizeTerm(width: left.width + right, height: left.height + right)
}

/// Subtracts from both lengths.
public func - (left: SizeTerm, right: CGFloat) -> SizeTerm { left + -right }
