// All velocity sweeps over the joints, pipelined.
//
// Along a rope each joint depends on the previous one, since they share a link, so a single sweep
// has no instruction-level parallelism. But sweep k + 1 can start before sweep k ends: joint i of a
// sweep depends only on its neighbors. Each joint gets a level above the levels of the joints
// before it that share a body. The period is the largest span of levels at any body. Joint i of
// sweep k runs at time level + k * period. Joints that run at the same time share no body, so the
// results equal those of sequential sweeps bit for bit (level scheduling and pipelined relaxation:
// Saad, "Iterative methods for sparse linear systems", 2003, 11.6).

extension SequentialSolver {
  /// The minimum number of joints for pipelining; fewer depend on each other in any order.
  static let minPipelinedJointCount = 6

  /// Runs all velocity sweeps over the single joints, if there are neither contacts nor blocks.
  mutating func solveSingleJoints(_ world: inout WorldState, _ context: StepContext) {
    let count = joints.singles.count
    // A gear joint depends on bodies that its record does not name, and only the scalar path
    // follows curved paths.
    if count >= SequentialSolver.minPipelinedJointCount, !world.usesScalarJoints,
      world.jointTables.gear.isEmpty
    {
      return solveJointsPipelined(&world, context)
    }
    let joints = joints.singles.base
    for _ in 0..<world.settings.velocityIterations {
      for i in 0..<count { world.jointTables.solve(joints[i], context) }
    }
  }

  private mutating func solveJointsPipelined(_ world: inout WorldState, _ context: StepContext) {
    let period = levelJoints(&world)
    let levels = levelEnds.count - 1
    let ends = levelEnds.base
    let joints = leveledJoints.base
    let sweeps = world.settings.velocityIterations
    for time in 0..<levels + (sweeps - 1) * period {
      // The sweeps that are not finished: the first ones may have run all levels.
      let first = time < levels ? 0 : (time - levels) / period + 1
      for sweep in first...min(time / period, sweeps - 1) {
        let level = time - sweep * period
        for i in Int(ends[level])..<Int(ends[level + 1]) {
          world.jointTables.solve(joints[i], context)
        }
      }
    }
  }

  /// Sorts the single joints by level; returns the period.
  private mutating func levelJoints(_ world: inout WorldState) -> Int {
    let count = joints.singles.count
    let sentinelBody = world.bodies.count
    bodyLevels.resizeUninitialized(sentinelBody)
    let ofBody = bodyLevels.base
    for i in 0..<count {
      let joint = world.joints.base + Int(joints.singles.base[i].joint)
      ofBody[Int(joint.pointee.bodyA)] = LevelRange()
      ofBody[Int(joint.pointee.bodyB)] = LevelRange()
    }

    levels.resizeUninitialized(count)
    // Counts are stored at level + 2, so that the prefix sums at level + 1 serve as insertion
    // indices.
    levelEnds.removeAll()
    levelEnds.append(0)
    levelEnds.append(0)
    var period: Int32 = 1
    for i in 0..<count {
      let joint = world.joints.base + Int(joints.singles.base[i].joint)
      let a = Int(joint.pointee.bodyA)
      let b = Int(joint.pointee.bodyB)
      // Bodies of infinite mass create no dependency.
      let isMovableA = world.bodies.base[a].invMass > 0
      let isMovableB = world.bodies.base[b].invMass > 0
      let level = max(isMovableA ? ofBody[a].last : -1, isMovableB ? ofBody[b].last : -1) + 1
      if isMovableA { period = max(period, ofBody[a].add(level)) }
      if isMovableB { period = max(period, ofBody[b].add(level)) }
      levels.base[i] = level
      if levelEnds.count == Int(level) + 2 { levelEnds.append(0) }
      levelEnds.base[Int(level) + 2] += 1
    }
    let ends = levelEnds.base
    for i in 2..<levelEnds.count { ends[i] += ends[i - 1] }
    levelEnds.truncate(to: levelEnds.count - 1)

    leveledJoints.resizeUninitialized(count)
    for i in 0..<count {
      let insertion = ends + Int(levels.base[i]) + 1
      leveledJoints.base[Int(insertion.pointee)] = joints.singles.base[i]
      insertion.pointee += 1
    }
    return Int(period)
  }
}

/// The range of levels of a body's joints.
struct LevelRange: BitwiseCopyable {
  private var first: Int32 = -1
  private(set) var last: Int32 = -1

  /// Adds a level above all others; returns the minimum period for this body.
  @inline(always)
  mutating func add(_ level: Int32) -> Int32 {
    if first < 0 { first = level }
    last = level
    return last - first + 1
  }
}
