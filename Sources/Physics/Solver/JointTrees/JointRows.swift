/// The rigid rows of a joint, at most three, which joint trees solve directly.
///
/// A row is a velocity constraint J v = 0 of both bodies, with the columns x, y and angle for each.
/// Unused rows are zero.
struct JointRows: BitwiseCopyable {
  var a0 = Vec3.zero
  var a1 = Vec3.zero
  var a2 = Vec3.zero
  var b0 = Vec3.zero
  var b1 = Vec3.zero
  var b2 = Vec3.zero
  /// Half the second time derivative of the constraint functions over a sub-step, at constant
  /// velocities.
  var curvature = Vec3.zero
  /// The points at which the rows act, relative to the centres of mass; zero for those that turn
  /// with no body.
  var leverA = Vec2.zero
  var leverB = Vec2.zero
  /// 1 / length of a rod, whose direction turns when its ends move across it; else 0.
  var inverseLength: Float = 0

  /// Whether the third row is not zero.
  @inline(always)
  var hasThirdRow: Bool { a2 != .zero || b2 != .zero }

  init() {}

  /// Creates the rows of the coincidence of two points, x and y, with their levers.
  init(point rA: Vec2, _ rB: Vec2, curvature: Vec2) {
    a0 = Vec3(-1, 0, rA.y)
    a1 = Vec3(0, -1, -rA.x)
    b0 = Vec3(1, 0, -rB.y)
    b1 = Vec3(0, 1, rB.x)
    self.curvature = Vec3(curvature.x, curvature.y, 0)
    (leverA, leverB) = (rA, rB)
  }
}

/// Three values in double precision: those of three rows, or of the columns x, y and angle.
///
/// A chain of light links on a heavy one cancels the mass of the heavy one down to the ratio of
/// both.
struct Vec3: BitwiseCopyable, Equatable {
  var x: Double
  var y: Double
  var z: Double

  @inline(always)
  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  @inline(always)
  init(_ x: Float, _ y: Float, _ z: Float) { self.init(Double(x), Double(y), Double(z)) }

  static let zero = Vec3(0.0, 0.0, 0.0)

  @inline(always)
  static func + (a: Vec3, b: Vec3) -> Vec3 { Vec3(a.x + b.x, a.y + b.y, a.z + b.z) }

  @inline(always)
  static func - (a: Vec3, b: Vec3) -> Vec3 { Vec3(a.x - b.x, a.y - b.y, a.z - b.z) }

  @inline(always)
  static func * (s: Double, a: Vec3) -> Vec3 { Vec3(s * a.x, s * a.y, s * a.z) }

  @inline(always)
  static func += (a: inout Vec3, b: Vec3) { a = a + b }

  @inline(always)
  static func -= (a: inout Vec3, b: Vec3) { a = a - b }
}

extension Vec3 {
  /// The largest magnitude of a component.
  var magnitude: Double { max(x.magnitude, max(y.magnitude, z.magnitude)) }

  /// Returns the components limited to a magnitude.
  func clamped(_ limit: Double) -> Vec3 {
    Vec3(
      max(-limit, min(limit, x)), max(-limit, min(limit, y)), max(-limit, min(limit, z)))
  }
}

@inline(always)
func dot(_ a: Vec3, _ b: Vec3) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

/// The inverse mass of a body that moves with the bodies behind it: symmetric, 3 by 3.
struct InverseMass: BitwiseCopyable {
  var xx: Double
  var xy: Double
  var xz: Double
  var yy: Double
  var yz: Double
  var zz: Double

  /// Creates the inverse mass of a body without joints.
  init(mass: Float, inertia: Float) {
    (xx, yy, zz) = (Double(mass), Double(mass), Double(inertia))
    (xy, xz, yz) = (0, 0, 0)
  }

  @inline(always)
  static func * (w: InverseMass, v: Vec3) -> Vec3 {
    Vec3(
      w.xx * v.x + w.xy * v.y + w.xz * v.z, w.xy * v.x + w.yy * v.y + w.yz * v.z,
      w.xz * v.x + w.yz * v.y + w.zz * v.z)
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
