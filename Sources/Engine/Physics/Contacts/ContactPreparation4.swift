/// Prepares the velocity constraints of four contacts: see `ContactConstraint.prepare`.
///
/// All have the same block kind: whether a face carries the normal, and the number of points.
struct ContactPreparation4 {
  private(set) var header: ContactBlockHeader
  private(set) var p0: ConstraintPoint4
  /// Unused with one point.
  private(set) var p1: ConstraintPoint4
  let isFace: Bool
  let geometry: ContactGeometry4
  /// The normal, or the point of A, and the distance of the centers.
  let reference: (x: Float4, y: Float4)
  let gap: (x: Float4, y: Float4)
  /// The points of B relative to its center of mass; the second is undefined with one point.
  let onB0: (x: Float4, y: Float4)
  let onB1: (x: Float4, y: Float4)
  let radii: Float4
  private let radiusB: Float4

  @inline(always)
  init(
    _ contacts: SIMD4<Int32>, isFace: Bool, count: UInt8, _ tables: ContactTables,
    _ context: StepContext
  ) {
    let records = Pointers4(tables.contacts, contacts)
    let (end0, end1) = (tables.ends(contacts[0]), tables.ends(contacts[1]))
    let (end2, end3) = (tables.ends(contacts[2]), tables.ends(contacts[3]))
    let a = SIMD4(end0.a, end1.a, end2.a, end3.a)
    let b = SIMD4(end0.b, end1.b, end2.b, end3.b)
    let isFlipped =
      SIMD4(end0.isFlipped, end1.isFlipped, end2.isFlipped, end3.isFlipped)
      .!= SIMD4<Int32>.zero
    // Lanes that skip warm starting have an impulse ratio of 0.
    let skipsWarmStart =
      SIMD4(end0.skipsWarmStart, end1.skipsWarmStart, end2.skipsWarmStart, end3.skipsWarmStart)
      .!= SIMD4<Int32>.zero
    let impulseRatio = Float4(repeating: context.impulseRatio).zeroed(where: skipsWarmStart)

    let statesA = Pointers4(context.bodyStates, a)
    let statesB = Pointers4(context.bodyStates, b)
    let massA = Pointers4(context.bodies, a).gatherRows { address(of: &$0.pointee.localCenter) }
    let massB = Pointers4(context.bodies, b).gatherRows { address(of: &$0.pointee.localCenter) }
    let (mA, iA, mB, iB) = (massA.2, massA.3, massB.2, massB.3)
    let (friction, restitution, firstRadius, secondRadius) = records.gatherRows {
      address(of: &$0.pointee.friction)
    }
    let plane = records.gatherRows { address(of: &$0.pointee.manifold.normal) }
    let point0 = records.gatherRows { address(of: &$0.pointee.manifold.p0) }
    let point1 = count > 1 ? records.gatherRows { address(of: &$0.pointee.manifold.p1) } : point0
    let (cAx, cAy, qAc, qAs) = statesA.gatherRows(BodyState.positionRow)
    let (cBx, cBy, qBc, qBs) = statesB.gatherRows(BodyState.positionRow)
    let (vAx, vAy, wA, _) = statesA.gatherRows(BodyState.velocityRow)
    let (vBx, vBy, wB, _) = statesB.gatherRows(BodyState.velocityRow)

    self.isFace = isFace
    radii = firstRadius + secondRadius
    radiusB = secondRadius.blended(with: firstRadius, where: isFlipped)
    geometry = ContactGeometry4(
      isFace: isFace, centerA: (massA.0, massA.1), centerB: (massB.0, massB.1), plane,
      (point0.0, point0.1), (point1.0, point1.1), radii: radii)
    let qB = Rot4(c: qBc, s: qBs)
    reference = Rot4(c: qAc, s: qAs).rotated(geometry.referenceX, geometry.referenceY)
    gap = (cBx - cAx, cBy - cAy)
    onB0 = qB.rotated(geometry.point0X, geometry.point0Y)
    onB1 = count > 1 ? qB.rotated(geometry.point1X, geometry.point1Y) : onB0
    var nx = reference.x
    var ny = reference.y
    if !isFace {
      let dx = gap.x + onB0.x - reference.x
      let dy = gap.y + onB0.y - reference.y
      let length = (dx * dx + dy * dy).squareRoots
      let isShort = .!(length .> Float4(repeating: .ulpOfOne))
      nx = (dx / length).blended(with: Float4(repeating: 1), where: isShort)
      ny = (dy / length).zeroed(where: isShort)
    }
    header = ContactBlockHeader(
      contact: contacts, offsetA: Pointers4.byteOffsets(of: a),
      offsetB: Pointers4.byteOffsets(of: b), mA: mA, iA: iA, mB: mB, iB: iB, nx: nx, ny: ny,
      friction: friction)
    p0 = ConstraintPoint4(normalImpulse: point0.2, tangentImpulse: point0.3)
    p1 = ConstraintPoint4(normalImpulse: point1.2, tangentImpulse: point1.3)
    let isUnjointed =
      SIMD4(end0.isJointed, end1.isJointed, end2.isJointed, end3.isJointed) .== SIMD4<Int32>.zero
    let velocities = ContactVelocities4(
      dvx: vBx - vAx, dvy: vBy - vAy, wA: wA, wB: wB, restitution: restitution,
      separationRestitution: restitution.zeroed(where: isUnjointed),
      impulseRatio: impulseRatio)
    set(&p0, onB0, velocities, context)
    p0.toNormal0 = header.angularK(p0.rtA, p0.rnA, p0.rtB, p0.rnB)
    guard count > 1 else { return }
    set(&p1, onB1, velocities, context)
  }

