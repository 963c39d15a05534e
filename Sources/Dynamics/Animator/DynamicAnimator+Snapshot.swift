import Geometry
import Physics

extension DynamicAnimator {
  /// Everything about an animator at one moment: its world, behaviors and items.
  ///
  /// It belongs to the animator that made it, and may be restored any number of times.
  public struct Snapshot {
    fileprivate let owner: ObjectIdentifier
    fileprivate let world: World
    fileprivate let items: ItemTable
    fileprivate let ledger: ContactLedger
    fileprivate let leftover: Double
    fileprivate let elapsedTime: Double
    fileprivate let isRunning: Bool
    fileprivate let behaviors: [DynamicBehavior]
    fileprivate let checkpoints: [() -> Void]
    fileprivate let contactRules: ContactRules
    fileprivate let staleContacts: Set<ObjectIdentifier>
    fileprivate let boundariesAreStale: Bool
    fileprivate let propertiesAreStale: Bool
    fileprivate let poses: [(item: any DynamicItem, center: Point, transform: Transform)]
  }

  /// Takes a snapshot, which costs no copy of the world until that changes.
  ///
  /// It holds what the built-in behaviors know and the places and transforms of all items, but
  /// nothing that actions, delegates or subclasses keep for themselves. It traps while a step is
  /// under way; on a stage that is at times off the whole sixtieths of a second.
  public func snapshot() -> Snapshot {
    precondition(
      !isStepping && stepUnderWay == nil, "a snapshot must be taken between steps")
    return Snapshot(
      owner: ObjectIdentifier(self), world: world, items: items, ledger: ledger,
      leftover: leftover, elapsedTime: elapsedTime, isRunning: isRunning, behaviors: behaviors,
      checkpoints: allBehaviors.map { $0.checkpoint() }, contactRules: contactRules,
      staleContacts: staleContacts, boundariesAreStale: boundariesAreStale,
      propertiesAreStale: propertiesAreStale,
      poses: items.records.map { ($0.item, $0.item.center, $0.item.transform) })
  }

  /// Sets everything back to a snapshot; from there the same calls lead to the same motion, bit for
  /// bit.
  ///
  /// Behaviors that were added since leave without a word, those that were removed come back. The
  /// delegate is not told. A step that is under way is dropped.
  public func restore(_ snapshot: Snapshot) {
    precondition(!isStepping, "a snapshot must be restored between steps")
    precondition(
      snapshot.owner == ObjectIdentifier(self), "a snapshot can be restored only where it was taken"
    )
    for behavior in allBehaviors { behavior.setAnimator(nil) }
    behaviors = snapshot.behaviors
    for checkpoint in snapshot.checkpoints { checkpoint() }
    hierarchyDidChange()
    for behavior in allBehaviors { behavior.setAnimator(self) }
    world = snapshot.world
    items = snapshot.items
    ledger = snapshot.ledger
    leftover = snapshot.leftover
    stepUnderWay = nil
    elapsedTime = snapshot.elapsedTime
    contactRules = snapshot.contactRules
    staleContacts = snapshot.staleContacts
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

  /// A number that two animators share if their items move alike, and hardly ever otherwise.
  public var stateHash: UInt64 { world.stateHash }
}

@available(*, unavailable)
extension DynamicAnimator.Snapshot: Sendable {}
