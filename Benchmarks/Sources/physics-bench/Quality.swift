internal import BenchSupport

/// The quality of a simulation, computed from the scene and the bodies' poses alone.
///
/// "At the end" means over the last 100 steps.
struct Quality {
  /// The deepest overlap at the end, in meters.
  var overlap = 0.0
  /// The maximum overlap at the end relative to the smaller dynamic shape.
  var relativeOverlap = 0.0
  /// The mean over the steps at the end of the maximum relative overlap of each.
  var typicalOverlap = 0.0
  /// The maximum distance of two pinned points at the end, in meters.
  var jointError = 0.0
  /// The maximum distance of two pinned points in any step, in meters.
  var worstJointError = 0.0
  /// The maximum horizontal displacement of a dynamic body from its start, in meters.
  var drift = 0.0
  /// The maximum downward displacement of a dynamic body from its start, in meters.
  var drop = 0.0
  /// The number of dynamic bodies outside the bounds of the scene.
  var escapedCount = 0
  /// The number of dynamic bodies at a distance of 200 m or more, or without a finite position.
  var lostCount = 0
  /// The CPU time of the slowest step, in milliseconds.
  var slowestStep = 0.0
  /// The hash of the final poses.
  var hash: UInt64 = 0

  /// Whether a stack has not collapsed.
  var stands: Bool { drift < 0.5 && drop < 0.5 }

  /// Runs a scene with an engine, one step at a time.
  init(of timed: TimedScene, with engine: any Engine) {
    let scene = timed.scene
    let world = engine.makeWorld(scene)
    for step in 1...timed.stepCount {
      slowestStep = max(slowestStep, ThreadClock.milliseconds { world.step(1) })
      let isEnd = step > timed.stepCount - 100
      guard isEnd || !scene.pins.isEmpty else { continue }
      let poses = world.poses(of: scene)
      let error = scene.jointError(poses)
      worstJointError = max(worstJointError, error)
      guard isEnd else { continue }
      jointError = max(jointError, error)
      let overlap = Overlap(of: scene, poses: poses)
      self.overlap = max(self.overlap, overlap.depth)
      relativeOverlap = max(relativeOverlap, overlap.relativeDepth)
      typicalOverlap += overlap.relativeDepth / 100
    }
    let poses = world.poses(of: scene)
    hash = poseHash(poses)
    for (body, pose) in zip(scene.bodies, poses) where body.kind == .dynamic {
      let position = pose.position
      drift = max(drift, (position.x - body.position.x).magnitude)
      drop = max(drop, body.position.y - position.y)
      if timed.bounds.isEscaped(position) { escapedCount += 1 }
      if !(position.x.magnitude < 200 && position.y.magnitude < 200) { lostCount += 1 }
    }
  }
}

extension Scene {
  /// Returns the maximum distance of the two points of any pin.
  fileprivate func jointError(_ poses: [Pose]) -> Double {
    var greatest = 0.0
    for pin in pins {
      let pointA = poses[pin.bodyA](pin.point - bodies[pin.bodyA].position)
      let pointB = poses[pin.bodyB](pin.point - bodies[pin.bodyB].position)
      greatest = max(greatest, (pointA - pointB).length)
    }
    return greatest
  }
}

/// Returns the FNV-1a hash (Fowler, Noll, Vo) of the bytes of poses, for checking determinism.
func poseHash(_ poses: [Pose]) -> UInt64 {
  var hash: UInt64 = 1_469_598_103_934_665_603
  for pose in poses {
    for value in [pose.position.x, pose.position.y, pose.cosine, pose.sine] {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ (value.bitPattern >> UInt64(shift)) & 0xff) &* 1_099_511_628_211
      }
    }
  }
  return hash
}
