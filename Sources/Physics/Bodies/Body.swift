/// A body as its user sees it: what it is, where it is and how it moves.
///
/// `World.addBody(_:)` makes one from a `Body`; `world[id]` reads it, and writing it back applies
/// what differs. A body that differs in nothing is left as it was, asleep or awake.
public struct Body: Sendable, Equatable {
  /// How a body takes part in the simulation.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Never moves of itself, as if of infinite mass.
    case `static`
    /// Moves with its velocity and spin, which nothing but its user changes.
    case kinematic
    /// Moves by forces, impulses and contacts.
    case dynamic
  }

  /// How the body takes part in the simulation.
  public var kind: Kind
  /// The world position of the body's origin, in metres; not of its centre of mass.
  public var position: Vec2
  /// The angle of the body in radians, positive from x to y; it counts whole turns.
  public var angle: Float
  /// The velocity of the centre of mass, in m/s.
  public var velocity: Vec2
  /// The angular velocity, in rad/s.
  public var angularVelocity: Float
  /// The rate at which velocity decays, in 1/s: a sub-step of length h divides it by 1 + h c.
  public var linearDamping: Float
  /// The rate at which spin decays, in 1/s.
  public var angularDamping: Float
  /// The factor on the world's gravity; 1 by default.
  public var gravityScale: Float
  /// Whether contacts, joints and torques leave the spin as it is, as if of infinite inertia.
  ///
  /// A spin under way goes on, slowed by `angularDamping` alone. Like that of a kinematic body it is a
  /// source of energy: what it rubs is driven up to its speed, and slows it by nothing. Set `spin` to 0
  /// where the body should not turn at all.
  public var isRotationFixed: Bool
  /// Whether the body is stopped at the time of impact with moving bodies too.
  ///
  /// Against static and kinematic bodies every dynamic body is.
  public var isBullet: Bool
  /// Whether the body may fall asleep; true by default.
  public var allowsSleep: Bool
  /// Whether the body is simulated; a resting island falls asleep, and any touch wakes it.
  public var isAwake: Bool
  /// A number for the user, not read by the engine.
  public var tag: UInt64

  /// Creates the description of a body, dynamic and at rest at the origin unless told otherwise.
  public init(
    kind: Kind = .dynamic, position: Vec2 = .zero, angle: Float = 0, velocity: Vec2 = .zero,
    angularVelocity: Float = 0, linearDamping: Float = 0, angularDamping: Float = 0,
    gravityScale: Float = 1,
    isRotationFixed: Bool = false, isBullet: Bool = false, allowsSleep: Bool = true,
    isAwake: Bool = true, tag: UInt64 = 0
  ) {
    self.kind = kind
    self.position = position
    self.angle = angle
    self.velocity = velocity
    self.angularVelocity = angularVelocity
    self.linearDamping = linearDamping
    self.angularDamping = angularDamping
    self.gravityScale = gravityScale
    self.isRotationFixed = isRotationFixed
    self.isBullet = isBullet
    self.allowsSleep = allowsSleep
    self.isAwake = isAwake
    self.tag = tag
  }

  /// The body with 0 for -0 where it is: no sum is -0 unless all its parts are, so no place ever is.
  var withoutNegativeZeros: Body {
    var body = self
    body.position += .zero
    body.angle += 0
    return body
  }

  /// Traps on values that no body can have.
  func check() {
    precondition(position.isFinite, "position must be finite, but is \(position)")
    precondition(angle.isFinite, "angle must be finite, but is \(angle)")
    precondition(velocity.isFinite, "velocity must be finite, but is \(velocity)")
    precondition(
      angularVelocity.isFinite, "angularVelocity must be finite, but is \(angularVelocity)")
    precondition(gravityScale.isFinite, "gravityScale must be finite, but is \(gravityScale)")
    precondition(
      linearDamping.isFinite && linearDamping >= 0,
      "linearDamping must be finite and not negative, but is \(linearDamping)")
    precondition(
      angularDamping.isFinite && angularDamping >= 0,
      "angularDamping must be finite and not negative, but is \(angularDamping)")
  }
}
