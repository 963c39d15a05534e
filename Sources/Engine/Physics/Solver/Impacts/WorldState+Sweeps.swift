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

  /// Returns the impact time of two discs around the centers of mass of their bodies, as the
  /// fraction of the sub-step; nil if there is none.
  @inline(always)
  func impactTime(ofDiscs body: Int32, _ neighbor: ImpactNeighbors.Neighbor) -> Float? {
    let (first, second) = (bodies.base + Int(body), bodies.base + Int(neighbor.body))
    let alphas = (
      first.pointee.isAwake ? first.pointee.alpha0 : 0,
      second.pointee.isAwake ? second.pointee.alpha0 : 0
    )
    let alpha0 = max(alphas.0, alphas.1)
    guard alpha0 < 1 else { return nil }
    let ends = (bodyStates.base[Int(body)].c, bodyStates.base[Int(neighbor.body)].c)
    var starts = (first.pointee.c0, second.pointee.c0)
    if first.pointee.isAwake, alphas.0 < alpha0 {
      starts.0 += (alpha0 - alphas.0) / (1 - alphas.0) * (ends.0 - starts.0)
    }
    if second.pointee.isAwake, alphas.1 < alpha0 {
      starts.1 += (alpha0 - alphas.1) / (1 - alphas.1) * (ends.1 - starts.1)
    }
    let (target, tolerance) = impactDistance(radii: neighbor.radii, slop: tolerances.linearSlop)
    let (start, end) = (starts.1 - starts.0, ends.1 - ends.0)
    guard
      let beta = timeToDistance(
        from: start, to: end, target: target, tolerance: tolerance, margin: nil)
    else { return nil }
    let time = alpha0 + (1 - alpha0) * beta
    return time < 1 ? time : nil
  }

  /// Which of four neighbors of a body have no impact with it, as bits: those stopped for the rest of
  /// the sub-step, and the discs whose paths stay apart by more than rounding.
  ///
  /// This decides most pairs of a crowd, without a branch that depends on the bodies. The positions
  /// are those of ``impactTime(ofDiscs:_:)``.
  @inline(always)
  func neighborsApart(
    _ body: Int32, _ neighbors: UnsafeBufferPointer<ImpactNeighbors.Neighbor>
  ) -> UInt32 {
    let first = bodies.base + Int(body)
    let alpha0 = first.pointee.isAwake ? first.pointee.alpha0 : 0
    let indices = SIMD4(
      neighbors[0].body, neighbors[1].body, neighbors[2].body, neighbors[3].body)
    let reach = Float4(
      neighbors[0].reach, neighbors[1].reach, neighbors[2].reach, neighbors[3].reach)
    let records = Pointers4(bodies.base, indices)
    let (x0, y0, _, alphas) = records.gatherRows { address(of: &$0.pointee.c0) }
    let (x, y, _, _) = Pointers4(bodyStates.base, indices).gatherRows(BodyState.positionRow)
    let areAsleep = records.gatherIndices { $0.pointee.awakeIndex } .== nullIndex
    let alpha = alphas.zeroed(where: areAsleep)
    // The positions at the time up to which the first body has been processed.
    let fraction = (alpha0 - alpha) / (1 - alpha)
    let startX = (x0 + fraction * (x - x0).zeroed(where: areAsleep)) - first.pointee.c0.x
    let startY = (y0 + fraction * (y - y0).zeroed(where: areAsleep)) - first.pointee.c0.y
    let end = bodyStates.base[Int(body)].c
    let (endX, endY) = (x - end.x, y - end.y)
    let (dx, dy) = (endX - startX, endY - startY)
    let squaredStart = startX * startX + startY * startY
    // Rounding errors are below 1e-6 of the squared distance.
    let squaredReach = reach * reach + 1e-5 * squaredStart
    let gap = squaredStart - squaredReach
    let approach = (startX * dx + startY * dy).negated
    let squaredLength = dx * dx + dy * dy
    // They move away, their lines stay apart, or they are nearest at the end, and still apart.
    let arePathsApart =
      (approach .<= 0) .| (approach * approach .< 0.9999 * squaredLength * gap)
      .| ((approach .>= squaredLength) .& (endX * endX + endY * endY .> squaredReach))
    let areApart = (alpha .>= 1) .| ((gap .> 0) .& (alpha .<= alpha0) .& arePathsApart)
    let bits = unsafeBitCast(areApart, to: SIMD4<UInt32>.self) & SIMD4(1, 2, 4, 8)
    return alpha0 < 1 ? bits.x | bits.y | bits.z | bits.w : 0b1111
  }

  /// Whether two discs around the centers of mass of their bodies are apart by more than rounding
  /// and a slop, when the second body is advanced to a fraction of the sub-step.
  ///
  /// A body of the present impact has been advanced.
  @inline(always)
  func areDiscsApart(
    _ body: Int32, _ neighbor: ImpactNeighbors.Neighbor, at alpha: Float
  ) -> Bool {
    let other = bodies.base + Int(neighbor.body)
    var center = bodyStates.base[Int(neighbor.body)].c
    let alpha0 = other.pointee.alpha0
    if other.pointee.isAwake, alpha0 <= alpha, !other.pointee.flags.contains(.inImpact) {
      let start = other.pointee.c0
      center = start + (alpha - alpha0) / (1 - alpha0) * (center - start)
    }
    let place = bodyStates.base[Int(body)].c
    let reach =
      1.001 * neighbor.radii + tolerances.linearSlop
      + 1e-5 * (place.x.magnitude + place.y.magnitude)
    return (center - place).lengthSquared > reach * reach
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
