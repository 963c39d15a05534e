internal import Dynamics
package import Geometry
package import StageKit

/// The views of a stage and their motion at one time.
package struct MotionSample {
  /// A view and its motion.
  package struct View {
    /// Where the view is shown, with y downwards whatever the axes of the sample are.
    package let state: ViewState
    /// The velocity, in points/s: that of its body, or the change since the sample before.
    package let velocity: Vector
    /// The angular velocity, in radians/s, as the velocity.
    package let spin: Double
    /// The acceleration, in points/s^2: that of its body, or the change of the velocity since the
    /// sample before; nil for the first sample.
    package let acceleration: Vector?
    /// What only a body has; nil if no dynamic animator moves the view.
    package let body: Body?
  }

  /// An attachment with a name.
  package struct Link {
    /// The name.
    package let name: String
    /// The middle between its ends, in points.
    package let center: Point
    /// The distance between its ends, in points.
    package let length: Double
    /// The angle of the line to its first end from one that hangs straight down, in radians; nil
    /// where both ends are at one point.
    package let angle: Double?
    /// The force along it, which pulls its ends together, in newtons with 100 points per meter.
    package let tension: Double
  }

  /// The properties of a body in mechanics.
  package struct Body {
    /// The mass, in kilograms of 100 x 100 points.
    package let mass: Double
    /// The moment of inertia about the center, in kilograms times square meters of 100 points.
    package let inertia: Double
    /// The kinetic energy, with that of the rotation, in joules.
    package let kineticEnergy: Double
    /// The potential energy in the gravity of behaviors, in joules.
    package let potentialEnergy: Double
    /// The energy of the springs at the body, in joules.
    package let springEnergy: Double
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
  /// The attachments with names.
  package let links: [Link]
  /// The energies; nil if the stage has no dynamic animator.
  package let energy: Energy?
  /// How many pairs of items, or of an item and a boundary, touch.
  package let contactCount: Int
  /// The height of the stage, in points.
  package let stageHeight: Double
  /// Whether y points up from the lower edge, and angles are counterclockwise.
  package let isUpward: Bool
  /// The number of points of a meter of plots; 100, that of mechanics, by default.
  package var pointsPerMeter = DynamicAnimator.pointsPerMeter
}

/// Takes samples of a stage in order of time.
package struct MotionSampler {
  private let stage: Stage
  private let isUpward: Bool
  private var previous: [String: ViewState] = [:]
  private var previousVelocities: [String: Vector] = [:]
  private var previousTime: Double?
  private var contactCount = 0
  private var eventCount = 0

  /// Creates a sampler of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - isUpward: Whether y points up from the lower edge, and angles are counterclockwise; false
  ///     by default.
  package init(of stage: Stage, isUpward: Bool = false) {
    self.stage = stage
    self.isUpward = isUpward
  }

  /// Returns the sample of the present time of the stage.
  package mutating func sample() -> MotionSample {
    let time = stage.time
    let states = stage.viewStates
    let animators = stage.inspectAnimators()
    let bodies = Self.bodies(of: animators, height: stage.size.height)
    let interval = previousTime.map { time - $0 } ?? 0
    var views: [MotionSample.View] = []
    for state in states {
      var view = MotionSample.View(
        state: state, bodies[state.name], change: previous[state.name].map { ($0, interval) })
      if view.acceleration == nil, interval > 0, let last = previousVelocities[state.name] {
        view = view.accelerated(by: (view.velocity - last) / interval)
      }
      views.append(view)
    }
    previousVelocities = Dictionary(
      views.map { ($0.state.name, $0.velocity) }, uniquingKeysWith: { first, _ in first })
    previous = Dictionary(states.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    previousTime = time
    for entry in stage.dynamicLogEntries[eventCount...] {
      if entry.kind == .contactBegan { contactCount += 1 }
      if entry.kind == .contactEnded { contactCount -= 1 }
    }
    eventCount = stage.dynamicLogEntries.count
    let links = animators.flatMap(\.inspection.attachments).compactMap(MotionSample.Link.init)
    if isUpward { views = views.map(\.upward) }
    return MotionSample(
      time: time, views: views,
      links: isUpward ? links.map { $0.upward(stageHeight: stage.size.height) } : links,
      energy: Self.energy(of: animators, height: stage.size.height),
      contactCount: contactCount, stageHeight: stage.size.height, isUpward: isUpward)
  }

  /// The motion and the properties of bodies by the names of their views.
  private static func bodies(
    of animators: [AnimatorInspection], height: Double
  ) -> [String: (motion: DynamicAnimator.Inspection.Body, body: MotionSample.Body)] {
    var bodies: [String: (motion: DynamicAnimator.Inspection.Body, body: MotionSample.Body)] = [:]
    for animator in animators {
      let inspection = animator.inspection
      for (index, (name, motion)) in zip(animator.itemNames, inspection.bodies).enumerated()
      where bodies[name] == nil {
        let body = MotionSample.Body(
          mass: motion.mass, inertia: motion.inertia, kineticEnergy: motion.kineticEnergy,
          potentialEnergy: inspection.potentialEnergy(ofBody: index, from: Point(0, height)),
          springEnergy: inspection.attachments.filter { $0.bodies.contains(index) }
            .reduce(0) { $0 + $1.energy })
        bodies[name] = (motion, body)
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
  /// Creates the motion of a view: that of its body or, if no animator moves it, from an earlier
  /// state.
  fileprivate init(
    state: ViewState,
    _ body: (motion: DynamicAnimator.Inspection.Body, body: MotionSample.Body)?,
    change: (from: ViewState, interval: Double)?
  ) {
    self.state = state
    self.body = body?.body
    acceleration = body?.motion.acceleration
    if let motion = body?.motion {
      velocity = motion.velocity
      spin = motion.angularVelocity
    } else if let change, change.interval > 0 {
      velocity = (state.center - change.from.center) / change.interval
      // The shorter way around.
      let turn = (state.angle - change.from.angle).remainder(dividingBy: 2 * .pi)
      spin = turn / change.interval
    } else {
      velocity = .zero
      spin = 0
    }
  }

  /// Returns the view with an acceleration.
  fileprivate func accelerated(by acceleration: Vector) -> MotionSample.View {
    MotionSample.View(
      state: state, velocity: velocity, spin: spin, acceleration: acceleration, body: body)
  }
}
