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
  var toNormal0: Lanes
  var toNormal1: Lanes

  /// With the impulses of the last step only.
  @inline(always)
  init(normalImpulse: Lanes, tangentImpulse: Lanes) {
    self.normalImpulse = normalImpulse
    self.tangentImpulse = tangentImpulse
    rnA = .zero
    rnB = .zero
    rtA = .zero
    rtB = .zero
    normalMass = .zero
    tangentMass = .zero
    bias = .zero
    toNormal0 = .zero
    toNormal1 = .zero
  }

  /// See `ContactConstraint.solveFriction`.
  @inline(always)
  mutating func solveFriction(_ slide: Lanes, _ friction: Lanes) -> Lanes {
    let most = friction * normalImpulse
    let total = (tangentImpulse - tangentMass * slide).clamped(most.negated, most)
    let change = total - tangentImpulse
    tangentImpulse = total
    return change
  }

  /// The angular impulses of a pair of impulses.
  @inline(always)
  func turns(_ normal: Lanes, _ tangent: Lanes) -> (Lanes, Lanes) {
    (rtA * tangent + rnA * normal, rtB * tangent + rnB * normal)
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

  /// The effective inverse mass of two directions at a point, or of one at two points.
  @inline(always)
  func effectiveK(_ rA: Lanes, _ otherA: Lanes, _ rB: Lanes, _ otherB: Lanes) -> Lanes {
    mA + mB + iA * rA * otherA + iB * rB * otherB
  }

  /// What turning contributes to it.
  @inline(always)
  func effectiveTurn(_ rA: Lanes, _ otherA: Lanes, _ rB: Lanes, _ otherB: Lanes) -> Lanes {
    iA * rA * otherA + iB * rB * otherB
  }
}

/// The velocities of four times two bodies.
private struct VelocityLanes {
  let sliding: Lanes
  let parting: Lanes
  private let wA: Lanes
  private let wB: Lanes

  @inline(always)
  init(_ motions: UnsafeMutablePointer<Motion>, _ head: BlockHead) {
    let (vAx, vAy, wA, _) = Four(motions, head.a).load(Motion.velocityRow)
    let (vBx, vBy, wB, _) = Four(motions, head.b).load(Motion.velocityRow)
    let dx = vBx - vAx
    let dy = vBy - vAy
    sliding = dx * head.ny - dy * head.nx
    parting = dx * head.nx + dy * head.ny
    self.wA = wA
    self.wB = wB
  }

  @inline(always)
  func slide(_ p: PointLanes) -> Lanes { sliding + (wB * p.rtB - wA * p.rtA) }

  @inline(always)
  func part(_ p: PointLanes) -> Lanes { parting + (wB * p.rnB - wA * p.rnA) }
}

extension BlockHead {
  /// Applies impulses along the normal and the tangent, and angular ones, to the bodies.
  @inline(always)
  fileprivate func apply(
    _ apart: Lanes, _ along: Lanes, _ turnA: Lanes, _ turnB: Lanes,
    _ motions: UnsafeMutablePointer<Motion>
  ) {
    let x = apart * nx + along * ny
    let y = apart * ny - along * nx
    Four(motions, a).add(mA.negated * x, mA.negated * y, iA.negated * turnA)
    Four(motions, b).add(mB * x, mB * y, iB * turnB)
  }
}

/// Four contacts of one point each.
struct OnePointBlock: BitwiseCopyable {
  var head: BlockHead
  var p0: PointLanes

  @inline(always)
  init(_ lanes: ContactLanes) {
    head = lanes.head
    p0 = lanes.p0
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
    let (turnA, turnB) = p0.turns(p0.normalImpulse, p0.tangentImpulse)
    head.apply(p0.normalImpulse, p0.tangentImpulse, turnA, turnB, motions)
  }

  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    let v = VelocityLanes(motions, head)
    let t0 = p0.solveFriction(v.slide(p0), head.friction)
    let part = v.part(p0) + p0.toNormal0 * t0
    let sum = p0.normalImpulse - p0.normalMass * (part - p0.bias)
    let total = sum.zeroed(where: .!(sum .> .zero))
    let n0 = total - p0.normalImpulse
    p0.normalImpulse = total
    let (turnA, turnB) = p0.turns(n0, t0)
    head.apply(n0, t0, turnA, turnB, motions)
  }
}

