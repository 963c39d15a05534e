/// Advances a world: collision detection, the solver that its settings select, and continuous
/// collision.
///
/// The solvers own their working memory, which has no meaning between steps, and borrow the world
/// for a step. A world's state is therefore pure storage.
///
/// Where a mutating method of a solver calls one that is not, the compiler passes a copy of the
/// solver. So such methods are `@inline(always)` where loops call them.
struct Stepper: ~Copyable {
  /// The number of bodies from which working memory is released while all of them sleep.
  private static let minReleasedBodyCount = 256

  private var sequential = SequentialSolver()
  private var soft = SoftStepSolver()
  private var impacts = ImpactSolver()

  /// Advances the world by `Settings.subSteps` equal sub-steps.
  mutating func step(_ world: inout WorldState, _ duration: Float, _ callbacks: StepCallbacks?) {
    precondition(
      duration.isFinite && duration > 0, "duration must be finite and above 0, but is \(duration)")
    impacts.isLimited = false
    world.scratch.hasDroppedPairs = false
    world.beginEvents()
    world.stepCount += 1

    let h = duration / Float(world.settings.subSteps)
    for _ in 0..<world.settings.subSteps { subStep(&world, h, callbacks) }
    if world.settings.clearsForces { world.clearForces() }
  }

  /// The limits that the last step has reached.
  func limits(_ world: borrowing WorldState) -> StepLimits {
    var limits: StepLimits = []
    if impacts.isLimited { limits.insert(.impacts) }
    if world.scratch.hasDroppedPairs { limits.insert(.pairs) }
    return limits
  }

  /// Runs one sub-step: collision detection, solver, broad phase update, continuous collision.
  private mutating func subStep(
    _ world: inout WorldState, _ h: Float, _ callbacks: StepCallbacks?
  ) {
    let firstNew = world.contactEvents.count
    if !world.movedShapes.isEmpty { world.findPairs(callbacks) }
    if world.awakeBodies.isEmpty {
      releaseMemory(&world)
      world.lastStep = h
      return
    }
    world.updateContacts()
    world.modifyContacts(callbacks)
    switch world.settings.solver {
    case .sequentialImpulses: sequential.solve(&world, h)
    case .softStep: soft.solve(&world, h, callbacks)
    }
    world.refreshBoxes()
    if !world.movedShapes.isEmpty { world.findPairs(callbacks) }
    if world.settings.isContinuous { impacts.solve(&world, h, callbacks) }
    world.stopUndefinedBodies()
    world.updateBeganEvents(from: firstNew)
    world.lastStep = h
  }

  /// Releases the working memory of a large world, which sleeps.
  private mutating func releaseMemory(_ world: inout WorldState) {
    guard
      max(sequential.bodyCapacity, soft.bodyCapacity) >= Stepper.minReleasedBodyCount
    else { return }
    self = Stepper()
    let hasDroppedPairs = world.scratch.hasDroppedPairs
    world.scratch = Scratch()
    world.scratch.hasDroppedPairs = hasDroppedPairs
  }
}
