/// The rigid rows of a joint, at most three, which joint trees solve directly.
struct RigidRows: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Two points coincide: two rows, in x and y.
    case point
    /// Two points coincide, and the angle of B minus that of A is the reference.
    case weld
    /// The distance of two points is the reference.
    case rod
    /// A point of B lies on a line of A, and the angle of B minus that of A is the reference.
    case slider
  }

  let kind: Kind
  /// The points in the frames of the bodies.
  let anchorA: Vec2
  let anchorB: Vec2
  /// An angle or a length.
  var reference: Float = 0
  /// The normal of a slider's line, in the frame of A.
  var normal = Vec2.zero
}

/// Three values in double precision: those of three rows, or of the columns x, y and angle.
///
/// In a chain of light links on a heavy one, cancellation costs as many digits as their mass ratio
/// has.
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
