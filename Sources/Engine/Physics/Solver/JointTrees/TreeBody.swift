/// A body of a joint tree, in double precision.
struct TreeBody: BitwiseCopyable {
  /// Ratio, 1.5: the maximum of stiffness times the square of a sub-step, in masses.
  ///
  /// At 0.5 the tip of a free rope of light links gains energy; near 4 a rope tears.
  private static let maxStiffness = 1.5

  /// Ratio, 4: the same, above which leapfrog integration diverges.
  private static let divergentStiffness = 4.0

  /// The index in the bodies of the world.
  let body: Int32
  let isDynamic: Bool
  private let freeMass: Double
  private let freeInertia: Double

  /// The factor of the inverse masses in a torn tree.
  private var raise = 1.0
  /// The stiffness of the joints' forces against translation and rotation, in units of the
  /// sub-step.
  var linearStiffness = 0.0
  var angularStiffness = 0.0
  /// The inverse mass and inertia of the body alone, limited by the stiffness.
  private var mass = 0.0
  private var inertia = 0.0
  /// The inverse mass with the bodies behind it, as far as they are eliminated.
  var inverseMass = InverseMass(mass: 0, inertia: 0)
  /// The change of the velocity or of the position by the joints eliminated so far.
  var value = Vec3.zero
  /// The sum of the impulses of the joints.
  var impulse = Vec3.zero

  /// The velocity, and the motion by it over the sub-step.
  private(set) var velocity = Vec3.zero
  private(set) var shift = SIMD2<Double>.zero
  private(set) var turn = 0.0
  /// The sine of the rotation, and its cosine minus 1.
  private(set) var sine = 0.0
  private(set) var versine = 0.0

  init(_ body: Int32, _ record: BodyRecord) {
    self.body = body
    isDynamic = record.kind == .dynamic
    freeMass = Double(record.invMass)
    freeInertia = Double(record.invInertia)
  }

  /// Sets the inverse mass to that of the body alone; returns whether the stiffness limits it, if
  /// it may: see `JointTree`.
  @inline(always)
  mutating func reset(_ h: Double, limitsMass: Bool) -> Bool {
    (mass, inertia) = (raise * freeMass, raise * freeInertia)
    let isLimited = limitsMass && isStiff(h)
    if isLimited {
      let (linear, angular) = (h * linearStiffness, h * angularStiffness)
      if mass * linear > TreeBody.maxStiffness { mass = TreeBody.maxStiffness / linear }
      if inertia * angular > TreeBody.maxStiffness { inertia = TreeBody.maxStiffness / angular }
    }
    inverseMass = InverseMass(mass: mass, inertia: inertia)
    return isLimited
  }

  /// Raises the mass of the body to a minimum, and its inertia in proportion.
  mutating func raiseMass(to least: Double) {
    raise = least * freeMass > 1 ? 1 / (least * freeMass) : 1
  }

  mutating func dropStiffness() { (linearStiffness, angularStiffness) = (0, 0) }

  /// Whether the stiffness is greater than a sub-step resolves.
  @inline(always)
  func isStiff(_ h: Double) -> Bool {
    freeMass * (h * linearStiffness) > TreeBody.maxStiffness
      || freeInertia * (h * angularStiffness) > TreeBody.maxStiffness
  }

  /// Whether leapfrog integration diverges at this stiffness with the masses of the sub-step.
  @inline(always)
  func isUnstable(_ h: Double) -> Bool {
    mass * (h * linearStiffness) > TreeBody.divergentStiffness
      || inertia * (h * angularStiffness) > TreeBody.divergentStiffness
  }

  /// Whether no stiffness up to a ratio diverges, with a margin for rounding.
  @inline(always)
  static func isStable(_ ratio: Double) -> Bool { ratio < 0.5 * divergentStiffness }

  /// The stiffness against rotation in times of the inertia.
  @inline(always)
  var angularRatio: Double { freeInertia * angularStiffness }

