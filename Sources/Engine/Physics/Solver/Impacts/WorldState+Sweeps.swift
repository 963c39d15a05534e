// The motions of bodies in a sub-step, for continuous collision.

extension WorldState {
  /// The pose of a body when the sub-step began; nil if it sleeps.
  @inline(always)
  func startPose(_ body: Int32) -> Pose? {
    let record = bodies.base + Int(body)
    guard record.pointee.isAwake else {
      return record.pointee.kind == .static ? pose(body) : nil
    }
    let q = record.pointee.q0
    return Pose(p: record.pointee.c0 - q * record.pointee.localCenter, q: q)
  }

  @inline(always)
  func sweep(_ index: Int32) -> Sweep {
    let body = bodies.base + Int(index)
    let bodyState = bodyStates.base + Int(index)
    return Sweep(
      localCenter: body.pointee.localCenter, c0: body.pointee.c0, c: bodyState.pointee.c,
      a0: body.pointee.a0, a: bodyState.pointee.a, alpha0: body.pointee.alpha0)
  }

  /// An upper bound of the displacement of any point of a shape in this sub-step, relative to
  /// another body, whose frame turns.
  ///
  /// Bodies move by dc and turn by da at constant rates over a sub-step of duration 1. A point at r
  /// from the center of the first body has the velocity u + (da1 - da2) x r in the frame of the
  /// second, with u(t) = dc1 - dc2 - da2 x (d + t (dc1 - dc2)), and d the initial distance of the
  /// centers. u is linear in t, so its length is largest at an end.
  @inline(always)
  func maxRelativeDisplacement(
    _ shape: Int32, _ body: Int32, seenFrom other: Int32
  ) -> Float {
    let shape = shapes.base + Int(shape)
    let (record, end) = (bodies.base + Int(body), bodyStates.base + Int(body))
    let (otherRecord, otherEnd) = (bodies.base + Int(other), bodyStates.base + Int(other))
    let translation =
      (end.pointee.c - record.pointee.c0) - (otherEnd.pointee.c - otherRecord.pointee.c0)
    let otherRotation = otherEnd.pointee.a - otherRecord.pointee.a0
    let first =
      translation - cross(otherRotation, record.pointee.c0 - otherRecord.pointee.c0)
    let last = first - cross(otherRotation, translation)
    let rotation = (end.pointee.a - record.pointee.a0) - otherRotation
    let arm = (shape.pointee.centroid - record.pointee.localCenter).length
    return max(first.lengthSquared, last.lengthSquared).squareRoot()
      + rotation.magnitude * (arm + shape.pointee.extent)
  }

  func savedMotion(_ index: Int32) -> SavedMotion {
    let body = bodies[index]
    return SavedMotion(
      c0: body.c0, a0: body.a0, q0: body.q0, alpha0: body.alpha0, bodyState: bodyStates[index],
      p: body.p)
  }

  mutating func restore(_ index: Int32, _ saved: SavedMotion) {
    bodies[index].c0 = saved.c0
    bodies[index].a0 = saved.a0
    bodies[index].q0 = saved.q0
    bodies[index].alpha0 = saved.alpha0
    bodies[index].p = saved.p
    bodyStates[index] = saved.bodyState
  }

  /// Advances a body to a fraction of the sub-step and restarts its sweep there.
  mutating func advance(_ index: Int32, to alpha: Float) {
    guard bodies[index].isAwake, bodies[index].alpha0 <= alpha else { return }
    var sweep = sweep(index)
    sweep.advance(to: alpha)
    bodyStates[index].c = sweep.c0
    bodyStates[index].a = sweep.a0
    synchronizePose(index)
    bodies[index].c0 = sweep.c0
    bodies[index].a0 = sweep.a0
    bodies[index].q0 = bodyStates[index].q
    bodies[index].alpha0 = alpha
  }

  mutating func resetSweepStart(_ body: Int32) {
    bodies[body].c0 = bodyStates[body].c
    bodies[body].a0 = bodyStates[body].a
    bodies[body].q0 = bodyStates[body].q
  }
}

/// The motion of a body, restored if an impact turns out to be none.
struct SavedMotion {
  let c0: Vec2
  let a0: Float
  let q0: Rot
  let alpha0: Float
  let bodyState: BodyState
  let p: Vec2
}
