/// The constraint points of four contacts: see `ConstraintPoint`.
struct ConstraintPoint4: ContactRows4 {
  var rnA: Float4
  var rnB: Float4
  var rtA: Float4
  var rtB: Float4
  var normalImpulse: Float4
  var tangentImpulse: Float4
  var normalMass: Float4
  var tangentMass: Float4
  var bias: Float4
  var toNormal0: Float4
  var toNormal1: Float4

  /// Creates points with impulses only.
  @inline(always)
  init(normalImpulse: Float4, tangentImpulse: Float4) {
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
}

/// The data that the points of four contacts share: bodies, masses, normal and friction.
struct ContactBlockHeader: BitwiseCopyable {
  var contact: SIMD4<Int32>
  /// The byte offsets of the states of both bodies.
  var offsetA: SIMD4<Int32>
  var offsetB: SIMD4<Int32>
  var mA: Float4
  var iA: Float4
  var mB: Float4
  var iB: Float4
  var nx: Float4
  var ny: Float4
  var friction: Float4

  /// The indices of both bodies.
  var a: SIMD4<Int32> { Pointers4.bodies(atByteOffsets: offsetA) }
  var b: SIMD4<Int32> { Pointers4.bodies(atByteOffsets: offsetB) }

  /// The effective inverse mass of two directions at a point, or of one direction at two points.
  @inline(always)
  func effectiveK(_ rA: Float4, _ otherA: Float4, _ rB: Float4, _ otherB: Float4) -> Float4 {
    mA + mB + iA * rA * otherA + iB * rB * otherB
  }

  /// The angular part of the effective inverse mass.
  @inline(always)
  func angularK(_ rA: Float4, _ otherA: Float4, _ rB: Float4, _ otherB: Float4) -> Float4 {
    iA * rA * otherA + iB * rB * otherB
  }
}

/// The relative velocities of four pairs of bodies.
struct RelativeVelocity4 {
  private let tangentSpeed: Float4
  private let normalSpeed: Float4
  private let wA: Float4
  private let wB: Float4

  @inline(always)
  init(_ bodyStates: UnsafeMutablePointer<BodyState>, _ header: ContactBlockHeader) {
    let (vAx, vAy, wA, _) = Pointers4(bodyStates, atOffsets: header.offsetA).gatherRows(
      BodyState.velocityRow)
    let (vBx, vBy, wB, _) = Pointers4(bodyStates, atOffsets: header.offsetB).gatherRows(
      BodyState.velocityRow)
    let dx = vBx - vAx
    let dy = vBy - vAy
    tangentSpeed = dx * header.ny - dy * header.nx
    normalSpeed = dx * header.nx + dy * header.ny
    self.wA = wA
    self.wB = wB
  }

  @inline(always)
  func tangent(_ rtA: Float4, _ rtB: Float4) -> Float4 { tangentSpeed + (wB * rtB - wA * rtA) }

  @inline(always)
  func normal(_ rnA: Float4, _ rnB: Float4) -> Float4 { normalSpeed + (wB * rnB - wA * rnA) }
}

extension ContactBlockHeader {
  /// Applies normal, tangential and angular impulses to the bodies.
  @inline(always)
  func apply(
    _ normalSum: Float4, _ tangentSum: Float4, _ angularA: Float4, _ angularB: Float4,
    _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    let x = normalSum * nx + tangentSum * ny
    let y = normalSum * ny - tangentSum * nx
    Pointers4(bodyStates, atOffsets: offsetA).scatterAdd(
      mA.negated * x, mA.negated * y, iA.negated * angularA)
    Pointers4(bodyStates, atOffsets: offsetB).scatterAdd(mB * x, mB * y, iB * angularB)
  }
}

/// Four contacts with one point each.
struct OnePointBlock: BitwiseCopyable {
  var header: ContactBlockHeader
  var p0: ConstraintPoint4

  @inline(always)
  init(_ lanes: ContactPreparation4) {
    header = lanes.header
    p0 = lanes.p0
  }

  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    for lane in 0..<4 {
      let contact = contacts + Int(header.contact[lane])
      p0.store(lane, &contact.pointee.manifold.p0)
      contact.pointee.manifold.p1.normalImpulse = 0
      contact.pointee.manifold.p1.tangentImpulse = 0
    }
  }

