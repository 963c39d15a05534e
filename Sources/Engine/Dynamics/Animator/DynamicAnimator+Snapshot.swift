import Geometry
import Physics

extension DynamicAnimator {
  /// The state of an animator, its behaviors and its items at one time.
  ///
  /// A snapshot can be restored any number of times, and only by the animator that took it.
  public struct Snapshot {
    fileprivate let owner: ObjectIdentifier
    fileprivate let world: World
    fileprivate let items: ItemTable
    fileprivate let contactTracker: ContactTracker
    fileprivate let accumulatedTime: Double
    fileprivate let elapsedTime: Double
    fileprivate let isRunning: Bool
    fileprivate let behaviors: [DynamicBehavior]
    fileprivate let restoreClosures: [() -> Void]
    fileprivate let contactRules: ContactRules
    fileprivate let staleItems: Set<ObjectIdentifier>
    fileprivate let boundariesAreStale: Bool
    fileprivate let propertiesAreStale: Bool
    fileprivate let poses: [(item: any DynamicItem, center: Point, transform: Transform)]
  }

  /// Takes a snapshot of the animator.
  ///
  /// It contains the state of the built-in behaviors, and the center and transform of every item.
  /// It does not contain state of actions, delegates or subclasses. The world is copied on write.
  ///
  /// - Precondition: No step is in progress. On a stage a step is in progress except at multiples
  ///   of 1/60 s.
  /// - Returns: The snapshot.
  public func snapshot() -> Snapshot {
    precondition(
      !isStepping && currentStep == nil, "a snapshot must be taken between steps")
    return Snapshot(
      owner: ObjectIdentifier(self), world: world, items: items, contactTracker: contactTracker,
      accumulatedTime: accumulatedTime, elapsedTime: elapsedTime, isRunning: isRunning,
      behaviors: behaviors,
      restoreClosures: allBehaviors.map { $0.makeRestoreClosure() }, contactRules: contactRules,
      staleItems: staleItems, boundariesAreStale: boundariesAreStale,
      propertiesAreStale: propertiesAreStale,
      poses: items.records.map { ($0.item, $0.item.center, $0.item.transform) })
  }

  /// Restores a snapshot.
  ///
  /// Afterwards the same calls produce the same motion, bit for bit.
  ///
  /// Behaviors that were added after the snapshot are removed and behaviors that were removed are
  /// added again, in both cases without calling `willMove(to:)`. The delegate is not called. A step
  /// in progress is discarded.
  ///
  /// - Precondition: The call is not made from an action or a delegate, and the snapshot is of this
  ///   animator.
  public func restore(_ snapshot: Snapshot) {
    precondition(!isStepping, "a snapshot must be restored between steps")
    precondition(
      snapshot.owner == ObjectIdentifier(self), "a snapshot can be restored only where it was taken"
    )
    for behavior in allBehaviors { behavior.setAnimator(nil) }
    behaviors = snapshot.behaviors
    for restore in snapshot.restoreClosures { restore() }
    hierarchyDidChange()
    for behavior in allBehaviors { behavior.setAnimator(self) }
    world = snapshot.world
    items = snapshot.items
    contactTracker = snapshot.contactTracker
    impulseRecord = ImpulseRecord()
    accumulatedTime = snapshot.accumulatedTime
    currentStep = nil
    elapsedTime = snapshot.elapsedTime
    contactRules = snapshot.contactRules
    staleItems = snapshot.staleItems
    boundariesAreStale = snapshot.boundariesAreStale
    propertiesAreStale = snapshot.propertiesAreStale
    write {
      for pose in snapshot.poses {
        pose.item.center = pose.center
        pose.item.transform = pose.transform
      }
    }
    let wasRunning = isRunning
    isRunning = snapshot.isRunning
    if isRunning, !wasRunning { startTicking() }
  }

  /// A hash of the world's state: equal for animators whose items move identically.
  public var stateHash: UInt64 { world.stateHash }
}

@available(*, unavailable)
extension DynamicAnimator.Snapshot: Sendable {}
