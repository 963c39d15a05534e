public import StageKit
@_exported public import UIKit

/// Names of the types as programs use them.
public typealias ConstraintView = UIView
/// A guide in a constraint.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// Insets of a constraint.
public typealias ConstraintInsets = UIEdgeInsets

/// What constraints are made with: names of attributes, and what they are to be.
public class ConstraintMaker: ConstraintAttributesDSL {
  let item: AnyObject
  private(set) var lines: [ConstraintMakerExtendable] = []

  init(_ item: AnyObject) { self.item = item }

  /// Begins a constraint of attributes.
  public func named(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    let line = ConstraintMakerExtendable(item, ConstraintAttributes(attributes))
    lines.append(line)
    return line
  }

  /// The constraints of all lines that say what their attributes are to be.
  var constraints: [Constraint] { lines.compactMap { $0.editable?.made } }
}

/// The beginning of a constraint: its attributes.
public class ConstraintMakerExtendable: ConstraintAttributesDSL {
  private let item: AnyObject
  private var attributes: ConstraintAttributes
  fileprivate var editable: ConstraintMakerEditable?

  init(_ item: AnyObject, _ attributes: ConstraintAttributes) {
    (self.item, self.attributes) = (item, attributes)
  }

  /// Adds attributes.
  public func named(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> ConstraintMakerExtendable {
    self.attributes.add(ConstraintAttributes(attributes))
    return self
  }

  /// The attributes are those of a view, or a number.
  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, to: other)
  }

  /// The attributes are those of the superview.
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable {
    relate(.equal, to: nil)
  }

  /// The attributes are those of a view, or a number, at most.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other) }

  /// The attributes are those of the superview at most.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: nil)
  }

  /// The attributes are those of a view, or a number, at least.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other) }

  /// The attributes are those of the superview at least.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: nil)
  }

  /// Relates the attributes to a target, or to the superview for nil.
  private func relate(
    _ relation: NSLayoutConstraint.Relation, to target: (any ConstraintRelatableTarget)?
  ) -> ConstraintMakerEditable {
    var other: AnyObject?
    var otherAttributes = ConstraintAttributes([])
    var constant: Any?
    switch target {
    case let part as ConstraintItem: (other, otherAttributes) = (part.item, part.attributes)
    case let view as UIView: other = view
    case let guide as UILayoutGuide: other = guide
    case .some(let value): constant = value
    case nil:
      other = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      precondition(
        other != nil, "equalToSuperview() is for a view that has a superview: add it before")
    }
    let line = ConstraintMakerEditable(
      Constraint.Description(
        item: item, attributes: attributes, relation: relation, other: other,
        otherAttributes: otherAttributes, constant: constant))
    editable = line
    return line
  }
}

/// The end of a constraint: its factor, its constant and its priority.
public class ConstraintMakerEditable {
  private var description: Constraint.Description
  private var constraintMade: Constraint?

  init(_ description: Constraint.Description) { self.description = description }

  /// The constraint, to be changed later.
  public var constraint: Constraint { made }

  fileprivate var made: Constraint {
    if let constraintMade { return constraintMade }
    let constraint = Constraint(description)
    constraintMade = constraint
    return constraint
  }

  /// Multiplies what the attributes are related to.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides what the attributes are related to.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Moves the attributes.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    (description.constant, description.isInset) = (amount, false)
    return self
  }

  /// Moves edges towards the middle.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    (description.constant, description.isInset) = (amount, true)
    return self
  }

  /// Sets the priority.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerEditable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  /// Sets the priority.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerEditable {
    description.priority = amount.value
    return self
  }

  /// Names the layout constraints.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerEditable {
    description.label = label
    return self
  }
}

/// Attributes of a view or a guide, to which others are related.
public final class ConstraintItem: ConstraintRelatableTarget {
  let item: AnyObject
  let attributes: ConstraintAttributes

  init(_ item: AnyObject, _ attributes: ConstraintAttributes) {
    (self.item, self.attributes) = (item, attributes)
  }
}
