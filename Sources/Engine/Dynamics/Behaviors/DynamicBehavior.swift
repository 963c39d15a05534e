public import Geometry

/// The base class of dynamic behaviors, and a container that combines several behaviors.
///
/// An instance of the base class is a composite: it has child behaviors and an action, but no
/// items. The built-in behaviors are primitive: they have items, but no child behaviors.
///
/// A child behavior that is added by an action or a delegate method joins the animator at the end
/// of the step.
open class DynamicBehavior: CreationHashable {
  package let creationNumber = CreationNumber()

  /// The child behaviors, in order of addition.
  public private(set) var childBehaviors: [DynamicBehavior] = []

  /// The closure that runs after every step of the animator; nil by default.
  ///
  /// It runs after items were updated and collision delegates were called, in the order of
  /// `animator.behaviors`, parents before children. An action alone does not keep an animator
  /// running.
  public var action: (() -> Void)?

  /// The animator of this behavior or of its parent; nil without one.
  public internal(set) weak var dynamicAnimator: DynamicAnimator?

  /// The composite that contains this behavior.
  weak var parent: DynamicBehavior?

  /// Whether the behavior's bodies and joints are in the animator's world.
  private(set) var isInstalled = false

  /// Creates a composite behavior.
  public init() {}

  /// Called when the behavior is added to an animator or removed from it.
  ///
  /// The default implementation does nothing; a subclass can override it.
  ///
  /// - Parameter dynamicAnimator: The animator, or nil on removal. The property `dynamicAnimator`
  ///   already has this value.
  open func willMove(to dynamicAnimator: DynamicAnimator?) {}

  /// Adds a child behavior.
  ///
  /// As in UIKit, a primitive behavior ignores the call.
  ///
  /// Adding a child again has no effect.
  ///
  /// - Parameter behavior: A behavior that is not in an animator and not a child of another
  ///   behavior.
  public func addChildBehavior(_ behavior: DynamicBehavior) {
    guard isComposite else { return }
    perform { [self] in
      guard behavior.parent !== self else { return }
      behavior.requireNoOwner()
      precondition(!isWithin(behavior), "a behavior cannot be a child of its own child")
      behavior.parent = self
      childBehaviors.append(behavior)
      dynamicAnimator?.hierarchyDidChange()
      if isInstalled, let dynamicAnimator { behavior.installTree(in: dynamicAnimator) }
    }
  }

  /// Removes a child behavior; a behavior that is not a child is ignored.
  public func removeChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
      childBehaviors.remove(at: index)
      behavior.parent = nil
      dynamicAnimator?.hierarchyDidChange()
      behavior.uninstallTree()
    }
  }

  private func perform(_ change: @escaping () -> Void) {
    guard let dynamicAnimator else { return change() }
    dynamicAnimator.atEndOfStep(change)
  }

  private func isWithin(_ behavior: DynamicBehavior) -> Bool {
    self === behavior || parent?.isWithin(behavior) == true
  }

  /// Traps, with UIKit's message, if the behavior already has a parent or an animator.
  func requireNoOwner() {
    precondition(
      parent == nil && dynamicAnimator == nil,
      "Adding the same behavior twice to the same animator is not supported: remove it first from"
        + " the behavior or animator it belongs to")
  }

  // MARK: For the built-in behaviors

  var isComposite: Bool { true }

  /// Creates the behavior's bodies and joints in an animator's world.
  func install(in animator: DynamicAnimator) {}

  /// Removes what `install(in:)` created.
  func uninstall(from animator: DynamicAnimator) {}

  /// Adds the item properties that the behavior sets, at the start of a step.
  func applyProperties(in animator: DynamicAnimator) {}

  /// Updates the boundary made from the reference bounds, at the start of a step.
  func updateReferenceBounds(in animator: DynamicAnimator) {}

  /// Adds the behavior's forces for the coming step.
  func applyLoads(in animator: DynamicAnimator) {}

  /// Returns a closure that restores the behavior's current state.
  func makeRestoreClosure() -> () -> Void {
    let children = childBehaviors
    let action = action
    return { [self] in
      for child in childBehaviors where child.parent === self { child.parent = nil }
      childBehaviors = children
      for child in children { child.parent = self }
      self.action = action
    }
  }

  /// Sets the animator without changes to its world.
  func setAnimator(_ animator: DynamicAnimator?) {
    isInstalled = animator != nil
    dynamicAnimator = animator
  }

  /// Installs the behavior, then its children, in an animator.
  func installTree(in animator: DynamicAnimator) {
    guard !isInstalled else { return }
    isInstalled = true
    dynamicAnimator = animator
    willMove(to: animator)
    install(in: animator)
    for child in childBehaviors { child.installTree(in: animator) }
    animator.resume()
  }

  /// Uninstalls the behavior, then its children.
  func uninstallTree() {
    guard isInstalled else { return }
    isInstalled = false
    let animator = dynamicAnimator
    dynamicAnimator = nil
    willMove(to: nil)
    if let animator { uninstall(from: animator) }
    for child in childBehaviors { child.uninstallTree() }
    animator?.resume()
  }

  /// The behavior and its descendants, parents before children.
  var subtree: [DynamicBehavior] { [self] + childBehaviors.flatMap(\.subtree) }
}

@available(*, unavailable)
extension DynamicBehavior: Sendable {}
