// Soft contacts four at a time: see SoftContact for the equations and SIMD/Float4 for the lanes.

/// The points of four soft contacts: see `SoftPoint`.
struct SoftPoint4: ContactRows4 {
  var rnA: Float4
  var rnB: Float4
  var rtA: Float4
  var rtB: Float4
  var normalMass: Float4
  var tangentMass: Float4
  var normalImpulse: Float4
  var tangentImpulse: Float4
  var separation: Float4
  private(set) var startSeparation: Float4
  let radialA: Float4
  let radialB: Float4

  @inline(always)
  init(
    _ point: ConstraintPoint4, _ onB: (x: Float4, y: Float4), _ lanes: ContactPreparation4,
    overlap: Float
  ) {
    (rnA, rnB, rtA, rtB) = (point.rnA, point.rnB, point.rtA, point.rtB)
    (normalMass, tangentMass) = (point.normalMass, point.tangentMass)
    (normalImpulse, tangentImpulse) = (point.normalImpulse, point.tangentImpulse)
    let (nx, ny) = (lanes.header.nx, lanes.header.ny)
    let (reference, clearance) = (lanes.reference, lanes.geometry.clearance)
    let onAx = lanes.gap.x + onB.x
    let onAy = lanes.gap.y + onB.y
    let distance =
      lanes.isFace
      ? onAx * nx + onAy * ny : (onAx - reference.x) * nx + (onAy - reference.y) * ny
    startSeparation = distance + Float4(repeating: overlap) - clearance
    separation = startSeparation
    radialA =
      lanes.isFace
      ? clearance - lanes.radii : reference.x * nx + reference.y * ny
    radialB = onB.x * nx + onB.y * ny
  }

  @inline(always)
  fileprivate mutating func updateSeparation(_ motion: RelativeMotion4) {
    let turnB = motion.sineB * rnB + motion.versineB * radialB
    let turnA = motion.sineA * rnA + motion.versineA * radialA
    separation = startSeparation + (motion.alongNormal + (turnB - turnA))
  }

  /// See `SoftPoint.solveNormal`.
  @inline(always)
  fileprivate mutating func solveBiased(
    _ vn: Float4, _ skin: Float4, _ context: SoftContext4
  ) -> Float4 {
    let isApart = separation .> Float4.zero
    let depth = separation.negated.zeroed(where: isApart)
    let inSkin = skin.blended(with: depth, where: depth .< skin)
    let sum = context.skinRate * inSkin + context.biasRate * (depth - inSkin)
    let push = sum.blended(with: context.maxPushSpeed, where: sum .> context.maxPushSpeed)
    let bias = push.negated.blended(with: separation * context.invH, where: isApart)
    let mass =
      normalMass * context.massScale.blended(with: Float4(repeating: 1), where: isApart)
    let kept = context.impulseScale.zeroed(where: isApart)
    return setNormal(normalImpulse - mass * (vn + bias) - kept * normalImpulse)
  }

  /// Solves for relaxation; lanes of `isElastic` are not braked while the shapes are apart.
  @inline(always)
  fileprivate mutating func solveRelaxed(
    _ vn: Float4, _ context: SoftContext4, _ isElastic: SoftLanes.Mask
  ) -> Float4 {
    let isApart = separation .> Float4.zero
    let bias = separation.zeroed(where: .!isApart) * context.invH
    let sum = normalImpulse - normalMass * (vn + bias)
    let isBraked = isElastic .& isApart .& (sum .> normalImpulse)
    return setNormal(sum.blended(with: normalImpulse, where: isBraked))
  }

  @inline(always)
  private mutating func setNormal(_ sum: Float4) -> Float4 {
    let total = sum.zeroed(where: .!(sum .> Float4.zero))
    let change = total - normalImpulse
    normalImpulse = total
    return change
  }

  /// See `SoftContact.retire`.
  fileprivate mutating func retire(_ lane: Int) {
    normalImpulse[lane] = 0
    tangentImpulse[lane] = 0
    startSeparation[lane] = Constants.retiredSeparation
    separation[lane] = Constants.retiredSeparation
  }

  @inline(always)
  fileprivate mutating func dropImpulses(_ lanes: SoftLanes.Mask) {
    normalImpulse = normalImpulse.zeroed(where: lanes)
    tangentImpulse = tangentImpulse.zeroed(where: lanes)
  }
}

/// The parameters of a sub-step in all lanes.
struct SoftContext4 {
  let invH: Float4
  let maxPushSpeed: Float4
  let skinRate: Float4
  let biasRate: Float4
  let massScale: Float4
  let impulseScale: Float4

  @inline(always)
  init(_ context: SoftStepContext) {
    invH = Float4(repeating: context.invH)
    maxPushSpeed = Float4(repeating: context.maxPushSpeed)
    skinRate = Float4(repeating: context.skinRate)
    biasRate = Float4(repeating: context.softness.biasRate)
    massScale = Float4(repeating: context.softness.massScale)
    impulseScale = Float4(repeating: context.softness.impulseScale)
  }
}

/// The motions of four pairs of bodies since the step began.
private struct RelativeMotion4 {
  let alongNormal: Float4
  let sineA: Float4
  let versineA: Float4
  let sineB: Float4
  let versineB: Float4

