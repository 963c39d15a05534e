/// Four contact points of four contacts: see `ConstraintPoint`.
struct PointLanes: BitwiseCopyable {
  var rnA: Lanes
  var rnB: Lanes
  var rtA: Lanes
  var rtB: Lanes
  var normalImpulse: Lanes
  var tangentImpulse: Lanes
  var normalMass: Lanes
  var tangentMass: Lanes
  var bias: Lanes

  @inline(always)
  mutating func fill(
    _ four: Four<ContactConstraint>,
    _ point: (UnsafeMutablePointer<ContactConstraint>) -> ConstraintPoint
  ) {
    rnA = four.lanes { point($0).rnA }
    rnB = four.lanes { point($0).rnB }
    rtA = four.lanes { point($0).rtA }
    rtB = four.lanes { point($0).rtB }
    normalImpulse = four.lanes { point($0).normalImpulse }
    tangentImpulse = four.lanes { point($0).tangentImpulse }
    normalMass = four.lanes { point($0).normalMass }
    tangentMass = four.lanes { point($0).tangentMass }
    bias = four.lanes { point($0).bias }
  }

  @inline(always)
  func store(_ lane: Int, _ point: inout ManifoldPoint) {
    point.normalImpulse = normalImpulse[lane]
    point.tangentImpulse = tangentImpulse[lane]
  }
}

/// What four contacts share with their points: bodies, masses, normal and friction.
struct BlockHead: BitwiseCopyable {
  var contact: SIMD4<Int32>
  var a: SIMD4<Int32>
  var b: SIMD4<Int32>
  var mA: Lanes
  var iA: Lanes
  var mB: Lanes
  var iB: Lanes
  var nx: Lanes
  var ny: Lanes
  var friction: Lanes

  @inline(always)
  mutating func fill(_ four: Four<ContactConstraint>) {
    contact = four.indices { $0.pointee.contact }
    a = four.indices { $0.pointee.a }
    b = four.indices { $0.pointee.b }
    mA = four.lanes { $0.pointee.mA }
    iA = four.lanes { $0.pointee.iA }
    mB = four.lanes { $0.pointee.mB }
    iB = four.lanes { $0.pointee.iB }
    nx = four.lanes { $0.pointee.normal.x }
    ny = four.lanes { $0.pointee.normal.y }
    friction = four.lanes { $0.pointee.friction }
  }
}

/// The velocities of four pairs of bodies while a block works on them.
struct VelocityLanes {
  var vAx: Lanes
  var vAy: Lanes
  var wA: Lanes
  let aA: Lanes
  var vBx: Lanes
  var vBy: Lanes
  var wB: Lanes
  let aB: Lanes

  @inline(always)
  init(_ rowsA: MotionRows, _ rowsB: MotionRows) {
    (vAx, vAy, wA, aA) = rowsA.load(0)
    (vBx, vBy, wB, aB) = rowsB.load(0)
  }

  @inline(always)
  func store(_ rowsA: MotionRows, _ rowsB: MotionRows) {
    rowsA.store(vAx, vAy, wA, aA, 0)
    rowsB.store(vBx, vBy, wB, aB, 0)
  }

  /// The relative velocities along directions, by the angular parts of their Jacobians.
  @inline(always)
  func relative(_ dx: Lanes, _ dy: Lanes, _ rdA: Lanes, _ rdB: Lanes) -> Lanes {
    (vBx - vAx) * dx + (vBy - vAy) * dy + (wB * rdB - wA * rdA)
  }

  /// Applies impulses.
  @inline(always)
  mutating func apply(_ px: Lanes, _ py: Lanes, _ turnA: Lanes, _ turnB: Lanes, _ head: BlockHead) {
    vAx -= head.mA * px
    vAy -= head.mA * py
    wA -= head.iA * turnA
    vBx += head.mB * px
    vBy += head.mB * py
    wB += head.iB * turnB
  }

  @inline(always)
  mutating func warmStart(_ p: PointLanes, _ head: BlockHead) {
    let px = p.normalImpulse * head.nx + p.tangentImpulse * head.ny
    let py = p.normalImpulse * head.ny + p.tangentImpulse * head.nx.negated
    apply(
      px, py, p.rnA * p.normalImpulse + p.rtA * p.tangentImpulse,
      p.rnB * p.normalImpulse + p.rtB * p.tangentImpulse, head)
  }

  @inline(always)
  mutating func solveFriction(_ p: inout PointLanes, _ head: BlockHead) {
    let ty = head.nx.negated
    let lambda = p.tangentMass * relative(head.ny, ty, p.rtA, p.rtB).negated
    let most = head.friction * p.normalImpulse
    let total = (p.tangentImpulse + lambda).clamped(most.negated, most)
    let change = total - p.tangentImpulse
    p.tangentImpulse = total
    apply(change * head.ny, change * ty, p.rtA * change, p.rtB * change, head)
  }
}

/// Four contacts of one point each.
struct OnePointBlock: BitwiseCopyable {
  var head: BlockHead
  var p0: PointLanes