  @inline(always)
  func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    header.apply(p0, normal: p0.normalImpulse, tangent: p0.tangentImpulse, bodyStates)
  }

  @inline(always)
  mutating func solve(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    let v = RelativeVelocity4(bodyStates, header)
    let t0 = p0.solveFriction(v.tangent(p0.rtA, p0.rtB), header.friction)
    let vn = v.normal(p0.rnA, p0.rnB) + p0.toNormal0 * t0
    let sum = p0.normalImpulse - p0.normalMass * (vn - p0.bias)
    let total = sum.zeroed(where: .!(sum .> .zero))
    let n0 = total - p0.normalImpulse
    p0.normalImpulse = total
    header.apply(p0, normal: n0, tangent: t0, bodyStates)
  }
}

/// A contact with a surface, solved on its own, behind the header of a block of it and sentinels.
struct SingleBlock: BitwiseCopyable {
  var header: ContactBlockHeader
  var constraint: ContactConstraint
}

/// Four contacts with two points each, whose normal impulses are solved together.
struct TwoPointBlock: BitwiseCopyable {
  var header: ContactBlockHeader
  var p0: ConstraintPoint4
  var p1: ConstraintPoint4
  var kTangent: Float4
  var k00: Float4
  var k01: Float4
  var k11: Float4
  var inv00: Float4
  var inv01: Float4
  var inv11: Float4

  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    for lane in 0..<4 {
      let contact = contacts + Int(header.contact[lane])
      p0.store(lane, &contact.pointee.manifold.p0)
      p1.store(lane, &contact.pointee.manifold.p1)
    }
  }

  /// See `ContactConstraint.prepareBlock`.
  @inline(always)
  init(_ lanes: ContactPreparation4) {
    header = lanes.header
    p0 = lanes.p0
    p1 = lanes.p1
    k00 = header.effectiveK(p0.rnA, p0.rnA, p0.rnB, p0.rnB)
    k11 = header.effectiveK(p1.rnA, p1.rnA, p1.rnB, p1.rnB)
    k01 = header.effectiveK(p0.rnA, p1.rnA, p0.rnB, p1.rnB)
    let determinant = k00 * k11 - k01 * k01
    let d = (Float4(repeating: 1) / determinant).zeroed(where: determinant .== .zero)
    kTangent = header.effectiveK(p0.rtA, p1.rtA, p0.rtB, p1.rtB)
    inv00 = d * k11
    inv01 = d.negated * k01
    inv11 = d * k00
    p0.toNormal1 = header.angularK(p0.rtA, p1.rnA, p0.rtB, p1.rnB)
    p1.toNormal0 = header.angularK(p1.rtA, p0.rnA, p1.rtB, p0.rnB)
    p1.toNormal1 = header.angularK(p1.rtA, p1.rnA, p1.rtB, p1.rnB)
  }

  /// The lanes in which one point suffices because the matrix is ill-conditioned; not those of
  /// sentinels.
  @inline(always)
  var isIllConditioned: SIMDMask<SIMD4<Int32>> {
    let determinant = k00 * k11 - k01 * k01
    let limit = Float4(repeating: Constants.maxConditionNumber)
    return .!(k00 * k00 .< limit * determinant) .& (header.mA + header.mB .> .zero)
  }

  @inline(always)
  func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    header.apply(
      p0, p1, normal: (p0.normalImpulse, p1.normalImpulse),
      tangent: (p0.tangentImpulse, p1.tangentImpulse), bodyStates)
  }

  @inline(always)
  mutating func solve(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    let v = RelativeVelocity4(bodyStates, header)
    let t0 = p0.solveFriction(v.tangent(p0.rtA, p0.rtB), header.friction)
    let t1 = p1.solveFriction(v.tangent(p1.rtA, p1.rtB) + kTangent * t0, header.friction)
    let vn0 = v.normal(p0.rnA, p0.rnB) + p0.toNormal0 * t0 + p1.toNormal0 * t1
    let vn1 = v.normal(p1.rnA, p1.rnB) + p0.toNormal1 * t0 + p1.toNormal1 * t1

    let old0 = p0.normalImpulse
    let old1 = p1.normalImpulse
    let b0 = vn0 - p0.bias - (k00 * old0 + k01 * old1)
    let b1 = vn1 - p1.bias - (k01 * old0 + k11 * old1)

    // Computes all four cases; the case of highest priority is blended in last.
    let zero = Float4.zero
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
    header.apply(p0, p1, normal: (x0 - old0, x1 - old1), tangent: (t0, t1), bodyStates)
  }
}
