public import StageKit
public import UIKit

/// What one line of a maker asks for: a layout constraint for each of its attributes.
public final class Constraint {
  /// What the constraint is about.
  struct Description {
    /// The view or the guide, and its attributes.
    let item: AnyObject
    let attributes: ConstraintAttributes
    let relation: NSLayoutConstraint.Relation
    /// What it is related to; nil for a number.
    let other: AnyObject?
    let otherAttributes: ConstraintAttributes
    var multiplier = 1.0
    /// The number, size, point or insets of the relation or of an offset; nil for 0.
    var constant: Any?
    var isInset = false
    var priority: Float = 1000
    var label: String?
  }

  /// The layout constraints.
  public let layoutConstraints: [NSLayoutConstraint]
  private(set) var description: Description

  init(_ description: Description) {
    self.description = description
    let superview =
      (description.item as? UIView)?.superview ?? (description.item as? UILayoutGuide)?.owningView
    layoutConstraints = description.attributes.list.map { attribute in
      let partner = description.attributes.partner(
        of: attribute, in: description.otherAttributes, hasItem: description.other != nil)
      let isSize = partner == .width || partner == .height
      let other = description.other ?? (isSize ? nil : superview)
      let constraint = NSLayoutConstraint(
        item: description.item, attribute: attribute, relatedBy: description.relation,
        toItem: other, attribute: other == nil ? .notAnAttribute : partner,
        multiplier: description.multiplier,
        constant: constant(of: description.constant, for: partner, isInset: description.isInset))
      constraint.priority = UILayoutPriority(description.priority)
      constraint.identifier = description.label
      return constraint
    }
  }

  /// Whether all of it holds; setting it activates or deactivates it.
  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the constraint.
  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  /// Deactivates the constraint.
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  /// Activates the constraint.
  public func install() { activate() }
  /// Deactivates the constraint.
  public func uninstall() { deactivate() }

  /// Sets what the attributes are moved by.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    setConstant(offset, isInset: false)
  }

  /// Sets what the edges are moved by towards the middle.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    setConstant(inset, isInset: true)
  }

  /// Sets the priority.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    description.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(description.priority)
    }
    return self
  }

  /// Sets the priority.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority as any ConstraintPriorityTarget)
  }

  /// Sets what the attributes are moved by, the older spelling.
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  /// Sets what the edges are moved by towards the middle, the older spelling.
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  /// Sets the priority, the older spelling.
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  private func setConstant(_ target: Any?, isInset: Bool) -> Constraint {
    (description.constant, description.isInset) = (target, isInset)
    for (attribute, constraint) in zip(description.attributes.list, layoutConstraints) {
      let partner = description.attributes.partner(
        of: attribute, in: description.otherAttributes, hasItem: description.other != nil)
      constraint.constant = constant(of: target, for: partner, isInset: isInset)
    }
    return self
  }

  /// Takes the constant and the priority of a constraint about the same.
  ///
  /// - Returns: Whether the other one is about the same.
  func update(from other: Constraint) -> Bool {
    let (own, new) = (description, other.description)
    guard own.item === new.item, own.attributes == new.attributes, own.relation == new.relation,
      own.other === new.other, own.otherAttributes == new.otherAttributes,
      own.multiplier == new.multiplier
    else { return false }
    _ = setConstant(new.constant, isInset: new.isInset)
    update(priority: ConstraintPriority(new.priority))
    return true
  }
}
