/// What the solver reads and writes of a body: 32 bytes, two rows of four.
///
/// Contacts visit bodies at random, so all that a velocity iteration needs shares one cache line.
struct BodyState: BitwiseCopyable {
  /// The velocity of the centre of mass.
  var v: Vec2
  /// The spin.
  var w: Float
  /// The angle, counting turns.
  var a: Float
  /// The world position of the centre of mass.
  var c: Vec2
  /// The turn by the angle.
  var q: Rot

  /// Where the rows start, in bytes: (v.x, v.y, w, a) and (c.x, c.y, q.c, q.s).
  static let velocityRow = 0
  static let positionRow = 16
}

/// Facts about a body that are true or false.
struct BodyFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let alive = BodyFlags(rawValue: 1)
  static let bullet = BodyFlags(rawValue: 2)
  static let rotationFixed = BodyFlags(rawValue: 4)
  static let allowsSleep = BodyFlags(rawValue: 8)
  /// In the small island around a time of impact.
  static let inImpact = BodyFlags(rawValue: 16)
  /// The mass was given by the user and does not follow the shapes.
  static let hasCustomMass = BodyFlags(rawValue: 32)
  /// A joint on a long lever moves the body: see `WorldState.updateLongLeverFlags(around:)`.
  static let hasLongLeverJoint = BodyFlags(rawValue: 64)

  /// Whether what holds two bodies together or apart starts without the impulses of the last step.
  @inline(always)
  func skipsWarmStart(with other: BodyFlags) -> Bool { union(other).contains(.hasLongLeverJoint) }
}

/// Everything about a body that the velocity solver does not need.
struct BodyRecord: BitwiseCopyable {
  var kind: Body.Kind
  var flags: BodyFlags
  var generation: UInt32
  /// The place in the list of awake bodies, or none while asleep or static.
  var awakeIndex: Int32 = nullIndex
  var firstShape: Int32 = nullIndex
  /// The first contact edge: contact index times two, plus one on the contact's second side.
  var firstContact: Int32 = nullIndex
  /// The first joint edge, made up alike.
  var firstJoint: Int32 = nullIndex
  /// The next record on the free list.
  var nextFree: Int32 = nullIndex

  /// The world position of the body's origin.
  var p: Vec2
  /// Centre and angle at `alpha0`, the part of the sub-step already settled by continuous collision.
  var c0: Vec2
  var a0: Float
  var alpha0: Float = 0
  /// The turn by `a0`.
  var q0 = Rot.identity
  /// The centre of mass in the body's frame; with the two below one row of four.
  var localCenter = Vec2.zero
  var invMass: Float = 0
  var invInertia: Float = 0
  var mass: Float = 0
  /// The moment of inertia about the centre of mass.
  var inertia: Float = 0
  var linearDamping: Float
  var angularDamping: Float
  var gravityScale: Float
  var force = Vec2.zero
  var torque: Float = 0
  /// How long the body has been resting.
  var sleepTime: Float = 0
  var tag: UInt64

  var isAlive: Bool { flags.contains(.alive) }
  var isAwake: Bool { awakeIndex != nullIndex }
  var isBullet: Bool { flags.contains(.bullet) }
}

/// The index that means no element.
let nullIndex: Int32 = -1
