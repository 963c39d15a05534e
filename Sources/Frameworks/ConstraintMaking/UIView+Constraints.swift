public import StageKit
public import UIKit

extension UIView {
  /// The constraints of the view, made by the names of its attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
  /// The constraints of the guide, made by the names of its attributes.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// What makes the constraints of a view or a guide, and names its attributes for others.
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  private let item: AnyObject

  init(_ item: AnyObject) { self.item = item }

  /// Returns attributes, to which others are related.
  public func named(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(item, ConstraintAttributes(attributes))
  }

  /// The view or the guide.
  public var target: AnyObject? { item }

  /// Returns constraints that do not hold yet.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item)
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    closure(maker)
    return maker.constraints
  }

  /// Adds constraints.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let constraints = prepareConstraints(closure)
    for constraint in constraints { constraint.activate() }
    made.constraints += constraints
  }

  /// Replaces the constraints that have been made.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Sets the constants and priorities of constraints that have been made, and adds the others.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let old = made.constraints
    for constraint in prepareConstraints(closure)
    where !old.contains(where: {
      $0.update(from: constraint)
    }) {
      constraint.activate()
      made.constraints.append(constraint)
    }
  }

  /// Removes the constraints that have been made.
  public func removeConstraints() {
    for constraint in made.constraints { constraint.deactivate() }
    made.constraints = []
  }

  /// How strongly the view keeps from being wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from being higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  /// How strongly the view keeps from being narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from being lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  private var view: UIView? { item as? UIView }

  private var made: MadeConstraints {
    if let made = objc_getAssociatedObject(item, &MadeConstraints.key) as? MadeConstraints {
      return made
    }
    let made = MadeConstraints()
    objc_setAssociatedObject(item, &MadeConstraints.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The constraints that have been made of a view or a guide.
private final class MadeConstraints {
  nonisolated(unsafe) static var key: UInt8 = 0
  var constraints: [Constraint] = []
}