  @inline(always)
  init(_ motions: UnsafeMutablePointer<SoftMotion>, _ header: ContactBlockHeader) {
    let (ax, ay, sineA, versineA) = Pointers4(motions, header.a).gatherRows(SoftMotion.row)
    let (bx, by, sineB, versineB) = Pointers4(motions, header.b).gatherRows(SoftMotion.row)
    alongNormal = (bx - ax) * header.nx + (by - ay) * header.ny
    (self.sineA, self.versineA, self.sineB, self.versineB) = (sineA, versineA, sineB, versineB)
  }
}

/// Flags of the lanes of a block of soft contacts, which are rarely set: -1 or 0 in each lane.
struct SoftLanes: BitwiseCopyable {
  typealias Mask = SIMDMask<SIMD4<Int32>>

  private var elastic = SIMD4<Int32>.zero
  private var near = SIMD4<Int32>.zero
  private var skips = SIMD4<Int32>.zero
  private var acted = SIMD4<Int32>.zero
  private(set) var skin = Float4.zero
  let hasNear: Bool
  let hasSkips: Bool

  @inline(always)
  init(_ header: ContactBlockHeader, _ tables: ContactTables) {
    for lane in 0..<4 {
      let record = tables.contacts + Int(header.contact[lane])
      skin[lane] = tables.skin(record)
      if record.pointee.restitution > 0 { elastic[lane] = -1 }
      if record.pointee.flags.contains(.near) { near[lane] = -1 }
      guard tables.hasJoints else { continue }
      let flags = tables.bodies[Int(header.a[lane])].flags
      if flags.skipsWarmStart(with: tables.bodies[Int(header.b[lane])].flags) { skips[lane] = -1 }
    }
    hasNear = near != SIMD4.zero
    hasSkips = skips != SIMD4.zero
  }

  @inline(always)
  var isElastic: Mask { unsafeBitCast(elastic, to: Mask.self) }

  @inline(always)
  var skipsWarmStart: Mask { unsafeBitCast(skips, to: Mask.self) }

  /// Notes the near lanes whose impulses act.
  @inline(always)
  mutating func act(_ lanes: Mask) { acted |= near & unsafeBitCast(lanes, to: SIMD4<Int32>.self) }

  /// Whether a near lane has acted in this step.
  func hasActed(_ lane: Int) -> Bool { acted[lane] != 0 }
}

/// Four soft contacts.
protocol SoftBlock: BitwiseCopyable {
  var header: ContactBlockHeader { get }

  /// Stores the impulses of a lane in its contact; see `SoftContact.store`.
  func store(_ lane: Int, _ contacts: UnsafeMutablePointer<ContactRecord>)

  /// See `SoftContact.retire`.
  mutating func retire(_ lane: Int)
}

extension SoftBlock {
  /// Stores the impulses in the contacts.
  @inline(always)
  func store(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    for lane in 0..<4 { store(lane, contacts) }
  }
}

/// Four soft contacts with one point each.
struct SoftOnePointBlock: SoftBlock {
  private(set) var header: ContactBlockHeader
  private var p0: SoftPoint4
  private let n0t0: Float4
  private var lanes: SoftLanes

  @inline(always)
  init(_ preparation: ContactPreparation4, _ tables: ContactTables, overlap: Float) {
    header = preparation.header
    p0 = SoftPoint4(preparation.p0, preparation.onB0, preparation, overlap: overlap)
    n0t0 = header.angularK(p0.rnA, p0.rtA, p0.rnB, p0.rtB)
    lanes = SoftLanes(header, tables)
  }

  @inline(always)
  mutating func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    if lanes.hasSkips { p0.dropImpulses(lanes.skipsWarmStart) }
    header.apply(p0, normal: p0.normalImpulse, tangent: p0.tangentImpulse, bodyStates)
  }

  mutating func dropImpulses() { p0.dropImpulses(SoftLanes.Mask(repeating: true)) }

  @inline(always)
  mutating func solveBiased(
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ context: SoftContext4
  ) {
    let v = RelativeVelocity4(bodyStates, header)
    let n0 = p0.solveBiased(v.normal(p0.rnA, p0.rnB), lanes.skin, context)
    finish(v, n0, bodyStates)
  }

  @inline(always)
  mutating func relax(
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ motions: UnsafeMutablePointer<SoftMotion>,
    _ context: SoftContext4
  ) {
    p0.updateSeparation(RelativeMotion4(motions, header))
    let v = RelativeVelocity4(bodyStates, header)
    let n0 = p0.solveRelaxed(v.normal(p0.rnA, p0.rnB), context, lanes.isElastic)
    finish(v, n0, bodyStates)
  }

  @inline(always)
  private mutating func finish(
    _ v: RelativeVelocity4, _ n0: Float4, _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    let t0 = p0.solveFriction(v.tangent(p0.rtA, p0.rtB) + n0t0 * n0, header.friction)
    header.apply(p0, normal: n0, tangent: t0, bodyStates)
    if lanes.hasNear { lanes.act(p0.normalImpulse .> Float4.zero) }
  }

  @inline(always)
  func store(_ lane: Int, _ contacts: UnsafeMutablePointer<ContactRecord>) {
    let contact = contacts + Int(header.contact[lane])
    p0.store(lane, &contact.pointee.manifold.p0)
    contact.pointee.manifold.p1.normalImpulse = 0
    contact.pointee.manifold.p1.tangentImpulse = 0
    if lanes.hasNear, lanes.hasActed(lane) { contact.pointee.flags.insert(.touching) }
  }

  mutating func retire(_ lane: Int) { p0.retire(lane) }
}

