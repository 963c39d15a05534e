// Heavy loads on light bodies, which are solved directly.
//
// Where a light body hangs from a rod and carries a heavy one, a sweep over both joints reduces the
// error of velocities by the mass ratio: with 73, by 1.4 %. Warm starting hides this while the load
// rests. When the rod must pull, as after a change of its length, a light body rotates before the
// impulses have grown, and those of the previous step have another direction: the load falls. The
// joints of such an island are solved exactly, like those of the soft step.

extension SequentialSolver {
  /// The mass ratio from which a load is heavy; with smaller ratios, joints converge within the
  /// iterations of a few steps.
  private static let minLoadRatio: Float = 12

  /// The margin of stiffness; see `JointTreeSolver.factorize(_:stiffnessMargin:)`.
  ///
  /// The sub-steps are four times as long as those of the soft step. A short rod and the lever of
  /// its body are each soft enough for them, but not in combination: without a margin, a load of 70
  /// times the mass on a rod of a quarter of the body's width doubles its amplitude in every step.
  private static let stiffnessMargin = 2.0

  /// Marks the islands with a heavy load on a body that a rod holds; returns whether there are any.
  ///
  /// Without warm starting there are none: solving trees after the contacts of an island adds a few
  /// thousandths of its energy, which sweeps alone never do.
  mutating func findLoadedIslands(_ world: inout WorldState) -> Bool {
    guard world.settings.warmStarts, !world.jointTables.distance.isEmpty else { return false }
    var isFound = false
    for i in 0..<order.joints.count {
      let key = order.joints.base[i]
      guard key.kind == .distance, world.jointTables.rigidRows(key) != nil else { continue }
      let record = world.joints.base[Int(key.joint)]
      guard carriesLoad(&world, record.bodyA) || carriesLoad(&world, record.bodyB) else {
        continue
      }
      if !isFound {
        isFound = true
        isIslandLoaded.removeAll()
        isIslandLoaded.resize(world.bodies.count, filling: false)
      }
      let island = islands.island(record.bodyA, record.bodyB, world.bodies.base)
      isIslandLoaded.base[Int(island)] = true
    }
    return isFound
  }

  /// Whether a dynamic body is joined to a much heavier one.
  private mutating func carriesLoad(_ world: inout WorldState, _ body: Int32) -> Bool {
    let (bodies, joints) = (world.bodies.base, world.joints.base)
    guard bodies[Int(body)].kind == .dynamic else { return false }
    let limit = bodies[Int(body)].invMass
    var edge = bodies[Int(body)].firstJoint
    while edge != nullIndex {
      let other = bodies[Int(world.joints.other(edge))]
      if other.kind == .dynamic, Self.minLoadRatio * other.invMass < limit,
        joints[Int(edge >> 1)].kind != .mouse
      {
        return true
      }
      edge = world.joints.next(edge)
    }
    return false
  }

  /// Finds the trees of the loaded islands, and solves those without contacts and other joints.
  mutating func findTrees(_ world: inout WorldState, _ context: StepContext) {
    trees.find(
      &world, order, islands, UnsafeBufferPointer(start: nil, count: 0),
      islands: isIslandLoaded.base, context.h, impulseRatio: 1)
    trees.factorize(context, stiffnessMargin: Self.stiffnessMargin)
    trees.solve(ofCoupledIslands: false, passes: Constants.maxTreePasses, context)
  }

  /// Solves the trees of coupled islands exactly, after the iterations, and stores the impulses.
  mutating func finishTrees(_ world: inout WorldState, _ context: StepContext) {
    if trees.hasCoupledIslands {
      trees.solve(ofCoupledIslands: true, passes: Constants.maxTreePasses, context)
    }
    trees.storeImpulses(&world)
  }
}
