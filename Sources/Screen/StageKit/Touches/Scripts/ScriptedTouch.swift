internal import Geometry

/// A finger of a script: its path, and its touch from the beginning on.
final class ScriptedTouch {
  /// A change of the finger at a time.
  struct Step {
    let time: Double
    /// The number of earlier changes at the same time, which are separate events.
    let order: Int
    let change: Change
  }

  enum Change {
    case beginning(Point)
    case move(Point)
    case lift
  }

  let path: TouchPath
  /// The velocity that recognizers report at the end; nil is that of the last move.
  private let velocity: Vector?
  /// The time of the end, in seconds; nil before the end.
  private(set) var end: Double?
  private var touch: Touch?

  init(along path: TouchPath, velocity: Vector?) {
    self.path = path
    self.velocity = velocity
  }

  /// The changes; there is none where the finger rests.
  var steps: [Step] {
    var steps: [Step] = []
    func add(_ change: Change, at time: Double) {
      let order = steps.last.map { $0.time == time ? $0.order + 1 : 0 } ?? 0
      steps.append(Step(time: time, order: order, change: change))
    }
    var location: Point?
    for sample in path.samples where sample.location != location {
      let point = sample.location
      add(location == nil ? .beginning(point) : .move(point), at: sample.time)
      location = point
    }
    add(.lift, at: path.samples[path.samples.count - 1].time)
    return steps
  }

  /// Makes a change.
  ///
  /// - Returns: The change of the touch.
  func perform(_ change: Change, on stage: Stage) -> TouchChange? {
    if case .beginning(let point) = change {
      let touch = Touch(at: point, time: stage.time)
      self.touch = touch
      stage.show(self)
      return TouchChange(touch, .beginning)
    }
    guard let touch, end == nil else { return nil }
    switch change {
    case .move(let point): return TouchChange(touch, .move(point))
    default:
      end = stage.time
      return TouchChange(touch, .lift(velocity))
    }
  }

  /// Ends the indicator of a touch that has been cancelled.
  func cancel(at time: Double) {
    if end == nil { end = time }
  }
}

extension Stage {
  /// Adds the indicator of a finger, and removes those that are not visible anymore.
  fileprivate func show(_ touch: ScriptedTouch) {
    scriptedTouches.removeAll { $0.indicatorOpacity(at: time) == 0 }
    scriptedTouches.append(touch)
  }
}