  /// The velocities and material that initialize a constraint point.
  private struct ContactVelocities4 {
    let dvx: Float4
    let dvy: Float4
    let wA: Float4
    let wB: Float4
    let restitution: Float4
    let separationRestitution: Float4
    let impulseRatio: Float4
  }

  /// See `ContactConstraint.point` and `ConstraintPoint.initialize`.
  @inline(always)
  private func set(
    _ p: inout ConstraintPoint4, _ onB: (x: Float4, y: Float4), _ pair: ContactVelocities4,
    _ context: StepContext
  ) {
    let (nx, ny) = (header.nx, header.ny)
    let onAx = gap.x + onB.x
    let onAy = gap.y + onB.y
    let alongA = onAx * nx + onAy * ny
    let distance =
      isFace ? alongA : (onAx - reference.x) * nx + (onAy - reference.y) * ny
    let normalOffset = Float4(repeating: 0.5) * (geometry.clearance - distance) - radiusB
    p.rnA = onAx * ny - onAy * nx
    p.rnB = onB.x * ny - onB.y * nx
    p.rtA = (alongA + normalOffset).negated
    p.rtB = (onB.x * nx + onB.y * ny + normalOffset).negated
    let zero = Float4.zero
    let one = Float4(repeating: 1)
    let kNormal = header.effectiveK(p.rnA, p.rnA, p.rnB, p.rnB)
    p.normalMass = (one / kNormal).zeroed(where: .!(kNormal .> zero))
    let kTangent = header.effectiveK(p.rtA, p.rtA, p.rtB, p.rtB)
    p.tangentMass = (one / kTangent).zeroed(where: .!(kTangent .> zero))

    let isLost =
      .!(p.normalImpulse * (header.mA + header.mB) .< Float4(repeating: context.maxWarmStartSpeed))
    p.normalImpulse = (pair.impulseRatio * p.normalImpulse).zeroed(where: isLost)
    p.tangentImpulse = (pair.impulseRatio * p.tangentImpulse).zeroed(where: isLost)
    let vn = pair.dvx * nx + pair.dvy * ny + (pair.wB * p.rnB - pair.wA * p.rnA)
    let threshold = Float4(repeating: context.restitutionThreshold)
    let isSeparating = vn .> threshold
    let isSlow = .!((vn .< threshold.negated) .| isSeparating)
    let restitution = pair.restitution.blended(
      with: pair.separationRestitution, where: isSeparating)
    p.bias = (restitution.negated * vn).zeroed(where: isSlow)
  }
}

extension ContactGeometry4 {
  /// Computes the geometry from centers of mass, rows of the manifolds and sums of radii.
  @inline(always)
  fileprivate init(
    isFace: Bool, centerA: (x: Float4, y: Float4), centerB: (x: Float4, y: Float4),
    _ plane: (normalX: Float4, normalY: Float4, x: Float4, y: Float4),
    _ local0: (x: Float4, y: Float4), _ local1: (x: Float4, y: Float4), radii: Float4
  ) {
    let onAx = plane.x - centerA.x
    let onAy = plane.y - centerA.y
    referenceX = isFace ? plane.normalX : onAx
    referenceY = isFace ? plane.normalY : onAy
    clearance = isFace ? plane.normalX * onAx + plane.normalY * onAy + radii : radii
    point0X = local0.x - centerB.x
    point0Y = local0.y - centerB.y
    point1X = local1.x - centerB.x
    point1Y = local1.y - centerB.y
  }
}

