/// Something that tells items how to move, or several such things together.
///
/// The base class is the composite: it has children and an action, but no items of its own. The
/// built-in behaviors are primitive: they have items, but no children.
///
/// Children added inside of an animator's step, by an action or a delegate, join at its end.
open class DynamicBehavior {
  /// The behaviors that belong to this one, in order of addition.
  public private(set) var childBehaviors: [DynamicBehavior] = []

  /// What to do after every step of the animator; nil, the default, for nothing.
  ///
  /// Items have been written and collision delegates called by then. Actions run in the order of
  /// `animator.behaviors`, each followed by its children's. An action alone does not keep an animator
  /// running.
  public var action: (() -> Void)?

  /// The animator that this behavior acts in, directly or through a parent; nil outside of one.
  public internal(set) weak var dynamicAnimator: DynamicAnimator?

  /// The composite that this behavior is a child of.
  weak var parent: DynamicBehavior?

  /// Whether the behavior has made what it needs in the animator's world.
  private(set) var isInEffect = false

  /// Creates a composite.
  public init() {}

  /// Told when the behavior comes to an animator or leaves it; override it, there is nothing to
  /// call.
  ///
  /// - Parameter dynamicAnimator: What the property of that name is already; nil on leaving.
  open func willMove(to dynamicAnimator: DynamicAnimator?) {}

  /// Adds a behavior to this one; a primitive behavior ignores it, as UIKit does.
  ///
  /// Adding a child again changes nothing. A behavior that is in an animator or another composite
  /// traps.
  public func addChildBehavior(_ behavior: DynamicBehavior) {
    guard isComposite else { return }
    perform { [self] in
      guard behavior.parent !== self else { return }
      behavior.requireIsFree()
      precondition(!isWithin(behavior), "a behavior cannot be a child of its own child")
      behavior.parent = self
      childBehaviors.append(behavior)
      dynamicAnimator?.hierarchyDidChange()
      if isInEffect, let dynamicAnimator { behavior.takeEffect(in: dynamicAnimator) }
    }
  }

  /// Takes a child out of this behavior; one that is not a child is left alone.
  public func removeChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
      childBehaviors.remove(at: index)
      behavior.parent = nil
      dynamicAnimator?.hierarchyDidChange()
      behavior.loseEffect()
    }
  }

  private func perform(_ change: @escaping () -> Void) {
    guard let dynamicAnimator else { return change() }
    dynamicAnimator.atEndOfStep(change)
  }

  private func isWithin(_ behavior: DynamicBehavior) -> Bool {
    self === behavior || parent?.isWithin(behavior) == true
  }

  /// Traps with UIKit's words if the behavior belongs somewhere already.
  func requireIsFree() {
    precondition(
      parent == nil && dynamicAnimator == nil,
      "Adding the same behavior twice to the same animator is not supported: remove it first from"
        + " the behavior or animator it belongs to")
  }

  // MARK: For the built-in behaviors

  var isComposite: Bool { true }

  /// Makes what the behavior needs in an animator's world.
  func enter(_ animator: DynamicAnimator) {}

  /// Takes out what `enter` made.
  func leave(_ animator: DynamicAnimator) {}

  /// Hands over what item behaviors say about items, at the start of a step.
  func applyProperties(in animator: DynamicAnimator) {}

  /// Follows the reference bounds, at the start of a step.
  func followReferenceBounds(in animator: DynamicAnimator) {}

  /// Hands over the forces of the coming step.
  func applyLoads(in animator: DynamicAnimator) {}

  /// Returns what sets the behavior back to how it is now.
  func checkpoint() -> () -> Void {
    let children = childBehaviors
    let action = action
    return { [self] in
      for child in childBehaviors where child.parent === self { child.parent = nil }
      childBehaviors = children
      for child in children { child.parent = self }
      self.action = action
    }
  }

  /// Joins or leaves an animator whose world is not to be touched.
  func setAnimator(_ animator: DynamicAnimator?) {
    isInEffect = animator != nil
    dynamicAnimator = animator
  }

  /// Makes the behavior, then its children, act in an animator.
  func takeEffect(in animator: DynamicAnimator) {
    guard !isInEffect else { return }
    isInEffect = true
    dynamicAnimator = animator
    willMove(to: animator)
    enter(animator)
    for child in childBehaviors { child.takeEffect(in: animator) }
    animator.resume()
  }

  /// Ends what `takeEffect(in:)` began.
  func loseEffect() {
    guard isInEffect else { return }
    isInEffect = false
    let animator = dynamicAnimator
    dynamicAnimator = nil
    willMove(to: nil)
    if let animator { leave(animator) }
    for child in childBehaviors { child.loseEffect() }
    animator?.resume()
  }

  /// The behavior and all below it, parents before children.
  var family: [DynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

@available(*, unavailable)
extension DynamicBehavior: Sendable {}
