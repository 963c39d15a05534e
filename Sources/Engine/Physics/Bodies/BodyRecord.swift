/// The part of a body that the solver reads and writes: 32 bytes, two rows of four floats.
///
/// Contacts access bodies in random order, so the data of an iteration shares one cache line.
struct BodyState: BitwiseCopyable {
  /// The velocity of the center of mass.
  var v: Vec2
  /// The angular velocity.
  var w: Float
  /// The angle, not reduced to one revolution.
  var a: Float
  /// The world position of the center of mass.
  var c: Vec2
  /// The rotation by `a`.
  var q: Rot

  /// Byte offsets of the rows (v.x, v.y, w, a) and (c.x, c.y, q.c, q.s).
  static let velocityRow = 0
  static let positionRow = 16
}

/// Boolean properties of a body.
struct BodyFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let alive = BodyFlags(rawValue: 1)
  static let bullet = BodyFlags(rawValue: 2)
  static let rotationFixed = BodyFlags(rawValue: 4)
  static let allowsSleep = BodyFlags(rawValue: 8)
  /// Member of the island of the current time-of-impact event.
  static let inImpact = BodyFlags(rawValue: 16)
  /// The mass was set by `World.setMass(_:of:)` and does not follow the shapes.
  static let hasCustomMass = BodyFlags(rawValue: 32)
  /// Has a joint on a long lever: see `WorldState.updateLongLeverFlags(around:)`.
  static let hasLongLeverJoint = BodyFlags(rawValue: 64)

  /// Whether constraints between two bodies start with zero impulses instead of those of the last
  /// step.
  @inline(always)
  func skipsWarmStart(with other: BodyFlags) -> Bool { union(other).contains(.hasLongLeverJoint) }
}

/// The part of a body that velocity iterations do not use.
struct BodyRecord: BitwiseCopyable {
  var kind: Body.Kind
  var flags: BodyFlags
  var generation: UInt32
  /// The center of mass in the body's frame; forms a row of four floats with the next two.
  var localCenter = Vec2.zero
  var invMass: Float = 0
  var invInertia: Float = 0
  /// The first joint edge.
  var firstJoint: Int32 = nullIndex
  /// The index in `awakeBodies`, or `nullIndex` while asleep or static.
  var awakeIndex: Int32 = nullIndex
  var firstShape: Int32 = nullIndex
  /// The first contact edge; see `EdgeListElement`.
  var firstContact: Int32 = nullIndex
  /// The next record in the free list.
  var nextFree: Int32 = nullIndex

  /// The world position of the body's origin.
  var p: Vec2
  /// Center and angle at `alpha0`, the fraction of the sub-step that continuous collision has
  /// processed.
  var c0: Vec2
  var a0: Float
  var alpha0: Float = 0
  /// The rotation by `a0`.
  var q0 = Rot.identity
  var mass: Float = 0
  /// The moment of inertia about the center of mass.
  var inertia: Float = 0
  var linearDamping: Float
  var angularDamping: Float
  var gravityScale: Float
  var force = Vec2.zero
  var torque: Float = 0
  /// How long the body has been resting, in seconds.
  var sleepTime: Float = 0
  var tag: UInt64

  /// Computes `invMass` and `invInertia` from the mass and the inertia.
  mutating func setInverseMass() {
    let isDynamic = kind == .dynamic
    invMass = isDynamic ? 1 / mass : 0
    invInertia =
      isDynamic && inertia > 0 && !flags.contains(.rotationFixed) ? 1 / inertia : 0
  }

  var isAlive: Bool { flags.contains(.alive) }
  var isAwake: Bool { awakeIndex != nullIndex }
  var isBullet: Bool { flags.contains(.bullet) }

  /// Whether both bodies are dynamic and one of them has a joint, so that other bodies take part in
  /// an impact.
  @inline(always)
  func formsJointedPair(with other: BodyRecord) -> Bool {
    (firstJoint != nullIndex || other.firstJoint != nullIndex)
      && kind == .dynamic && other.kind == .dynamic
  }
}

/// The index that refers to no element.
let nullIndex: Int32 = -1