/// Four soft contacts with two points each.
struct SoftTwoPointBlock: SoftBlock {
  private(set) var header: ContactBlockHeader
  private var p0: SoftPoint4
  private var p1: SoftPoint4
  /// See `SoftCoupling`.
  private let n0n1: Float4
  private let n0t0: Float4
  private let n1t0: Float4
  private let n0t1: Float4
  private let n1t1: Float4
  private let t0t1: Float4
  private var lanes: SoftLanes

  @inline(always)
  init(_ preparation: ContactPreparation4, _ tables: ContactTables, overlap: Float) {
    header = preparation.header
    p0 = SoftPoint4(preparation.p0, preparation.onB0, preparation, overlap: overlap)
    p1 = SoftPoint4(preparation.p1, preparation.onB1, preparation, overlap: overlap)
    n0n1 = header.effectiveK(p0.rnA, p1.rnA, p0.rnB, p1.rnB)
    n0t0 = header.angularK(p0.rnA, p0.rtA, p0.rnB, p0.rtB)
    n1t0 = header.angularK(p1.rnA, p0.rtA, p1.rnB, p0.rtB)
    n0t1 = header.angularK(p0.rnA, p1.rtA, p0.rnB, p1.rtB)
    n1t1 = header.angularK(p1.rnA, p1.rtA, p1.rnB, p1.rtB)
    t0t1 = header.effectiveK(p0.rtA, p1.rtA, p0.rtB, p1.rtB)
    lanes = SoftLanes(header, tables)
  }

  @inline(always)
  mutating func warmStart(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    if lanes.hasSkips {
      p0.dropImpulses(lanes.skipsWarmStart)
      p1.dropImpulses(lanes.skipsWarmStart)
    }
    header.apply(
      p0, p1, normal: (p0.normalImpulse, p1.normalImpulse),
      tangent: (p0.tangentImpulse, p1.tangentImpulse), bodyStates)
  }

  mutating func dropImpulses() {
    p0.dropImpulses(SoftLanes.Mask(repeating: true))
    p1.dropImpulses(SoftLanes.Mask(repeating: true))
  }

  @inline(always)
  mutating func solveBiased(
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ context: SoftContext4
  ) {
    let v = RelativeVelocity4(bodyStates, header)
    let n0 = p0.solveBiased(v.normal(p0.rnA, p0.rnB), lanes.skin, context)
    let n1 = p1.solveBiased(
      v.normal(p1.rnA, p1.rnB) + n0n1 * n0, lanes.skin, context)
    finish(v, n0, n1, bodyStates)
  }

  @inline(always)
  mutating func relax(
    _ bodyStates: UnsafeMutablePointer<BodyState>, _ motions: UnsafeMutablePointer<SoftMotion>,
    _ context: SoftContext4
  ) {
    let motion = RelativeMotion4(motions, header)
    p0.updateSeparation(motion)
    p1.updateSeparation(motion)
    let v = RelativeVelocity4(bodyStates, header)
    let n0 = p0.solveRelaxed(v.normal(p0.rnA, p0.rnB), context, lanes.isElastic)
    let n1 = p1.solveRelaxed(
      v.normal(p1.rnA, p1.rnB) + n0n1 * n0, context, lanes.isElastic)
    finish(v, n0, n1, bodyStates)
  }

  @inline(always)
  private mutating func finish(
    _ v: RelativeVelocity4, _ n0: Float4, _ n1: Float4,
    _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    let t0 = p0.solveFriction(
      v.tangent(p0.rtA, p0.rtB) + n0t0 * n0 + n1t0 * n1, header.friction)
    let t1 = p1.solveFriction(
      v.tangent(p1.rtA, p1.rtB) + n0t1 * n0 + n1t1 * n1 + t0t1 * t0, header.friction)
    header.apply(p0, p1, normal: (n0, n1), tangent: (t0, t1), bodyStates)
    if lanes.hasNear {
      lanes.act((p0.normalImpulse .> Float4.zero) .| (p1.normalImpulse .> Float4.zero))
    }
  }

  @inline(always)
  func store(_ lane: Int, _ contacts: UnsafeMutablePointer<ContactRecord>) {
    let contact = contacts + Int(header.contact[lane])
    p0.store(lane, &contact.pointee.manifold.p0)
    p1.store(lane, &contact.pointee.manifold.p1)
    if lanes.hasNear, lanes.hasActed(lane) { contact.pointee.flags.insert(.touching) }
  }

  mutating func retire(_ lane: Int) {
    p0.retire(lane)
    p1.retire(lane)
  }
}
