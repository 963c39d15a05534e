/// Boolean properties of a contact.
struct ContactFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt16
  static let alive = ContactFlags(rawValue: 1)
  static let touching = ContactFlags(rawValue: 2)
  /// One of the shapes is a sensor: the contact is reported but not solved.
  static let sensor = ContactFlags(rawValue: 4)
  /// Member of the island of the current time-of-impact event.
  static let inImpact = ContactFlags(rawValue: 8)
  /// Continuous collision considers the pair: a body is static, kinematic or a bullet.
  static let continuous = ContactFlags(rawValue: 64)
  /// The gap of the manifold is that at `manifoldPose`.
  static let gapHasPose = ContactFlags(rawValue: 128)
  /// The surfaces move or resist rolling.
  static let surface = ContactFlags(rawValue: 256)
  /// One of the shapes is one-way.
  static let oneWay = ContactFlags(rawValue: 512)
  /// The contact passes through a one-way shape from behind, until the shapes are apart.
  static let passing = ContactFlags(rawValue: 1024)
  /// The contact modifier has disabled the contact in this sub-step.
  static let disabled = ContactFlags(rawValue: 2048)
  /// The shapes were apart when the soft step began, but are solved.
  static let near = ContactFlags(rawValue: 4096)
}

/// The index of a contact with an awake body, whether continuous collision considers it, and
/// whether its boxes are far apart.
///
/// Loops skip most contacts by these bits, since reading each record costs a cache miss.
struct AwakeContact: BitwiseCopyable {
  private var bits: Int32

  @inline(always)
  init(_ index: Int32, _ contact: ContactRecord) {
    bits = index << 2 | (contact.flags.contains(.continuous) ? 1 : 0)
  }

  @inline(always)
  var index: Int32 { bits >> 2 }

  /// A copy of the flag of the record.
  @inline(always)
  var isContinuous: Bool { bits & 1 != 0 }

  /// Whether `updateContacts()` has found the boxes too far apart for the shapes to touch, and the
  /// contact has neither touched nor been near since.
  @inline(always)
  var isFar: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }
}

/// A pair of shapes whose fat boxes overlap.
///
/// A contact exists while the fat boxes overlap, touching or not, and stores the manifold with its
/// impulses. It is a record in the edge lists of both bodies.
struct ContactRecord: EdgeListElement {
  var flags: ContactFlags = .alive
  /// The number of time-of-impact events of this contact in the sub-step.
  var impactCount: UInt8 = 0
  /// Whether both shapes are circles.
  var joinsCircles = false
  var shapeA: Int32
  var shapeB: Int32
  var bodyA: Int32
  var bodyB: Int32
  var friction: Float
  var restitution: Float
  /// The radii of the shapes.
  var radiusA: Float
  var radiusB: Float
  /// The distance between cores up to which the shapes touch.
  var reach: Float
  /// The gap between the bounding boxes above which the shapes cannot touch.
  var boxReach: Float
  var manifold = Manifold.separated
  /// The pose of the second body relative to the first when the manifold was computed.
  var manifoldPose = Pose.identity
  /// The maximum normal impulse of the impacts in this sub-step.
  var impactImpulse: Float = 0
  /// The coefficient of rolling resistance times the larger radius, in meters.
  var rollingResistance: Float = 0
  /// The sum of the tangent speeds of both surfaces.
  var tangentSpeed: Float = 0
  /// The angular impulse of rolling resistance, for warm starting.
  var rollingImpulse: Float = 0
  /// The index in `awakeContacts`, or `nullIndex` while both bodies sleep.
  var awakeIndex: Int32 = nullIndex
  /// Links of the contact lists of both bodies; `nextA` doubles as the link of the free list.
  var previousA: Int32 = nullIndex
  var nextA: Int32 = nullIndex
  var previousB: Int32 = nullIndex
  var nextB: Int32 = nullIndex

  var isTouching: Bool { flags.contains(.touching) }
  var isSensor: Bool { flags.contains(.sensor) }
  /// Whether the contact acts on its bodies while it touches.
  var isSolid: Bool { flags.isDisjoint(with: [.sensor, .passing, .disabled]) }
}
