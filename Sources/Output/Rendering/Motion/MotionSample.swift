internal import Dynamics
package import Geometry
package import StageKit

/// The views of a stage and their motion at one time.
package struct MotionSample {
  /// A view and its motion.
  package struct View {
    /// Where the view is shown.
    package let state: ViewState
    /// The velocity, in points/s: that of its body, or the change since the sample before.
    package let velocity: Vector
    /// The angular velocity, in radians/s, as the velocity.
    package let spin: Double
    /// The kinetic energy of its body, in joules; nil if no dynamic animator moves the view.
    package let kineticEnergy: Double?
  }

  /// The energies of all bodies, in joules, where a meter has 100 points.
  package struct Energy: Encodable {
    /// That of their motion and rotation.
    package var kinetic = 0.0
    /// That of their heights in the gravity of behaviors; 0 at the lower left corner of the stage.
    package var potential = 0.0
    /// That of springs of attachments and snap behaviors.
    package var springs = 0.0

    /// The sum.
    package var total: Double { kinetic + potential + springs }
  }

  /// The time, in seconds.
  package let time: Double
  /// The views, each followed by its subviews.
  package let views: [View]
  /// The energies; nil if the stage has no dynamic animator.
  package let energy: Energy?
  /// How many pairs of items, or of an item and a boundary, touch.
  package let contactCount: Int
  /// The height of the stage, in points.
  package let stageHeight: Double
}

/// Takes samples of a stage in order of time.
package struct MotionSampler {
  private let stage: Stage
  private var previous: [String: ViewState] = [:]
  private var previousTime: Double?
  private var contactCount = 0
  private var eventCount = 0

  /// Creates a sampler of a stage.
  package init(of stage: Stage) { self.stage = stage }

  /// Returns the sample of the present time of the stage.
  package mutating func sample() -> MotionSample {
    let time = stage.time
    let states = stage.viewStates
    let animators = stage.inspectAnimators()
    let bodies = Self.bodies(of: animators)
    let interval = previousTime.map { time - $0 } ?? 0
    let views = states.map { state in
      if let body = bodies[state.name] {
        return MotionSample.View(
          state: state, velocity: body.velocity, spin: body.angularVelocity,
          kineticEnergy: body.kineticEnergy)
      }
      return MotionSample.View(
        state: state, change: previous[state.name].map { ($0, interval) })
    }
    previous = Dictionary(states.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    previousTime = time
    for entry in stage.dynamicLogEntries[eventCount...] {
      if entry.kind == .contactBegan { contactCount += 1 }
      if entry.kind == .contactEnded { contactCount -= 1 }
    }
    eventCount = stage.dynamicLogEntries.count
    return MotionSample(
      time: time, views: views, energy: Self.energy(of: animators, height: stage.size.height),
      contactCount: contactCount, stageHeight: stage.size.height)
  }

  private typealias Body = (velocity: Vector, angularVelocity: Double, kineticEnergy: Double)

  /// The bodies by the names of their views.
  private static func bodies(of animators: [AnimatorInspection]) -> [String: Body] {
    var bodies: [String: Body] = [:]
    for animator in animators {
      for (name, body) in zip(animator.itemNames, animator.inspection.bodies)
      where bodies[name] == nil {
        bodies[name] = (body.velocity, body.angularVelocity, body.kineticEnergy)
      }
    }
    return bodies
  }

  private static func energy(
    of animators: [AnimatorInspection], height: Double
  ) -> MotionSample.Energy? {
    guard !animators.isEmpty else { return nil }
    var energy = MotionSample.Energy()
    for inspection in animators.map(\.inspection) {
      energy.kinetic += inspection.kineticEnergy
      energy.potential += inspection.potentialEnergy(from: Point(0, height))
      energy.springs += inspection.springEnergy
    }
    return energy
  }
}

extension MotionSample.View {
  /// Creates the motion of a view that no animator moves, from an earlier state.
  fileprivate init(state: ViewState, change: (from: ViewState, interval: Double)?) {
    self.state = state
    kineticEnergy = nil
    guard let change, change.interval > 0 else {
      velocity = .zero
      spin = 0
      return
    }
    velocity = (state.center - change.from.center) / change.interval
    // The shorter way around.
    let turn = (state.angle - change.from.angle).remainder(dividingBy: 2 * .pi)
    spin = turn / change.interval
  }
}
