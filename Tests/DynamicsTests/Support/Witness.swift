import Dynamics
import Geometry

/// Writes down everything that animators and collision behaviors tell.
final class Witness: CollisionBehaviorDelegate, DynamicAnimatorDelegate {
  struct Event: Equatable, CustomStringConvertible {
    let frame: Int
    let what: String
    var description: String { "\(frame) \(what)" }
  }

  var events: [Event] = []
  var points: [Point] = []
  var frame = 0
  var names: [ObjectIdentifier: String] = [:]
  var onEvent: (String) -> Void = { _ in }

  private func name(_ item: any DynamicItem) -> String { names[ObjectIdentifier(item)] ?? "item" }

  private func write(_ what: String) {
    events.append(Event(frame: frame, what: what))
    onEvent(what)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point
  ) {
    points.append(p)
    write("began \(name(item1))-\(name(item2))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    write("ended \(name(item1))-\(name(item2))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {
    points.append(p)
    write("began \(name(item))-\(identifier.map { "\($0)" } ?? "nil")")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    write("ended \(name(item))-\(identifier.map { "\($0)" } ?? "nil")")
  }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { write("resume") }
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { write("pause") }
}
