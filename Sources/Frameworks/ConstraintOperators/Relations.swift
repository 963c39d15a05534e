public import StageKit
public import UIKit

// Comparisons of terms are constraints.

precedencegroup ConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : ConstraintPriorityPrecedence

// MARK: One constraint

/// Makes two terms equal.
@discardableResult
public func == <Kind>(
  left: ConstraintTerm<Kind>, right: ConstraintTerm<Kind>
) -> NSLayoutConstraint { left.relate(.equal, to: right) }

/// Makes a term as large as another one at most.
@discardableResult
public func <= <Kind>(
  left: ConstraintTerm<Kind>, right: ConstraintTerm<Kind>
) -> NSLayoutConstraint { left.relate(.lessThanOrEqual, to: right) }

/// Makes a term as large as another one at least.
@discardableResult
public func >= <Kind>(
  left: ConstraintTerm<Kind>, right: ConstraintTerm<Kind>
) -> NSLayoutConstraint { left.relate(.greaterThanOrEqual, to: right) }

/// Makes a length equal to a number.
@discardableResult
public func == (left: LengthTerm, right: CGFloat) -> NSLayoutConstraint {
  left.relate(.equal, to: right)
}

/// Makes a length a number at most.
@discardableResult
public func <= (left: LengthTerm, right: CGFloat) -> NSLayoutConstraint {
  left.relate(.lessThanOrEqual, to: right)
}

/// Makes a length a number at least.
@discardableResult
public func >= (left: LengthTerm, right: CGFloat) -> NSLayoutConstraint {
  left.relate(.greaterThanOrEqual, to: right)
}

// MARK: Several constraints

/// Makes all sides equal.
@discardableResult
public func == (left: EdgesTerm, right: EdgesTerm) -> [NSLayoutConstraint] {
  [
    left.top == right.top, left.leading == right.leading, left.bottom == right.bottom,
    left.trailing == right.trailing,
  ]
}

/// Keeps all sides within others.
@discardableResult
public func <= (left: EdgesTerm, right: EdgesTerm) -> [NSLayoutConstraint] {
  [
    left.top >= right.top, left.leading >= right.leading, left.bottom <= right.bottom,
    left.trailing <= right.trailing,
  ]
}

/// Keeps all sides outside of others.
@discardableResult
public func >= (left: EdgesTerm, right: EdgesTerm) -> [NSLayoutConstraint] {
  [
    left.top <= right.top, left.leading <= right.leading, left.bottom >= right.bottom,
    left.trailing >= right.trailing,
  ]
}

/// Makes two middles equal.
@discardableResult
public func == (left: PointTerm, right: PointTerm) -> [NSLayoutConstraint] {
  [left.x == right.x, left.y == right.y]
}

/// Makes two sizes equal.
@discardableResult
public func == (left: SizeTerm, right: SizeTerm) -> [NSLayoutConstraint] {
  [left.width == right.width, left.height == right.height]
}

/// Makes a size as large as another one at most.
@discardableResult
public func <= (left: SizeTerm, right: SizeTerm) -> [NSLayoutConstraint] {
  [left.width <= right.width, left.height <= right.height]
}

/// Makes a size as large as another one at least.
@discardableResult
public func >= (left: SizeTerm, right: SizeTerm) -> [NSLayoutConstraint] {
  [left.width >= right.width, left.height >= right.height]
}

/// Makes a size equal to numbers.
@discardableResult
public func == (left: SizeTerm, right: CGSize) -> [NSLayoutConstraint] {
  [left.width == right.width, left.height == right.height]
}

// MARK: Priorities

/// Sets the priority of a constraint.
@discardableResult
public func ~ (left: NSLayoutConstraint, right: UILayoutPriority) -> NSLayoutConstraint {
  left.priority = right
  return left
}

/// Sets the priority of a constraint.
@discardableResult
public func ~ (left: NSLayoutConstraint, right: Float) -> NSLayoutConstraint {
  left ~ UILayoutPriority(right)
}

/// Sets the priority of constraints.
@discardableResult
public func ~ (left: [NSLayoutConstraint], right: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in left { constraint.priority = right }
  return left
}

/// Sets the priority of constraints.
@discardableResult
public func ~ (left: [NSLayoutConstraint], right: Float) -> [NSLayoutConstraint] {
  left ~ UILayoutPriority(right)
}

extension ConstraintTerm {
  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, to other: ConstraintTerm
  ) -> NSLayoutConstraint {
    // What stands with the first item moves to the other side.
    context.add(
      item, attribute, relation, other.item, other.attribute, other.multiplier / multiplier,
      (other.constant - constant) / multiplier)
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, to number: CGFloat
  ) -> NSLayoutConstraint {
    context.add(
      item, attribute, relation, nil, .notAnAttribute, 1, (number - constant) / multiplier)
  }
}
