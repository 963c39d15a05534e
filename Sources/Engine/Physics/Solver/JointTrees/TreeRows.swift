/// The rows of a joint of a tree that has other rows than a pair of points: see `RigidRows`.
///
/// Unused rows are zero.
struct TreeRows: BitwiseCopyable {
  private let kind: RigidRows.Kind
  private let reference: Double
  /// The normal of a slider's line, in the frame of A and in the world.
  private let localNormal: SIMD2<Double>
  private var normal = SIMD2<Double>.zero
  /// The angle of B minus that of A and the reference, when the sub-step began.
  private var angle = 0.0
  /// 1 / length of a rod, whose direction turns when its ends move across it; else 0.
  private var inverseLength = 0.0
  private var leverChild = SIMD2<Double>.zero
  private var leverParent = SIMD2<Double>.zero
  /// The Jacobians of child and parent.
  private var c0 = Vec3.zero
  private var c1 = Vec3.zero
  private var c2 = Vec3.zero
  private var p0 = Vec3.zero
  private var p1 = Vec3.zero
  private var p2 = Vec3.zero
  /// The rows of Y.
  private var y0 = Vec3.zero
  private var y1 = Vec3.zero
  private var y2 = Vec3.zero
  /// L below its diagonal of ones: 10, 20 and 21.
  private var lower = Vec3.zero
  private var inverseD = Vec3.zero
  /// The errors when the sub-step began, and those at its end.
  private var start = Vec3.zero
  private var error = Vec3.zero

  init(_ rows: RigidRows) {
    kind = rows.kind
    reference = Double(rows.reference)
    localNormal = SIMD2(Double(rows.normal.x), Double(rows.normal.y))
  }

  /// Computes the rows at the current positions; returns the largest error.
  mutating func measure(_ ends: TreeEnds, slop: Double) -> Double {
    angle = ends.angle - reference
    (leverChild, leverParent) = (ends.leverChild, ends.leverParent)
    let d = ends.difference
    var (rA, rB) = (leverParent, leverChild)
    if ends.isChildA { swap(&rA, &rB) }
    var (a0, a1, a2, b0, b1, b2) = (
      Vec3.zero, Vec3.zero, Vec3.zero, Vec3.zero, Vec3.zero, Vec3.zero
    )
    switch kind {
    case .point, .weld:
      (a0, b0) = (Vec3(-1, 0, rA.y), Vec3(1, 0, -rB.y))
      (a1, b1) = (Vec3(0, -1, -rA.x), Vec3(0, 1, rB.x))
      (a2, b2) = (Vec3(0.0, 0.0, -1.0), Vec3(0.0, 0.0, 1.0))
    case .rod:
      let length = (d * d).sum().squareRoot()
      // A rod between coincident points has no direction, and then no row.
      inverseLength = length > slop ? 1 / length : 0
      let u = inverseLength * d
      a0 = Vec3(-u.x, -u.y, rA.y * u.x - rA.x * u.y)
      b0 = Vec3(u.x, u.y, rB.x * u.y - rB.y * u.x)
    case .slider:
      normal = ends.a.pointee.lever(localNormal)
      rA += d
      if ends.isChildA { leverChild = rA } else { leverParent = rA }
      a0 = Vec3(-normal.x, -normal.y, rA.y * normal.x - rA.x * normal.y)
      b0 = Vec3(normal.x, normal.y, rB.x * normal.y - rB.y * normal.x)
      (a1, b1) = (Vec3(0.0, 0.0, -1.0), Vec3(0.0, 0.0, 1.0))
    }
    start = errors(d, normal: normal, angle: angle)
    (c0, c1, c2, p0, p1, p2) = ends.isChildA ? (a0, a1, a2, b0, b1, b2) : (b0, b1, b2, a0, a1, a2)
    return start.magnitude
  }

  /// Adds the stiffness of impulses to both bodies.
  func addStiffness(
    of impulse: Vec3, _ child: UnsafeMutablePointer<TreeBody>,
    _ parent: UnsafeMutablePointer<TreeBody>
  ) {
    func stiffness(_ lever: SIMD2<Double>, _ j0: Vec3, _ j1: Vec3) -> Double {
      lever.x * (impulse.x * j0.x + impulse.y * j1.x)
        + lever.y * (impulse.x * j0.y + impulse.y * j1.y)
    }
    let linear = max(0, -impulse.x) * inverseLength
    child.pointee.linearStiffness += linear
    parent.pointee.linearStiffness += linear
    child.pointee.angularStiffness += stiffness(leverChild, c0, c1)
    parent.pointee.angularStiffness += stiffness(leverParent, p0, p1)
  }