extension PositionBlock {
  /// Packs the position constraints of the contacts of a velocity block.
  @inline(always)
  init(
    _ header: ContactBlockHeader, isFace: Bool, count: UInt8, _ tables: ContactTables
  ) {
    let records = Pointers4(tables.contacts, header.contact)
    let (a, b) = (header.a, header.b)
    let centerA = Pointers4(tables.bodies, a).gatherRows { address(of: &$0.pointee.localCenter) }
    let centerB = Pointers4(tables.bodies, b).gatherRows { address(of: &$0.pointee.localCenter) }
    let (_, _, radiusA, radiusB) = records.gatherRows { address(of: &$0.pointee.friction) }
    let plane = records.gatherRows { address(of: &$0.pointee.manifold.normal) }
    let point0 = records.gatherRows { address(of: &$0.pointee.manifold.p0) }
    let point1 = count > 1 ? records.gatherRows { address(of: &$0.pointee.manifold.p1) } : point0
    // The island of the body with finite mass, which both have if none is immovable.
    let member = a.replacing(with: b, where: header.mA .== .zero)
    self.init(
      offsetA: header.offsetA, offsetB: header.offsetB,
      island: Pointers4(tables.islandParent, member).values,
      mA: header.mA, iA: header.iA, mB: header.mB, iB: header.iB,
      geometry: ContactGeometry4(
        isFace: isFace, centerA: (centerA.0, centerA.1), centerB: (centerB.0, centerB.1), plane,
        (point0.0, point0.1), (point1.0, point1.1), radii: radiusA + radiusB))
  }
}

/// The tables that contacts refer to, and the index of the sentinel.
struct ContactTables {
  let contacts: UnsafeMutablePointer<ContactRecord>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  /// The radius that polygons and segments have by default.
  let polygonRadius: Float
  let islandParent: UnsafeMutablePointer<Int32>
  let sentinelContact: Int32
  let hasJoints: Bool

  /// The two bodies of a contact, A the one whose face carries the normal, and data of their
  /// records.
  struct Ends {
    let a: Int32
    let b: Int32
    /// 1 if A is the second body of the record, else 0.
    let isFlipped: Int32
    /// 1 if warm starting is disabled by a long lever, else 0.
    let skipsWarmStart: Int32
    /// 1 if the bodies form a jointed pair, else 0.
    let isJointed: Int32
  }

  /// The sum of the skins of two shapes: their radii, limited to the default radius; circles have
  /// no skin.
  @inline(always)
  func skin(_ contact: UnsafeMutablePointer<ContactRecord>) -> Float {
    skin(contact.pointee.shapeA, contact.pointee.radiusA)
      + skin(contact.pointee.shapeB, contact.pointee.radiusB)
  }

  @inline(always)
  private func skin(_ shape: Int32, _ radius: Float) -> Float {
    shapes[Int(shape)].kind == .circle ? 0 : radius < polygonRadius ? radius : polygonRadius
  }

  @inline(always)
  func ends(_ index: Int32) -> Ends {
    let contact = contacts + Int(index)
    let isFlipped = contact.pointee.manifold.kind == .faceB
    let (bodyA, bodyB) = (contact.pointee.bodyA, contact.pointee.bodyB)
    var (skipsWarmStart, isJointed): (Int32, Int32) = (0, 0)
    if hasJoints {
      let (recordA, recordB) = (bodies + Int(bodyA), bodies + Int(bodyB))
      skipsWarmStart = recordA.pointee.flags.skipsWarmStart(with: recordB.pointee.flags) ? 1 : 0
      isJointed = recordA.pointee.formsJointedPair(with: recordB.pointee) ? 1 : 0
    }
    return Ends(
      a: isFlipped ? bodyB : bodyA, b: isFlipped ? bodyA : bodyB,
      isFlipped: isFlipped ? 1 : 0,
      skipsWarmStart: skipsWarmStart, isJointed: isJointed)
  }
}

extension ContactTables {
  /// The tables of a world with the sentinels.
  init(_ world: inout WorldState, _ islands: borrowing Islands) {
    self.init(
      contacts: world.contacts.base, bodies: world.bodies.base, shapes: world.shapes.base,
      polygonRadius: world.settings.polygonRadius, islandParent: islands.parent.base,
      sentinelContact: Int32(world.contacts.count), hasJoints: !world.joints.isEmpty)
  }
}
