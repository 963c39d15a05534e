public import Geometry
public import StageKit
public import UIKit

// The edges of a view at those of its superview, or of the area that bars leave free.

extension UIView {
  /// What a view is constrained to: its superview, or the safe area of it.
  private func container(_ usesSafeArea: Bool) -> any Constrainable {
    guard let superview else {
      fatalError("a view is constrained to its superview, which it does not have")
    }
    return usesSafeArea ? superview.safeAreaLayoutGuide : superview
  }

  /// Puts the leading side at that of the superview, or at an anchor.
  @discardableResult
  public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    leading(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the trailing side at that of the superview, or at an anchor; a positive offset is to the
  /// inside.
  @discardableResult
  public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    trailing(
      to: container(usingSafeArea), anchor, offset: -offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the left side at that of the superview, or at an anchor.
  @discardableResult
  public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    left(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the right side at that of the superview, or at an anchor.
  @discardableResult
  public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    right(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the top at that of the superview, or at an anchor.
  @discardableResult
  public func topToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    top(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the bottom at that of the superview, or at an anchor.
  @discardableResult
  public func bottomToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    bottom(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the middle between the sides at that of the superview, or at an anchor.
  @discardableResult
  public func centerXToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerX(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the middle between top and bottom at that of the superview, or at an anchor.
  @discardableResult
  public func centerYToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerY(
      to: container(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Relates the width to that of the superview, or to a length.
  @discardableResult
  public func widthToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    width(
      to: container(usingSafeArea), dimension, multiplier: multiplier, offset: offset,
      relation: relation, priority: priority, isActive: isActive)
  }

  /// Relates the height to that of the superview, or to a length.
  @discardableResult
  public func heightToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    height(
      to: container(usingSafeArea), dimension, multiplier: multiplier, offset: offset,
      relation: relation, priority: priority, isActive: isActive)
  }

  /// Makes width and height those of the superview.
  @discardableResult
  public func sizeToSuperview(
    insets: CGSize = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    size(
      to: container(usingSafeArea), insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts the middle at that of the superview.
  @discardableResult
  public func centerInSuperview(
    offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    center(
      in: container(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }

  /// Puts the upper left corner at that of the superview.
  @discardableResult
  public func originToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    origin(
      to: container(usingSafeArea), insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// Puts all edges but one at those of the superview, with a distance to the inside.
  @discardableResult
  public func edgesToSuperview(
    excluding excludedEdge: LayoutEdge = .none, insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: container(usingSafeArea), excluding: excludedEdge, insets: insets, relation: relation,
      priority: priority, isActive: isActive)
  }

  /// Puts both sides at those of the superview, with a distance to the inside.
  @discardableResult
  public func horizontalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    [
      leftToSuperview(
        offset: insets.left, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
      rightToSuperview(
        offset: -insets.right, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
    ]
  }

  /// Puts top and bottom at those of the superview, with a distance to the inside.
  @discardableResult
  public func verticalToSuperview(
    insets: TinyEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    [
      topToSuperview(
        offset: insets.top, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
      bottomToSuperview(
        offset: -insets.bottom, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
    ]
  }

  /// Adds views one after the other, from edge to edge.
  @discardableResult
  public func stack(
    _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil,
    height: CGFloat? = nil, spacing: CGFloat = 0
  ) -> Constraints {
    var made: Constraints = []
    for (index, view) in views.enumerated() {
      addSubview(view)
      let (isFirst, isLast) = (index == 0, index == views.count - 1)
      switch axis {
      case .vertical:
        made += [view.leftToSuperview(), view.rightToSuperview()]
        made.append(
          isFirst
            ? view.topToSuperview() : view.topToBottom(of: views[index - 1], offset: spacing))
        if isLast { made.append(view.bottomToSuperview()) }
      case .horizontal:
        made += [view.topToSuperview(), view.bottomToSuperview()]
        made.append(
          isFirst
            ? view.leftToSuperview() : view.leftToRight(of: views[index - 1], offset: spacing))
        if isLast { made.append(view.rightToSuperview()) }
      }
      if let width { made.append(view.width(width)) }
      if let height { made.append(view.height(height)) }
    }
    return made
  }

  /// Sets how strongly the view keeps from being larger than its content.
  public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Sets how strongly the view keeps from being smaller than its content.
  public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(
      priority, for: axis == .horizontal ? .horizontal : .vertical)
  }
}
