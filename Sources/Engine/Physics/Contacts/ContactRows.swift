// Code that the velocity constraints of both solvers share, for one contact or four at a time.

/// The rows of a contact point: the normal and the tangent.
protocol ContactRows: BitwiseCopyable {
  /// See `ConstraintPoint`.
  var rnA: Float { get }
  var rnB: Float { get }
  var rtA: Float { get }
  var rtB: Float { get }
  var tangentMass: Float { get }
  var normalImpulse: Float { get }
  var tangentImpulse: Float { get set }
}

extension ContactRows {
  /// Solves the friction; returns the added impulse.
  @inline(always)
  mutating func solveFriction(_ vt: Float, _ friction: Float) -> Float {
    let limit = friction * normalImpulse
    let total = (tangentImpulse - tangentMass * vt).clamped(-limit, limit)
    let change = total - tangentImpulse
    tangentImpulse = total
    return change
  }
}

/// A contact of two bodies with one or two points.
protocol PointContact {
  associatedtype Point: ContactRows
  var contact: Int32 { get }
  var a: Int32 { get }
  var b: Int32 { get }
  var mA: Float { get }
  var iA: Float { get }
  var mB: Float { get }
  var iB: Float { get }
  var normal: Vec2 { get }
  /// The number of points that are solved, 1 or 2.
  var count: UInt8 { get }
  var p0: Point { get }
  var p1: Point { get }
  var surface: SurfaceConstraint { get set }
}

extension PointContact {
  /// Applies impulses at both points to the bodies.
  @inline(always)
  func apply(
    normal n: (Float, Float), tangent t: (Float, Float), _ pair: VelocityPair,
    _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    var normalSum = n.0
    var tangentSum = t.0
    var angularA = p0.rtA * t.0 + p0.rnA * n.0
    var angularB = p0.rtB * t.0 + p0.rnB * n.0
    if count > 1 {
      normalSum += n.1
      tangentSum += t.1
      angularA += p1.rtA * t.1 + p1.rnA * n.1
      angularB += p1.rtB * t.1 + p1.rnB * n.1
    }
    let push = normalSum * normal + tangentSum * normal.rightPerpendicular
    VelocityPair(
      vA: pair.vA - mA * push, wA: pair.wA - iA * angularA, vB: pair.vB + mB * push,
      wB: pair.wB + iB * angularB
    ).store(bodyStates, a, b)
  }

  /// Stores the impulses in the contact, for warm starting.
  @inline(always)
  func storeImpulses(_ contacts: UnsafeMutablePointer<ContactRecord>) {
    let record = contacts + Int(contact)
    record.pointee.manifold.p0.normalImpulse = p0.normalImpulse
    record.pointee.manifold.p0.tangentImpulse = p0.tangentImpulse
    record.pointee.manifold.p1.normalImpulse = count > 1 ? p1.normalImpulse : 0
    record.pointee.manifold.p1.tangentImpulse = count > 1 ? p1.tangentImpulse : 0
  }
}

/// The rows of the points of four contacts: see `ContactRows`.
protocol ContactRows4: BitwiseCopyable {
  var rnA: Float4 { get }
  var rnB: Float4 { get }
  var rtA: Float4 { get }
  var rtB: Float4 { get }
  var tangentMass: Float4 { get }
  var normalImpulse: Float4 { get }
  var tangentImpulse: Float4 { get set }
}

extension ContactRows4 {
  /// See `ContactRows.solveFriction`.
  @inline(always)
  mutating func solveFriction(_ vt: Float4, _ friction: Float4) -> Float4 {
    let limit = friction * normalImpulse
    let total = (tangentImpulse - tangentMass * vt).clamped(limit.negated, limit)
    let change = total - tangentImpulse
    tangentImpulse = total
    return change
  }

  @inline(always)
  func store(_ lane: Int, _ point: inout ManifoldPoint) {
    point.normalImpulse = normalImpulse[lane]
    point.tangentImpulse = tangentImpulse[lane]
  }

  /// The angular impulses of a normal and a tangent impulse.
  @inline(always)
  fileprivate func angularImpulses(_ normal: Float4, _ tangent: Float4) -> (Float4, Float4) {
    (rtA * tangent + rnA * normal, rtB * tangent + rnB * normal)
  }
}

extension ContactBlockHeader {
  /// Applies impulses at the points of four contacts with one each.
  @inline(always)
  func apply(
    _ p0: some ContactRows4, normal n0: Float4, tangent t0: Float4,
    _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    let (angularA, angularB) = p0.angularImpulses(n0, t0)
    apply(n0, t0, angularA, angularB, bodyStates)
  }

  /// Applies impulses at the points of four contacts with two each.
  @inline(always)
  func apply<Rows: ContactRows4>(
    _ p0: Rows, _ p1: Rows, normal n: (Float4, Float4), tangent t: (Float4, Float4),
    _ bodyStates: UnsafeMutablePointer<BodyState>
  ) {
    let (angularA0, angularB0) = p0.angularImpulses(n.0, t.0)
    let (angularA1, angularB1) = p1.angularImpulses(n.1, t.1)
    apply(n.0 + n.1, t.0 + t.1, angularA0 + angularA1, angularB0 + angularB1, bodyStates)
  }
}
