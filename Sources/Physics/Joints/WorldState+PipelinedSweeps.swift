// All sweeps over the joints at once, as a wave.
//
// Down a rope each joint waits for the one before, with whom it shares a link, so one sweep keeps a
// processor waiting most of the time. But a sweep may follow close behind the one before: joint i of
// sweep k needs only its neighbours' turns before. Joints get levels, each one above those of the
// joints before it that share a body with it; no body's joints span more than a period of levels. Then joint i
// of sweep k has its turn at time level + k * period, those of one time share nothing, and
// everybody finds what sweep after sweep would leave: the results agree to the bit (level scheduling and
// pipelined relaxation: Saad, "Iterative methods for sparse linear systems", 2003, 11.6).

extension WorldState {
  /// From how many joints on it pays to send a wave: a few wait for each other whatever their order.
  static let minPipelinedJointCount = 6

  /// Sweeps over the single joints, none of which waits for a contact or a block.
  mutating func solveJointsPipelined(_ context: StepContext) {
    guard !scratch.singleJoints.isEmpty else { return }
    let period = levelJoints()
    let levels = scratch.levelEnds.count - 1
    let ends = scratch.levelEnds.base
    let joints = scratch.leveledJoints.base
    let sweeps = settings.velocityIterations
    for time in 0..<levels + (sweeps - 1) * period {
      // The sweeps that are not through: of the first ones, all joints may have had their turns.
      let first = time < levels ? 0 : (time - levels) / period + 1
      for sweep in first...min(time / period, sweeps - 1) {
        let level = time - sweep * period
        for i in Int(ends[level])..<Int(ends[level + 1]) { solve(joints[i], context) }
      }
    }
  }

  /// Sorts the single joints by level; returns the period.
  private mutating func levelJoints() -> Int {
    let count = scratch.singleJoints.count
    let sentinelBody = bodies.count
    scratch.bodyLevels.resizeUninitialized(sentinelBody)
    let ofBody = scratch.bodyLevels.base
    for i in 0..<count {
      let joint = joints.base + Int(scratch.singleJoints.base[i].joint)
      ofBody[Int(joint.pointee.bodyA)] = LevelRange()
      ofBody[Int(joint.pointee.bodyB)] = LevelRange()
    }

    scratch.levels.resizeUninitialized(count)
    // A level's size is counted two places on, so that its joints' places can be counted one on.
    scratch.levelEnds.removeAll()
    scratch.levelEnds.append(0)
    scratch.levelEnds.append(0)
    var period: Int32 = 1
    for i in 0..<count {
      let joint = joints.base + Int(scratch.singleJoints.base[i].joint)
      let a = Int(joint.pointee.bodyA)
      let b = Int(joint.pointee.bodyB)
      // What does not move does not matter.
      let isMovableA = bodies.base[a].invMass > 0
      let isMovableB = bodies.base[b].invMass > 0
      let level = max(isMovableA ? ofBody[a].last : -1, isMovableB ? ofBody[b].last : -1) + 1
      if isMovableA { period = max(period, ofBody[a].add(level)) }
      if isMovableB { period = max(period, ofBody[b].add(level)) }
      scratch.levels.base[i] = level
      if scratch.levelEnds.count == Int(level) + 2 { scratch.levelEnds.append(0) }
      scratch.levelEnds.base[Int(level) + 2] += 1
    }
    let ends = scratch.levelEnds.base
    for i in 2..<scratch.levelEnds.count { ends[i] += ends[i - 1] }
    scratch.levelEnds.truncate(to: scratch.levelEnds.count - 1)

    scratch.leveledJoints.resizeUninitialized(count)
    for i in 0..<count {
      let place = ends + Int(scratch.levels.base[i]) + 1
      scratch.leveledJoints.base[Int(place.pointee)] = scratch.singleJoints.base[i]
      place.pointee += 1
    }
    return Int(period)
  }
}

/// The least and greatest level of a body's joints.
struct LevelRange: BitwiseCopyable {
  private var first: Int32 = -1
  private(set) var last: Int32 = -1

  /// Adds a level above all others; returns the period that keeps the joints of two sweeps apart.
  @inline(always)
  mutating func add(_ level: Int32) -> Int32 {
    if first < 0 { first = level }
    last = level
    return last - first + 1
  }
}
