/// The definition of a body: kind, position, velocity and options.
///
/// `World.addBody(_:)` creates a body from its definition. `world[id]` reads the definition, and
/// writing it back applies the differences; without a difference the body stays asleep or awake.
public struct Body: Sendable, Equatable {
  /// How a body participates in the simulation.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// Does not move; infinite mass.
    case `static`
    /// Moves with its velocity, which forces and contacts do not change.
    case kinematic
    /// Moves by forces, impulses and contacts.
    case dynamic
  }

  /// How the body participates in the simulation.
  public var kind: Kind
  /// The world position of the body's origin, in meters; the center of mass may differ.
  public var position: Vec2
  /// The angle in radians, positive from x to y, not reduced to one revolution.
  public var angle: Float
  /// The velocity of the center of mass, in m/s.
  public var velocity: Vec2
  /// The angular velocity, in rad/s.
  public var angularVelocity: Float
  /// The linear damping rate c, in 1/s: a sub-step of duration h divides the velocity by 1 + h c.
  public var linearDamping: Float
  /// The angular damping rate, in 1/s.
  public var angularDamping: Float
  /// The factor on the world's gravity; 1 by default.
  public var gravityScale: Float
  /// Whether contacts, joints and torques leave the angular velocity unchanged, as with infinite
  /// inertia.
  ///
  /// An existing angular velocity persists and decays by `angularDamping` alone. It then acts as an
  /// energy source: friction accelerates other bodies without slowing this one. Set
  /// `angularVelocity` to 0 for a body that should not rotate.
  public var isRotationFixed: Bool
  /// Whether continuous collision also handles impacts with other dynamic bodies; false by default.
  ///
  /// Impacts of dynamic bodies with static and kinematic bodies are always handled.
  public var isBullet: Bool
  /// Whether the body can sleep; true by default.
  public var allowsSleep: Bool
  /// Whether the body is simulated; true by default.
  ///
  /// Resting islands fall asleep; contact with an awake body wakes them.
  public var isAwake: Bool
  /// A user-defined value that the engine does not read.
  public var tag: UInt64

  /// Creates a definition, by default of a dynamic body at rest at the origin.
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

  /// The definition with -0 replaced by 0 in position and angle.
  ///
  /// A sum is -0 only if all terms are, so positions of bodies never become -0 later.
  var withoutNegativeZeros: Body {
    var body = self
    body.position += .zero
    body.angle += 0
    return body
  }

  /// Traps on invalid values.
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