  /// See `TreeJoint.factorize`.
  mutating func factorize(
    _ child: UnsafeMutablePointer<TreeBody>, _ parent: UnsafeMutablePointer<TreeBody>,
    regularization: Double
  ) {
    let wc = child.pointee.inverseMass
    var w = parent.pointee.inverseMass
    func inverse(_ pivot: Double, _ c: Vec3, _ p: Vec3) -> Double {
      inversePivot(pivot, regularization * (child.pointee.free(c) + parent.pointee.free(p)))
    }
    (y0, y1, y2) = (w * p0, w * p1, w * p2)
    let (z0, z1, z2) = (wc * c0, wc * c1, wc * c2)
    inverseD.x = inverse(dot(y0, p0) + dot(z0, c0), c0, p0)
    let k10 = dot(y1, p0) + dot(z1, c0)
    let k20 = dot(y2, p0) + dot(z2, c0)
    lower.x = k10 * inverseD.x
    lower.y = k20 * inverseD.x
    inverseD.y = inverse(dot(y1, p1) + dot(z1, c1) - lower.x * k10, c1, p1)
    let k21 = dot(y2, p1) + dot(z2, c1) - lower.y * k10
    lower.z = k21 * inverseD.y
    inverseD.z = inverse(
      dot(y2, p2) + dot(z2, c2) - lower.y * k20 - lower.z * k21, c2, p2)
    let u1 = y1 - lower.x * y0
    w.subtract(inverseD.x, y0)
    w.subtract(inverseD.y, u1)
    w.subtract(inverseD.z, y2 - lower.y * y0 - lower.z * u1)
    parent.pointee.inverseMass = w
  }

  /// Computes the errors at the end of the sub-step from the vector between the points; returns the
  /// largest magnitude.
  mutating func predict(
    _ d: SIMD2<Double>, _ a: UnsafeMutablePointer<TreeBody>, _ b: UnsafeMutablePointer<TreeBody>,
    isApart: Bool
  ) -> Double {
    let (s, v) = (a.pointee.sine, a.pointee.versine)
    let turned = SIMD2(
      normal.x + (v * normal.x - s * normal.y), normal.y + (s * normal.x + v * normal.y))
    error = errors(d, normal: turned, angle: angle + (b.pointee.turn - a.pointee.turn))
    if isApart { error -= start }
    return error.magnitude
  }

  /// See `TreeJoint.measureError`.
  mutating func measureError(_ ends: TreeEnds, limit: Double) -> Double {
    let now = errors(
      ends.difference, normal: ends.a.pointee.lever(localNormal), angle: ends.angle - reference)
    error = now.clamped(limit)
    return now.magnitude
  }

  @inline(always)
  private func errors(_ d: SIMD2<Double>, normal: SIMD2<Double>, angle: Double) -> Vec3 {
    switch kind {
    case .point, .weld: Vec3(d.x, d.y, angle)
    case .rod: Vec3(inverseLength > 0 ? (d * d).sum().squareRoot() - reference : 0, 0, 0)
    case .slider: Vec3((normal * d).sum(), angle, 0)
    }
  }

  /// See `TreeJoint.eliminate`.
  mutating func eliminate(
    _ child: UnsafeMutablePointer<TreeBody>, _ parent: UnsafeMutablePointer<TreeBody>,
    factor: Double
  ) {
    let (c, p) = (child.pointee.value, parent.pointee.value)
    error =
      factor * error
      + Vec3(dot(c0, c) + dot(p0, p), dot(c1, c) + dot(p1, p), dot(c2, c) + dot(p2, p))
    let l = solve(error)
    parent.pointee.value = p - (l.x * y0 + l.y * y1 + l.z * y2)
  }

  /// Adds the impulses to both bodies; returns them.
  mutating func substitute(
    _ child: UnsafeMutablePointer<TreeBody>, _ parent: UnsafeMutablePointer<TreeBody>
  ) -> Vec3 {
    let p = parent.pointee.impulse
    let l = -1 * solve(error + Vec3(dot(y0, p), dot(y1, p), dot(y2, p)))
    parent.pointee.impulse = p + (l.x * p0 + l.y * p1 + l.z * p2)
    child.pointee.impulse += l.x * c0 + l.y * c1 + l.z * c2
    return l
  }

  /// Returns K^-1 b.
  private func solve(_ b: Vec3) -> Vec3 {
    let f1 = b.y - lower.x * b.x
    let f2 = b.z - lower.y * b.x - lower.z * f1
    let z = inverseD.z * f2
    let y = inverseD.y * f1 - lower.z * z
    return Vec3(inverseD.x * b.x - lower.x * y - lower.y * z, y, z)
  }
}
