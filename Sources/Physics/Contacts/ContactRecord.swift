/// Facts about a contact that are true or false.
struct ContactFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt8
  static let alive = ContactFlags(rawValue: 1)
  static let touching = ContactFlags(rawValue: 2)
  /// One of the shapes is a sensor: the contact is reported, not solved.
  static let sensor = ContactFlags(rawValue: 4)
  /// In the small island around a time of impact.
  static let inImpact = ContactFlags(rawValue: 8)
  /// `impact` holds for where the bodies are now.
  static let impactTimeKnown = ContactFlags(rawValue: 16)
  /// On the list of contacts that meet within the sub-step.
  static let impactCandidate = ContactFlags(rawValue: 32)
}

/// A pair of shapes whose boxes in the tree overlap.
///
/// It lives from the step in which the boxes meet to the one in which they part, touching or not,
/// and carries the manifold and its impulses from step to step. Each contact hangs in the lists of
/// both its bodies by an edge: contact index times two, plus one on B's side.
struct ContactRecord: EdgeListElement {
  var flags: ContactFlags = .alive
  /// How often continuous collision stopped this pair in this sub-step.
  var impactCount: UInt8 = 0
  var shapeA: Int32
  var shapeB: Int32
  var bodyA: Int32
  var bodyB: Int32
  var friction: Float
  var restitution: Float
  /// The gap between cores up to which they count as touching.
  var reach: Float
  /// The gap between the shapes' boxes beyond which they can not touch.
  var boxReach: Float
  var manifold = Manifold.apart
  /// Where the second shape's body stood in the first one's frame when the manifold was found.
  var manifoldPose = Pose.identity
  /// When in the sub-step the cores meet: 1 for not at all.
  var impactTime: Float = 1
  /// The largest normal impulse of this sub-step's impacts.
  var impactImpulse: Float = 0
  /// The place in the list of awake contacts, or `none` while both bodies rest.
  var awakeIndex: Int32 = nullIndex
  /// Neighbours in the lists of both bodies; `nextA` doubles as the next free record.
  var previousA: Int32 = nullIndex
  var nextA: Int32 = nullIndex
  var previousB: Int32 = nullIndex
  var nextB: Int32 = nullIndex

  var isTouching: Bool { flags.contains(.touching) }
  var isSensor: Bool { flags.contains(.sensor) }
}
