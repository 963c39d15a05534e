import Dynamics
import Geometry

/// Records all calls of animator and collision delegates.
final class EventRecorder: CollisionBehaviorDelegate, DynamicAnimatorDelegate {
  struct Event: Equatable, CustomStringConvertible {
    let frame: Int
    let text: String
    var description: String { "\(frame) \(text)" }
  }

  var events: [Event] = []
  var points: [Point] = []
  var frame = 0
  var names: [ObjectIdentifier: String] = [:]
  var onEvent: (String) -> Void = { _ in }

  private func name(_ item: any DynamicItem) -> String { names[ObjectIdentifier(item)] ?? "item" }

  private func record(_ text: String) {
    events.append(Event(frame: frame, text: text))
    onEvent(text)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point
  ) {
    points.append(p)
    record("began \(name(item1))-\(name(item2))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    record("ended \(name(item1))-\(name(item2))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {
    points.append(p)
    record("began \(name(item))-\(identifier.map { "\($0)" } ?? "nil")")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    record("ended \(name(item))-\(identifier.map { "\($0)" } ?? "nil")")
  }

  func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { record("resume") }
  func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { record("pause") }
}
