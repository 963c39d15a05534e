import Geometry
import Physics

extension DynamicAnimator {
  /// Advances the animation by a time step; has no effect while the animator is paused.
  ///
  /// The trajectories depend on the sub-steps of the profile, not on the length of the step. Only
  /// the times at which pushes, delegate methods and actions take effect depend on the latter.
  ///
  /// An animator whose reference view no longer exists pauses. A step that has begun and not ended
  /// is ended first.
  ///
  /// - Parameter duration: The length of the step in seconds, 0 or more; 1/60 on a stage.
  public func step(_ duration: Double) {
    endStep()
    beginStep(duration)
    endStep()
  }

  /// Runs the first phase of a step: simulates it without changing the items.
  ///
  /// A ticker that displays the time between two steps calls `beginStep(_:)` when the step begins
  /// and `endStep()` when it ends. In between, `motion(of:)` returns the motion of each item, and
  /// velocities are those at the end of the step. A change made in between takes effect in the next
  /// step.
  ///
  /// - Parameter duration: The length of the step in seconds, 0 or more; 1/60 on a stage.
  public func beginStep(_ duration: Double) {
    precondition(
      duration.isFinite && duration >= 0,
      "a step must be finite and not negative, but is \(duration)")
    precondition(!isStepping, "an animator cannot be stepped from an action or a delegate's method")
    precondition(currentStep == nil, "a step must end before the next one begins")
    guard isRunning else { return }
    guard hasReference else { return pause() }

    isStepping = true
    let behaviors = allBehaviors
    currentStep = CurrentStep(duration: duration, behaviors: behaviors)
    if recordsImpulses { impulseRecord = ImpulseRecord() }
    adoptMovedItems()
    recordStartPoses()
    applyProperties(of: behaviors)
    for behavior in behaviors { behavior.updateReferenceBounds(in: self) }
    for behavior in behaviors { behavior.applyLoads(in: self) }
    refreshContactRules()
    contactTracker.beginStep()
    let time = elapsedTime + profile.phase - accumulatedTime
    let subSteps = divided(
      profile.subSteps(after: duration, accumulatedTime: &accumulatedTime))
    switch (currentTicker as? any LoggingTicker)?.stepLog {
    case .replaying(let player)?: replayStep(from: player)
    case .recording(let recorder)?:
      let awake = world.awakeBodies
      var events: [ContactEvent] = []
      run(subSteps, at: time) { events += world.contactEvents }
      record(to: recorder, since: awake, events: events)
    case nil: run(subSteps, at: time)
    }
    items.clearLoads()
    isStepping = false
  }

  /// Whether a step has begun and not ended.
  public var isWithinStep: Bool { currentStep != nil }

  /// Runs the second phase of a step: updates the items, reports contacts and calls actions.
  ///
  /// Has no effect if no step has begun.
  public func endStep() {
    precondition(!isStepping, "an animator cannot be stepped from an action or a delegate's method")
    guard let step = currentStep else { return }
    currentStep = nil
    isStepping = true
    elapsedTime += step.duration
    write { writeItems() }
    layout?.invalidateLayout()
    reportContacts()
    for behavior in step.behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    isStepping = false

    applyDeferredChanges()
    if world.awakeBodyCount == 0 { pause() }
  }

  /// Steps the animator repeatedly.
  ///
  /// - Parameters:
  ///   - seconds: The time to advance by. A last step that would end later is not taken.
  ///   - step: The length of each step in seconds, above 0; 1/60 by default.
  /// - Returns: Whether the animator is still running.
  @discardableResult
  public func advance(by seconds: Double, step: Double = 1.0 / 60) -> Bool {
    precondition(step > 0, "the length of a step must be above 0, but is \(step)")
    // An epsilon of half a millionth of a step is added before truncation, so that rounding errors
    // of the quotient cost no step.
    let count = (seconds / step + 5e-7).rounded(.down)
    precondition(count.isFinite, "the time to advance by must be finite, but is \(seconds)")
    var done = 0.0
    while done < count, isRunning {
      self.step(step)
      done += 1
    }
    return isRunning
  }

  private var hasReference: Bool {
    switch mode {
    case .custom: true
    case .view: reference != nil
    case .layout: layout != nil
    }
  }

  /// The integration step for which resistance is that of its closed form; 0 for that of the
  /// engine.
  var dampingStep: Double { profile.centersVelocities ? profile.integrationStep : 0 }

  /// Applies to bodies the properties that behaviors have changed since the last step.
  func applyProperties(of behaviors: [DynamicBehavior]) {
    guard propertiesAreStale else { return }
    propertiesAreStale = false
    items.resetProperties()
    for behavior in behaviors { behavior.applyProperties(in: self) }
    items.applyProperties(to: &world, step: dampingStep)
  }

  /// The sub-steps of a step: how many, the length of each, and the steps of the integrator in it.
  struct SubSteps {
    let count: Int
    let length: Double
    let parts: Int

    /// The length of a step of the integrator, in seconds.
    var integrationStep: Double { length / Double(parts) }
  }

  /// Performs sub-steps, the first of which begins at a simulated time in seconds.
  private func run(_ subSteps: SubSteps, at start: Double, afterEach: () -> Void = {}) {
    guard subSteps.count > 0 else { return }
    let middle = subSteps.count / 2
    if profile.centersVelocities { removeLeads(subSteps) }
    var time = start
    for number in 0..<subSteps.count {
      if profile.centersVelocities, number == middle { recordMiddleVelocities() }
      subStep(subSteps, at: time)
      afterEach()
      time += subSteps.length
    }
    if profile.centersVelocities { addLeads(subSteps) }
  }

