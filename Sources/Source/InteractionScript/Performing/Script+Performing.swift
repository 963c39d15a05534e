internal import CoreMotion
internal import Geometry
package import StageKit
package import UIKit

extension Script {
  /// Schedules the actions on a stage.
  ///
  /// Targets are looked for at the time of the action.
  ///
  /// - Parameters:
  ///   - application: The application of the stage.
  ///   - stage: The stage, at time 0.
  ///   - fail: Called with a sentence when the target of an action is not found or not on the
  ///     screen; then nothing is done.
  package func schedule(
    on application: UIApplication, of stage: Stage, failingWith fail: @escaping (String) -> Void
  ) {
    planSnapshots(on: stage)
    schedule(actions[...], delay: 0, on: application, of: stage, failingWith: fail)
  }

  /// Tells a stage which pictures there will be, and until when: waits may take up to their limits.
  private func planSnapshots(on stage: Stage) {
    var delay = 0.0
    for action in actions {
      if case .wait(_, let limit) = action.kind { delay += limit }
      if case .snapshot(let name) = action.kind {
        stage.snapshots.add(name, until: action.time + delay)
      }
    }
  }

  /// The interval at which a script looks for a view that it waits for, in seconds.
  private static let waitInterval = 1.0 / 60

  /// Schedules actions up to the first that waits; those after it follow when it has ended.
  private func schedule(
    _ actions: ArraySlice<Action>, delay: Double, on application: UIApplication, of stage: Stage,
    failingWith fail: @escaping (String) -> Void
  ) {
    for (index, action) in zip(actions.indices, actions) {
      if case .wait(let target, let limit) = action.kind {
        let rest = actions[(index + 1)...]
        wait(
          for: target, from: action.time + delay, limit: limit, tries: 0, on: application, of: stage
        ) { [unowned application, unowned stage] time in
          guard let time else {
            return fail(
              "\(action.place): \(TargetFailure.missing(target).reason) up to "
                + "\((action.time + delay + limit).shortestDescription) s.")
          }
          self.schedule(
            rest, delay: max(delay, time - action.time), on: application, of: stage,
            failingWith: fail)
        }
        return
      }
      let time = action.time + delay
      stage.perform(at: time) { [unowned application, unowned stage] in
        let performance = ActionPerformance(stage: stage, application: application, time: time)
        if let failure = performance.perform(action.kind) {
          fail("\(action.place): \(failure.reason) at \(time) s.")
        }
      }
    }
  }

  /// Looks for a view again and again; calls a function with the time when it is there, or with nil
  /// after a limit.
  private func wait(
    for target: Target, from start: Double, limit: Double, tries: Int,
    on application: UIApplication,
    of stage: Stage, _ done: @escaping (Double?) -> Void
  ) {
    let time = start + Double(tries) * Self.waitInterval
    stage.perform(at: time) { [unowned application, unowned stage] in
      if TargetSearch(stage: stage, application: application).point(of: target) != nil {
        return done(time)
      }
      guard time + Self.waitInterval <= start + limit else { return done(nil) }
      wait(
        for: target, from: start, limit: limit, tries: tries + 1, on: application, of: stage, done)
    }
  }
}

/// One action at its time.
struct ActionPerformance {
  let stage: Stage
  let application: UIApplication
  let time: Double

  private var search: TargetSearch { TargetSearch(stage: stage, application: application) }

  /// Does what an action says; returns why that is not possible.
  func perform(_ kind: Action.Kind) -> TargetFailure? {
    switch kind {
    case .tap(let target, let count, let fingers, let duration):
      return at(target) { point in
        if duration > 0 {
          stage.longPress(at: point, time: time, duration: duration, fingers: fingers)
        } else {
          stage.tap(at: point, time: time, count: count, fingers: fingers)
        }
      }
    case .pan(let target, let path, let duration, let velocity, let fingers):
      var failure: TargetFailure?
      let startFailure = at(target) { start in
        failure = pan(
          from: start, path, duration: duration, velocity: velocity, fingers: fingers)
      }
      return startFailure ?? failure
    case .swipe(let direction, let target, let distance, let duration):
      let middle = Point(stage.size.width / 2, stage.size.height / 2)
      return at(target ?? .point(middle)) { point in
        let half = direction.vector * (distance / 2)
        stage.pan(from: point - half, to: point + half, at: time, duration: duration)
      }
    case .pinch(let target, let start, let end, let duration):
      return at(target) {
        stage.pinch(at: $0, from: start, to: end, time: time, duration: duration)
      }
    case .rotate(let target, let angle, let distance, let duration):
      return at(target) {
        stage.rotate(around: $0, by: angle, time: time, duration: duration, distance: distance)
      }
    case .scroll(let target, let distance, let duration):
      return at(target) { point in
        stage.pan(from: point, to: point - distance, at: time, duration: duration, velocity: .zero)
      }
    case .type(let text, let target, let interval):
      guard let target else {
        stage.type(text, at: time, interval: interval)
        return nil
      }
      return at(target) { point in
        stage.tap(at: point, time: time)
        stage.type(text, at: time + 0.1, interval: interval)
      }
    case .tilt(let x, let y, let z, let duration):
      application.tilt(
        toGravity: CMAcceleration(x: x, y: y, z: z), at: time, duration: duration)
    case .shake(let duration): application.shake(at: time, duration: duration)
    case .turn(let turn): application.turn(toLandscape: turn == .landscape)
    // The schedule waits.
    case .wait: break
    case .snapshot(let name): stage.snapshots.take(name)
    case .appearance(let style): stage.traitCollection.userInterfaceStyle = style
    }
    return nil
  }

  /// Calls a function with the place of a target, which a finger touches.
  private func at(_ target: Target, _ body: (Point) -> Void) -> TargetFailure? {
    guard let point = search.point(of: target) else { return .missing(target) }
    guard stage.view.bounds.contains(point) else {
      return .outside(target, point, screen: stage.size)
    }
    body(point)
    return nil
  }

  /// Moves a finger, which may leave the screen; fails if the end is missing.
  private func pan(
    from start: Point, _ path: PanPath, duration: Double, velocity: Vector?, fingers: Int
  ) -> TargetFailure? {
    switch path {
    case .to(let target):
      guard let end = search.point(of: target) else { return .missing(target) }
      stage.pan(
        from: start, to: end, at: time, duration: duration, velocity: velocity, fingers: fingers)
    case .by(let distance):
      stage.pan(
        from: start, to: start + distance, at: time, duration: duration, velocity: velocity,
        fingers: fingers)
    case .through(let points):
      stage.pan(
        along: [start] + points, at: time, duration: duration, velocity: velocity,
        fingers: fingers)
    }
    return nil
  }
}

extension SwipeDirection {
  /// The direction, of length 1.
  fileprivate var vector: Vector {
    switch self {
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    case .up: Vector(dx: 0, dy: -1)
    case .down: Vector(dx: 0, dy: 1)
    }
  }
}
