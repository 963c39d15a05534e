public import Geometry
public import StageKit
public import UIKit

// The width and height of a view or a guide.

extension Constrainable {
  /// Makes the width a number of points.
  @discardableResult
  public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    constrain(widthAnchor, to: width, relation, priority, isActive)
  }

  /// Limits the width, in points.
  @discardableResult
  public func width(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      min.map { width($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
      max.map { width($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
    ].compactMap(\.self)
  }

  /// Relates the width to that of another view, or to a length of it.
  @discardableResult
  public func width(
    to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      widthAnchor, to: dimension ?? view.widthAnchor, multiplier: multiplier, offset: offset,
      relation,
      priority, isActive)
  }

  /// Relates the width to the height of a view.
  @discardableResult
  public func widthToHeight(
    of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    width(
      to: view, view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// Makes the height a number of points.
  @discardableResult
  public func height(
    _ height: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    constrain(heightAnchor, to: height, relation, priority, isActive)
  }

  /// Limits the height, in points.
  @discardableResult
  public func height(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      min.map { height($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
      max.map { height($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
    ].compactMap(\.self)
  }

  /// Relates the height to that of another view, or to a length of it.
  @discardableResult
  public func height(
    to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      heightAnchor, to: dimension ?? view.heightAnchor, multiplier: multiplier, offset: offset,
      relation,
      priority, isActive)
  }

  /// Relates the height to the width of a view.
  @discardableResult
  public func heightToWidth(
    of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    height(
      to: view, view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// Makes width and height numbers of points.
  @discardableResult
  public func size(
    _ size: CGSize, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(size.width, relation: relation, priority: priority, isActive: isActive),
      height(size.height, relation: relation, priority: priority, isActive: isActive),
    ]
  }

  /// Relates width and height to those of another view.
  @discardableResult
  public func size(
    to view: any Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(
        to: view, multiplier: multiplier, offset: insets.width, relation: relation,
        priority: priority, isActive: isActive),
      height(
        to: view, multiplier: multiplier, offset: insets.height, relation: relation,
        priority: priority, isActive: isActive),
    ]
  }

  /// Makes the width the height times a ratio.
  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    widthToHeight(
      of: self, multiplier: ratio, relation: relation, priority: priority, isActive: isActive)
  }

  /// Puts the middle at that of another view.
  @discardableResult
  public func center(
    in view: any Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }

  /// Puts all edges but one at those of another view, with a distance to the inside.
  @discardableResult
  public func edges(
    to view: any Constrainable, excluding excludedEdge: LayoutEdge = .none,
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraints {
    var made: Constraints = []
    if excludedEdge != .top {
      made.append(
        top(
          to: view, offset: insets.top, relation: relation, priority: priority,
          isActive: isActive))
    }
    if excludedEdge != .left, excludedEdge != .leading {
      made.append(
        left(
          to: view, offset: insets.left, relation: relation, priority: priority,
          isActive: isActive))
    }
    if excludedEdge != .bottom {
      made.append(
        bottom(
          to: view, offset: -insets.bottom, relation: relation, priority: priority,
          isActive: isActive))
    }
    if excludedEdge != .right, excludedEdge != .trailing {
      made.append(
        right(
          to: view, offset: -insets.right, relation: relation, priority: priority,
          isActive: isActive))
    }
    return made
  }

  /// Puts the upper left corner at that of another view.
  @discardableResult
  public func origin(
    to view: any Constrainable, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      left(
        to: view, offset: insets.left, relation: relation, priority: priority, isActive: isActive),
      top(
        to: view, offset: insets.top, relation: relation, priority: priority, isActive: isActive),
    ]
  }
}