  /// Divides sub-steps into the parts of the soft step if a field acts on an item.
  ///
  /// The parts of a soft step use the forces at its start. A field that pulled a planet in the
  /// direction at the start would add energy.
  private func divided(_ subSteps: (count: Int, length: Double)) -> SubSteps {
    let (count, length) = subSteps
    guard case .softStep(let parts) = profile.solver else {
      return SubSteps(count: count, length: length, parts: 1)
    }
    let hasFields = items.records.contains { !$0.load.fields.isEmpty }
    let softSubSteps = hasFields ? 1 : parts
    if world.settings.softSubSteps != softSubSteps { world.settings.softSubSteps = softSubSteps }
    return hasFields
      ? SubSteps(count: count * parts, length: length / Double(parts), parts: 1)
      : SubSteps(count: count, length: length, parts: parts)
  }

  /// Performs a sub-step that begins at a simulated time in seconds.
  private func subStep(_ subSteps: SubSteps, at time: Double) {
    for index in items.records.indices where !items.records[index].load.isEmpty {
      apply(items.records[index].load, toItemAt: index, subSteps, at: time)
    }
    world.step(Float(subSteps.length))
    limits.formUnion(world.limitsOfLastStep)
    contactTracker.recordEvents(of: world)
    if recordsImpulses { impulseRecord.add(world.contacts) }
  }

  /// Applies the loads of an item for one sub-step.
  ///
  /// Sleeping items are skipped: a load that changes wakes its items when it is set.
  private func apply(
    _ load: ItemLoad, toItemAt index: Int, _ subSteps: SubSteps, at time: Double
  ) {
    let record = items.records[index]
    let body = world[record.body]
    guard body.kind == .dynamic, body.isAwake else { return }
    let mass = world.mass(of: record.body).mass
    var velocity = body.velocity
    if profile.centersVelocities {
      velocity += Float(subSteps.integrationStep / 2) * record.centering.acceleration
    }
    guard let effect = effect(of: load, on: record, mass: mass, velocity: velocity, at: time)
    else { return }
    switch effect {
    case .velocity(let velocity): world[record.body].velocity = velocity
    case .force(let force):
      if profile.centersVelocities {
        items.changeCentering(at: index) { $0.acceleration = (1 / mass) * force }
      }
      let gain = profile.centersVelocities ? Self.gain(body, subSteps) : (linear: 1, angular: 1)
      // A force near the largest number is applied as it is.
      let scaled = gain.linear * force
      world.applyForce(scaled.isFinite ? scaled : force, to: record.body)
      guard load.torque != 0 else { return }
      let torque = gain.angular * load.torque
      world.applyTorque(torque.isFinite ? torque : load.torque, to: record.body)
    }
  }

  /// Returns the sum of the forces on an item, or the velocity that a field gives it; nil if the
  /// block of a custom field removed the item.
  func effect(
    of load: ItemLoad, on record: ItemRecord, mass: Float, velocity: Vec2, at time: Double
  ) -> FieldEffect? {
    var force = load.force
    force.addLimited(mass * load.acceleration)
    guard !load.fields.isEmpty else { return .force(force) }
    let input = FieldInput(
      position: world[record.body].position, velocity: velocity, mass: mass,
      charge: Units.number(record.properties.charge), time: time)
    for field in load.fields {
      switch field.effect(on: input) {
      case .force(let more): force.addLimited(more)
      case .velocity(let velocity):
        return world.contains(record.body) ? .velocity(velocity) : nil
      case nil: break
      }
    }
    return world.contains(record.body) ? .force(force) : nil
  }

  // MARK: The ticker

  private var currentTicker: (any DynamicTicker)? {
    ticker ?? reference?.dynamicTicker ?? layout?.dynamicTicker
  }

  func startTicking() { currentTicker?.startTicking(self) }

  /// Sends an event to the ticker.
  func sendEvent(_ event: @autoclosure () -> DynamicEvent) {
    currentTicker?.dynamicAnimator(self, didReport: event())
  }

  /// Runs changes of items through the ticker's `write(_:)`.
  func write(_ changes: () -> Void) {
    if let currentTicker { currentTicker.write(changes) } else { changes() }
  }

  // MARK: Running and resting

  /// Starts running if the animator has items and its reference view exists.
  func resume() {
    guard !isRunning, !items.isEmpty, hasReference else { return }
    isRunning = true
    sendEvent(.resumed)
    delegate?.dynamicAnimatorWillResume(self)
    startTicking()
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    sendEvent(.paused)
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Notifies the animator that the bounds of its reference view changed.
  ///
  /// Updates the boundaries made from the bounds, wakes all items and resumes the animator. A
  /// running animator checks the bounds in every step, so the call is needed only while it is
  /// paused.
  public func referenceBoundsDidChange() {
    for behavior in allBehaviors where !isStepping { behavior.updateReferenceBounds(in: self) }
    for record in items.records { wake(record.item) }
    resume()
  }

  /// Notifies the animator that its reference view is about to be deallocated, so that it stops
  /// running.
  ///
  /// The delegate is not called. An animator that is stepped detects a deallocated view itself,
  /// pauses and calls the delegate.
  public func referenceViewWillDeallocate() { isRunning = false }
}

/// A step that has begun and not ended.
struct CurrentStep {
  let duration: Double
  /// The behaviors that take part in the step.
  let behaviors: [DynamicBehavior]
}
