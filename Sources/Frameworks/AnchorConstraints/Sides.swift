public import StageKit
public import UIKit

// The sides of a view or a guide at those of another one.

extension Constrainable {
  /// Puts the top at the same place of another view, or at an anchor.
  @discardableResult
  public func top(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(topAnchor, to: anchor ?? view.topAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the bottom at the same place of another view, or at an anchor.
  @discardableResult
  public func bottom(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      bottomAnchor, to: anchor ?? view.bottomAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the leading side at the same place of another view, or at an anchor.
  @discardableResult
  public func leading(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      leadingAnchor, to: anchor ?? view.leadingAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the trailing side at the same place of another view, or at an anchor.
  @discardableResult
  public func trailing(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      trailingAnchor, to: anchor ?? view.trailingAnchor, offset: offset, relation, priority,
      isActive)
  }

  /// Puts the left side at the same place of another view, or at an anchor.
  @discardableResult
  public func left(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      leftAnchor, to: anchor ?? view.leftAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the right side at the same place of another view, or at an anchor.
  @discardableResult
  public func right(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      rightAnchor, to: anchor ?? view.rightAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the middle between the sides at the same place of another view, or at an anchor.
  @discardableResult
  public func centerX(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      centerXAnchor, to: anchor ?? view.centerXAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the middle between top and bottom at the same place of another view, or at an anchor.
  @discardableResult
  public func centerY(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(
      centerYAnchor, to: anchor ?? view.centerYAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the leading side at the trailing side of another view.
  @discardableResult
  public func leadingToTrailing(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(leadingAnchor, to: view.trailingAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the trailing side at the leading side of another view.
  @discardableResult
  public func trailingToLeading(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(trailingAnchor, to: view.leadingAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the left side at the right side of another view.
  @discardableResult
  public func leftToRight(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(leftAnchor, to: view.rightAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the right side at the left side of another view.
  @discardableResult
  public func rightToLeft(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(rightAnchor, to: view.leftAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the top at the bottom of another view.
  @discardableResult
  public func topToBottom(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(topAnchor, to: view.bottomAnchor, offset: offset, relation, priority, isActive)
  }

  /// Puts the bottom at the top of another view.
  @discardableResult
  public func bottomToTop(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    constrain(bottomAnchor, to: view.topAnchor, offset: offset, relation, priority, isActive)
  }
}