  @inline(always)
  mutating func fill(_ four: Four<ContactConstraint>) {
    head.fill(four)
    p0.fill(four) { $0.pointee.p0 }
  }

  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    for lane in 0..<4 {
      let contact = contacts + Int(head.contact[lane])
      p0.store(lane, &contact.pointee.manifold.p0)
      contact.pointee.manifold.p1.normalImpulse = 0
      contact.pointee.manifold.p1.tangentImpulse = 0
    }
  }

  @inline(always)
  func warmStart(_ motions: UnsafeMutablePointer<Motion>) {
    let rowsA = MotionRows(motions, head.a)
    let rowsB = MotionRows(motions, head.b)
    var v = VelocityLanes(rowsA, rowsB)
    v.warmStart(p0, head)
    v.store(rowsA, rowsB)
  }

  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    let rowsA = MotionRows(motions, head.a)
    let rowsB = MotionRows(motions, head.b)
    var v = VelocityLanes(rowsA, rowsB)
    v.solveFriction(&p0, head)

    let lambda =
      p0.normalMass.negated * (v.relative(head.nx, head.ny, p0.rnA, p0.rnB) - p0.bias)
    let sum = p0.normalImpulse + lambda
    let total = sum.replacing(with: 0, where: .!(sum .> 0))
    let change = total - p0.normalImpulse
    p0.normalImpulse = total
    v.apply(change * head.nx, change * head.ny, p0.rnA * change, p0.rnB * change, head)
    v.store(rowsA, rowsB)
  }
}

/// Four contacts of two points each, whose normal impulses are found together.
struct TwoPointBlock: BitwiseCopyable {
  var head: BlockHead
  var p0: PointLanes
  var p1: PointLanes
  var k00: Lanes
  var k01: Lanes
  var k11: Lanes
  var inv00: Lanes
  var inv01: Lanes
  var inv11: Lanes

  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    for lane in 0..<4 {
      let contact = contacts + Int(head.contact[lane])
      p0.store(lane, &contact.pointee.manifold.p0)
      p1.store(lane, &contact.pointee.manifold.p1)
    }
  }

  @inline(always)
  mutating func fill(_ four: Four<ContactConstraint>) {
    head.fill(four)
    p0.fill(four) { $0.pointee.p0 }
    p1.fill(four) { $0.pointee.p1 }
    k00 = four.lanes { $0.pointee.k.ex.x }
    k01 = four.lanes { $0.pointee.k.ex.y }
    k11 = four.lanes { $0.pointee.k.ey.y }
    inv00 = four.lanes { $0.pointee.invK.ex.x }
    inv01 = four.lanes { $0.pointee.invK.ex.y }
    inv11 = four.lanes { $0.pointee.invK.ey.y }
  }

  @inline(always)
  func warmStart(_ motions: UnsafeMutablePointer<Motion>) {
    let rowsA = MotionRows(motions, head.a)
    let rowsB = MotionRows(motions, head.b)
    var v = VelocityLanes(rowsA, rowsB)
    v.warmStart(p0, head)
    v.warmStart(p1, head)
    v.store(rowsA, rowsB)
  }

  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    let rowsA = MotionRows(motions, head.a)
    let rowsB = MotionRows(motions, head.b)
    var v = VelocityLanes(rowsA, rowsB)
    v.solveFriction(&p0, head)
    v.solveFriction(&p1, head)

    let old0 = p0.normalImpulse
    let old1 = p1.normalImpulse
    let b0 =
      v.relative(head.nx, head.ny, p0.rnA, p0.rnB) - p0.bias - (k00 * old0 + k01 * old1)
    let b1 =
      v.relative(head.nx, head.ny, p1.rnA, p1.rnB) - p1.bias - (k01 * old0 + k11 * old1)

    // All four cases at once, the last one first, so that the first that holds stays.
    let zero = Lanes.zero
    var x0 = old0
    var x1 = old1
    let neither = (b0 .>= zero) .& (b1 .>= zero)
    x0 = x0.replacing(with: zero, where: neither)
    x1 = x1.replacing(with: zero, where: neither)
    let second = p1.normalMass.negated * b1
    let onlySecond = (second .>= zero) .& (k01 * second + b0 .>= zero)
    x0 = x0.replacing(with: zero, where: onlySecond)
    x1 = x1.replacing(with: second, where: onlySecond)
    let first = p0.normalMass.negated * b0
    let onlyFirst = (first .>= zero) .& (k01 * first + b1 .>= zero)
    x0 = x0.replacing(with: first, where: onlyFirst)
    x1 = x1.replacing(with: zero, where: onlyFirst)
    let both0 = (inv00 * b0 + inv01 * b1).negated
    let both1 = (inv01 * b0 + inv11 * b1).negated
    let both = (both0 .>= zero) .& (both1 .>= zero)
    x0 = x0.replacing(with: both0, where: both)
    x1 = x1.replacing(with: both1, where: both)

    let d0 = x0 - old0
    let d1 = x1 - old1
    let sum = d0 + d1
    v.apply(
      sum * head.nx, sum * head.ny, p0.rnA * d0 + p1.rnA * d1, p0.rnB * d0 + p1.rnB * d1, head)
    p0.normalImpulse = x0
    p1.normalImpulse = x1
    v.store(rowsA, rowsB)
  }
}
