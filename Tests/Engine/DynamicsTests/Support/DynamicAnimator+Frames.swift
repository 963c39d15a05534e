import Dynamics
import Geometry

extension DynamicAnimator {
  /// Takes steps of 1/60 s and calls a closure after each with the number of steps taken.
  func frames(_ range: ClosedRange<Int>, _ body: (Int) -> Void = { _ in }) {
    for frame in range {
      step(1.0 / 60)
      body(frame)
    }
  }

  func frames(_ count: Int) { frames(1...count) }

  /// Steps until the animator pauses.
  ///
  /// - Returns: The number of steps, counted from `done`, or nil if the animator still runs at the
  ///   limit.
  func pause(within limit: Int, after done: Int = 0) -> Int? {
    for frame in (done + 1)...limit {
      step(1.0 / 60)
      if !isRunning { return frame }
    }
    return nil
  }

  func add(_ behaviors: DynamicBehavior...) {
    for behavior in behaviors { addBehavior(behavior) }
  }
}

extension DynamicItemBehavior {
  convenience init(
    _ items: [any DynamicItem], resistance: Double? = nil, elasticity: Double? = nil
  ) {
    self.init(items: items)
    if let resistance {
      self.resistance = resistance
      angularResistance = resistance
    }
    if let elasticity { self.elasticity = elasticity }
  }
}

extension CollisionBehavior {
  convenience init(within items: [any DynamicItem]) {
    self.init(items: items)
    translatesReferenceBoundsIntoBoundary = true
  }
}
