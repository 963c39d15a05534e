import Geometry
import Physics

extension DynamicAnimator {
  /// Moves time on by some seconds, usually 1/60; does nothing while the animator rests.
  ///
  /// The trajectory of items depends on the profile's sub-steps, and only in how often pushes,
  /// callbacks and actions come on the length of steps. An animator whose reference view is gone
  /// rests.
  ///
  /// A step that was begun and not ended, as by a stage that the reference view has left since, is
  /// ended first.
  public func step(_ duration: Double) {
    endStep()
    beginStep(duration)
    endStep()
  }

  /// Does the first half of a step: the engine moves on, while items stay where they are until
  /// `endStep()`.
  ///
  /// A ticker that shows what is between two steps calls the halves at the times when the step
  /// begins and ends. What is changed in between counts for the next step. Meanwhile `motion(of:)`
  /// tells where items go; velocities are already those of the end.
  ///
  /// - Parameter duration: The length of the step in seconds, usually 1/60.
  public func beginStep(_ duration: Double) {
    precondition(
      duration.isFinite && duration >= 0,
      "a step must be finite and not negative, but is \(duration)")
    precondition(!isStepping, "an animator cannot be stepped from an action or a delegate's method")
    precondition(stepUnderWay == nil, "a step must end before the next one begins")
    guard isRunning else { return }
    guard hasReference else { return pause() }

    isStepping = true
    let behaviors = allBehaviors
    stepUnderWay = StepUnderWay(duration: duration, behaviors: behaviors)
    noteStarts()
    applyProperties(of: behaviors)
    for behavior in behaviors { behavior.followReferenceBounds(in: self) }
    for behavior in behaviors { behavior.applyLoads(in: self) }
    refreshContactRules()
    ledger.beginStep()
    for _ in 0..<profile.subSteps(after: duration, leftover: &leftover) { subStep() }
    items.clearLoads()
    isStepping = false
  }

  /// Whether a step has begun and not ended.
  public var isWithinStep: Bool { stepUnderWay != nil }

  /// Does the second half of a step: items are written, contacts told, actions called.
  ///
  /// Without a first half it does nothing.
  public func endStep() {
    precondition(!isStepping, "an animator cannot be stepped from an action or a delegate's method")
    guard let step = stepUnderWay else { return }
    stepUnderWay = nil
    isStepping = true
    elapsedTime += step.duration
    write { writeItems() }
    layout?.invalidateLayout()
    reportContacts()
    for behavior in step.behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    isStepping = false

    emptyQueue()
    if world.awakeBodyCount == 0 { pause() }
  }

  /// Steps the animator again and again.
  ///
  /// - Parameters:
  ///   - seconds: How long; a last step that would end later than this is not taken.
  ///   - step: The length of each step, 1/60 by default.
  /// - Returns: Whether the animator still runs.
  @discardableResult
  public func advance(by seconds: Double, step: Double = 1.0 / 60) -> Bool {
    precondition(step > 0, "the length of a step must be above 0, but is \(step)")
    // Half a millionth of a step forgives that sixty sixtieths do not quite make one.
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

  private func applyProperties(of behaviors: [DynamicBehavior]) {
    guard propertiesAreStale else { return }
    propertiesAreStale = false
    items.resetProperties()
    for behavior in behaviors { behavior.applyProperties(in: self) }
    items.applyProperties(to: &world)
  }

  private func subStep() {
    let records = items.records
    for record in records where !record.load.isEmpty { apply(record.load, to: record) }
    world.step(Float(profile.subStep))
    ledger.add(world)
  }

  /// Applies forces for one sub-step to an item that is awake: forces that change wake it
  /// elsewhere.
  private func apply(_ load: ItemLoad, to record: ItemRecord) {
    let body = world[record.body]
    guard body.kind == .dynamic, body.isAwake else { return }
    let mass = world.mass(of: record.body).mass
    var force = load.force + mass * load.acceleration
    if !load.fields.isEmpty {
      let subject = FieldSubject(
        position: body.position, velocity: body.velocity, mass: mass,
        charge: Float(record.properties.charge),
        time: elapsedTime + (stepUnderWay?.duration ?? 0))
      for field in load.fields {
        switch field.effect(on: subject) {
        case .force(let more): force += more
        case .velocity(let velocity):
          if world.contains(record.body) { world[record.body].velocity = velocity }
          return
        case nil: break
        }
      }
      guard world.contains(record.body) else { return }
    }
    world.applyForce(force, to: record.body)
    if load.torque != 0 { world.applyTorque(load.torque, to: record.body) }
  }

  // MARK: The ticker

  private var currentTicker: (any DynamicTicker)? { ticker ?? reference?.dynamicTicker }

  func startTicking() { currentTicker?.startTicking(self) }

  /// Tells the ticker what happens.
  func note(_ event: @autoclosure () -> DynamicEvent) {
    currentTicker?.dynamicAnimator(self, didNote: event())
  }

  /// Changes items as the ticker wants it.
  func write(_ changes: () -> Void) {
    if let currentTicker { currentTicker.write(changes) } else { changes() }
  }

  // MARK: Running and resting

  /// Runs if there is anything to run, after something was added, removed or changed; without its
  /// reference view there is not.
  func resume() {
    guard !isRunning, !items.isEmpty, hasReference else { return }
    isRunning = true
    note(.resumed)
    delegate?.dynamicAnimatorWillResume(self)
    startTicking()
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    note(.paused)
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Tells the animator that the bounds of its reference view changed, so that it runs and follows.
  ///
  /// While it runs it finds out by itself.
  public func referenceBoundsDidChange() {
    for behavior in allBehaviors where !isStepping { behavior.followReferenceBounds(in: self) }
    for record in items.records { wake(record.item) }
    resume()
  }

  /// Tells the animator that its reference view is going, so that it runs no more.
  ///
  /// Its delegate is not told: it may be going too. While the animator is stepped it finds out by
  /// itself, and tells.
  public func referenceDidVanish() { isRunning = false }
}

/// A step that has begun and not ended.
struct StepUnderWay {
  let duration: Double
  /// The behaviors that took part.
  let behaviors: [DynamicBehavior]
}