/// Four contacts of two points each, whose normal impulses are found together.
struct TwoPointBlock: BitwiseCopyable {
  var head: BlockHead
  var p0: PointLanes
  var p1: PointLanes
  var kTangent: Lanes
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

  /// See `ContactConstraint.prepareBlock`.
  @inline(always)
  init(_ lanes: ContactLanes) {
    head = lanes.head
    p0 = lanes.p0
    p1 = lanes.p1
    k00 = head.effectiveK(p0.rnA, p0.rnA, p0.rnB, p0.rnB)
    k11 = head.effectiveK(p1.rnA, p1.rnA, p1.rnB, p1.rnB)
    k01 = head.effectiveK(p0.rnA, p1.rnA, p0.rnB, p1.rnB)
    let determinant = k00 * k11 - k01 * k01
    let d = (Lanes(repeating: 1) / determinant).zeroed(where: determinant .== .zero)
    kTangent = head.effectiveK(p0.rtA, p1.rtA, p0.rtB, p1.rtB)
    inv00 = d * k11
    inv01 = d.negated * k01
    inv11 = d * k00
    p0.toNormal1 = head.effectiveTurn(p0.rtA, p1.rnA, p0.rtB, p1.rnB)
    p1.toNormal0 = head.effectiveTurn(p1.rtA, p0.rnA, p1.rtB, p0.rnB)
    p1.toNormal1 = head.effectiveTurn(p1.rtA, p1.rnA, p1.rtB, p1.rnB)
  }

  /// Where the points say nearly the same, so that one of them is enough; not where nothing is.
  @inline(always)
  var isThin: SIMDMask<SIMD4<Int32>> {
    let determinant = k00 * k11 - k01 * k01
    let most = Lanes(repeating: Constants.maxConditionNumber)
    return .!(k00 * k00 .< most * determinant) .& (head.mA + head.mB .> .zero)
  }

  @inline(always)
  func warmStart(_ motions: UnsafeMutablePointer<Motion>) {
    apply(
      p0.normalImpulse, p1.normalImpulse, p0.tangentImpulse, p1.tangentImpulse, motions)
  }

  @inline(always)
  private func apply(
    _ n0: Lanes, _ n1: Lanes, _ t0: Lanes, _ t1: Lanes, _ motions: UnsafeMutablePointer<Motion>
  ) {
    let (turnA0, turnB0) = p0.turns(n0, t0)
    let (turnA1, turnB1) = p1.turns(n1, t1)
    head.apply(n0 + n1, t0 + t1, turnA0 + turnA1, turnB0 + turnB1, motions)
  }

  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    let v = VelocityLanes(motions, head)
    let t0 = p0.solveFriction(v.slide(p0), head.friction)
    let t1 = p1.solveFriction(v.slide(p1) + kTangent * t0, head.friction)
    let part0 = v.part(p0) + p0.toNormal0 * t0 + p1.toNormal0 * t1
    let part1 = v.part(p1) + p0.toNormal1 * t0 + p1.toNormal1 * t1

    let old0 = p0.normalImpulse
    let old1 = p1.normalImpulse
    let b0 = part0 - p0.bias - (k00 * old0 + k01 * old1)
    let b1 = part1 - p1.bias - (k01 * old0 + k11 * old1)

    // All four cases at once, the last one first, so that the first that holds stays.
    let zero = Lanes.zero
    var x0 = old0
    var x1 = old1
    let neither = (b0 .>= zero) .& (b1 .>= zero)
    x0 = x0.zeroed(where: neither)
    x1 = x1.zeroed(where: neither)
    let second = p1.normalMass.negated * b1
    let onlySecond = (second .>= zero) .& (k01 * second + b0 .>= zero)
    x0 = x0.zeroed(where: onlySecond)
    x1 = x1.blended(with: second, where: onlySecond)
    let first = p0.normalMass.negated * b0
    let onlyFirst = (first .>= zero) .& (k01 * first + b1 .>= zero)
    x0 = x0.blended(with: first, where: onlyFirst)
    x1 = x1.zeroed(where: onlyFirst)
    let both0 = (inv00 * b0 + inv01 * b1).negated
    let both1 = (inv01 * b0 + inv11 * b1).negated
    let both = (both0 .>= zero) .& (both1 .>= zero)
    x0 = x0.blended(with: both0, where: both)
    x1 = x1.blended(with: both1, where: both)

    p0.normalImpulse = x0
    p1.normalImpulse = x1
    apply(x0 - old0, x1 - old1, t0, t1, motions)
  }
}