  /// The mass of the body alone; 0 unless it is dynamic.
  var weight: Double { freeMass > 0 ? 1 / freeMass : 0 }

  /// The velocity at which a body keeps its momentum as its inertia is enlarged and, relative to a
  /// frame, its mass.
  func kept(_ v: Vec3, frame: SIMD2<Double>?) -> Vec3 {
    var kept = v
    if freeInertia > 0 { kept.z *= inertia / freeInertia }
    if let frame, freeMass > 0 {
      kept.x = frame.x + mass / freeMass * (v.x - frame.x)
      kept.y = frame.y + mass / freeMass * (v.y - frame.y)
    }
    return kept
  }

  /// The inverse mass of the body without joints along a row.
  @inline(always)
  func free(_ row: Vec3) -> Double {
    freeMass * (row.x * row.x + row.y * row.y) + freeInertia * row.z * row.z
  }

  /// The change of velocity, or of position, by the impulses.
  @inline(always)
  var motion: Vec3 { Vec3(mass * impulse.x, mass * impulse.y, inertia * impulse.z) }

  /// Sets the velocity, or adds to it, and computes the motion over a sub-step.
  ///
  /// Beyond a radian in a sub-step the rotation is linearized, since the second order exceeds the
  /// first: contradictory joints would raise each other's velocities to infinity.
  @inline(always)
  mutating func setVelocity(_ v: Vec3, _ h: Double) {
    velocity = v
    shift = SIMD2(h * v.x, h * v.y)
    turn = h * v.z
    let angle = max(-1, min(1, turn))
    // The series of sine and cosine, whose next terms are below 3e-8.
    let square = angle * angle
    let series =
      square * (1.0 / 6 - square * (1.0 / 120 - square * (1.0 / 5040 - square * (1.0 / 362_880))))
    sine = turn - angle * series
    versine =
      -square
      * (0.5 - square * (1.0 / 24 - square * (1.0 / 720 - square * (1.0 / 40320))))
  }

  /// The displacement of the end of a lever over the sub-step.
  @inline(always)
  func displacement(_ lever: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      shift.x + (versine * lever.x - sine * lever.y),
      shift.y + (sine * lever.x + versine * lever.y))
  }
}

/// The inverse mass of a body that moves with the bodies behind it: symmetric, 3 by 3.
struct InverseMass: BitwiseCopyable {
  var xx: Double
  var xy: Double
  var xz: Double
  var yy: Double
  var yz: Double
  var zz: Double

  /// Creates the inverse mass of a body without joints.
  @inline(always)
  init(mass: Double, inertia: Double) {
    (xx, yy, zz) = (mass, mass, inertia)
    (xy, xz, yz) = (0, 0, 0)
  }

  @inline(always)
  static func * (w: InverseMass, v: Vec3) -> Vec3 {
    Vec3(
      w.xx * v.x + w.xy * v.y + w.xz * v.z, w.xy * v.x + w.yy * v.y + w.yz * v.z,
      w.xz * v.x + w.yz * v.y + w.zz * v.z)
  }

  /// The columns of the point at the end of a lever, in x and y: W J^T with J = [1, 0, -y; 0, 1,
  /// x].
  @inline(always)
  func columns(_ lever: SIMD2<Double>) -> (x: Vec3, y: Vec3) {
    (
      Vec3(xx - lever.y * xz, xy - lever.y * yz, xz - lever.y * zz),
      Vec3(xy + lever.x * xz, yy + lever.x * yz, yz + lever.x * zz)
    )
  }

  /// Subtracts s v v^T.
  @inline(always)
  mutating func subtract(_ s: Double, _ v: Vec3) {
    let (x, y, z) = (s * v.x, s * v.y, s * v.z)
    xx -= x * v.x
    xy -= x * v.y
    xz -= x * v.z
    yy -= y * v.y
    yz -= y * v.z
    zz -= z * v.z
  }
}
