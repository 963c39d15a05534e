public import UIKit

/// A view or a guide that constraints place.
public protocol LayoutItem: AnyObject {}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

/// Constraints that are made and replaced together.
public final class ConstraintGroup {
  /// The constraints.
  public private(set) var constraints: [NSLayoutConstraint] = []

  /// Creates a group without constraints.
  public init() {}

  func replace(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(self.constraints)
    self.constraints = constraints
    NSLayoutConstraint.activate(constraints)
  }
}

private func constrain(
  _ items: [any LayoutItem], _ group: ConstraintGroup, _ block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  let context = ConstraintContext()
  block(items.map { LayoutProxy(item: $0, context: context) })
  group.replace(context.constraints)
  return group
}

/// Adds the constraints that a function makes of a view, in place of those of a group.
@discardableResult
public func constrain(
  _ item: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy) -> Void
) -> ConstraintGroup { constrain([item], group) { block($0[0]) } }

/// Adds the constraints that a function makes of views, in place of those of a group.
@discardableResult
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(), block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup { constrain([item1, item2], group) { block($0[0], $0[1]) } }

/// Adds the constraints that a function makes of views, in place of those of a group.
@discardableResult
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup { constrain([item1, item2, item3], group) { block($0[0], $0[1], $0[2]) } }

/// Adds the constraints that a function makes of views, in place of those of a group.
@discardableResult
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem,
  _ item4: any LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4], group) { block($0[0], $0[1], $0[2], $0[3]) }
}

/// Adds the constraints that a function makes of views, in place of those of a group.
@discardableResult
public func constrain(
  _ item1: any LayoutItem, _ item2: any LayoutItem, _ item3: any LayoutItem,
  _ item4: any LayoutItem, _ item5: any LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([item1, item2, item3, item4, item5], group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4])
  }
}

/// Adds the constraints that a function makes of views, in place of those of a group.
@discardableResult
public func constrain(
  _ items: [any LayoutItem], replace group: ConstraintGroup = ConstraintGroup(),
  block: ([LayoutProxy]) -> Void
) -> ConstraintGroup { constrain(items, group, block) }

/// Removes the constraints of a group.
public func constrain(clear group: ConstraintGroup) { group.replace([]) }

// MARK: Rows of views

private func pairs(
  _ views: [LayoutProxy], _ relate: (LayoutProxy, LayoutProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] { zip(views.dropFirst(), views).map { relate($1, $0) } }

/// Makes the tops of views equal.
@discardableResult
public func align(top views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.top == $1.top }
}
/// Makes the bottoms of views equal.
@discardableResult
public func align(bottom views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.bottom == $1.bottom }
}
/// Makes the left sides of views equal.
@discardableResult
public func align(left views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.left == $1.left }
}
/// Makes the right sides of views equal.
@discardableResult
public func align(right views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.right == $1.right }
}
/// Makes the leading sides of views equal.
@discardableResult
public func align(leading views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.leading == $1.leading }
}
/// Makes the trailing sides of views equal.
@discardableResult
public func align(trailing views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.trailing == $1.trailing }
}
/// Makes the middles of views equal.
@discardableResult
public func align(centerX views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.centerX == $1.centerX }
}
/// Makes the middles of views equal.
@discardableResult
public func align(centerY views: LayoutProxy...) -> [NSLayoutConstraint] {
  pairs(views) { $0.centerY == $1.centerY }
}
/// Puts views side by side with a distance.
@discardableResult
public func distribute(
  by amount: CGFloat = 0, horizontally views: LayoutProxy...
) -> [NSLayoutConstraint] { pairs(views) { $0.trailing == $1.leading - amount } }
/// Puts views side by side with a distance.
@discardableResult
public func distribute(
  by amount: CGFloat = 0, leftToRight views: LayoutProxy...
) -> [NSLayoutConstraint] { pairs(views) { $0.right == $1.left - amount } }
/// Puts views one below the other with a distance.
@discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically views: LayoutProxy...
) -> [NSLayoutConstraint] { pairs(views) { $0.bottom == $1.top - amount } }
