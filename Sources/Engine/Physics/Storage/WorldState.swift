/// The complete contents of a world, in buffers that it owns; `Stepper` and its solvers change
/// them.
///
/// Records refer to each other by index, so copying the buffers copies the world. A step holds
/// exclusive access to the state once, so accesses inside it need no dynamic exclusivity checks.
///
/// Where a mutating method calls one that is not, the compiler passes a copy of these 1.5 KB. So
/// such methods are `@inline(always)` where loops over bodies, contacts or joints call them.
///
/// **Completeness.** No property but `scratch` has a default value, so `init(copying:)` does not
/// compile without a value for each. `visitParts(_:)` lists the properties again for tests,
/// which compare a copy with its original part by part, and compare the list with the layout of
/// this type in memory. What cannot be computed from other properties is also saved, by
/// `code(_:withTrees:)`.
struct WorldState: ~Copyable {
  var settings: Settings
  var tolerances: Tolerances

  // Bodies: a record and a solver state at the same index.
  var bodies: Buffer<BodyRecord>
  var bodyStates: Buffer<BodyState>
  /// The head of the free list of bodies.
  var freeBody: Int32
  /// Indices of the bodies that are awake and not static.
  var awakeBodies: Buffer<Int32>

  // Shapes: a record and bounding boxes at the same index; vertices and normals of their cores.
  var shapes: Buffer<ShapeRecord>
  var shapeBoxes: Buffer<ShapeBoxes>
  var freeShape: Int32
  var vertexStore: VertexStore

  // Broad phase: one tree for each kind of body, and the shapes whose fat boxes changed.
  var staticTree: DynamicTree
  var kinematicTree: DynamicTree
  var dynamicTree: DynamicTree
  var movedShapes: Buffer<Int32>
  var pairs: PairTable

  // Contacts.
  var contacts: Buffer<ContactRecord>
  var freeContact: Int32
  /// The contacts with at least one awake body.
  var awakeContacts: Buffer<AwakeContact>

  // Joints: a record each, and a row in the table of the joint's kind.
  var joints: Buffer<JointRecord>
  var freeJoint: Int32
  var jointTables: JointTables

  /// The contact events of the last step in the order of detection, after those of removals before
  /// the step.
  var contactEvents: Buffer<ContactEvent>
  /// The contact index of each event in `contactEvents`.
  var eventContacts: Buffer<Int32>
  /// The contacts that removals since the last step ended.
  var endedSinceStep: Buffer<ContactEvent>

  /// The duration of the last sub-step in seconds; 0 before the first.
  var lastStep: Float
  /// The number of steps taken.
  var stepCount: Int

  /// Whether a contact modifier has changed contacts.
  var hasModifiedContacts: Bool

  /// Whether constraints are solved one at a time even where SIMD blocks are possible; for tests.
  var usesScalarPath: Bool

  /// Whether joints are solved one at a time; only then do they follow curved paths.
  var usesScalarJoints: Bool { usesScalarPath || settings.conservesEnergy }

  /// Working memory of collision detection, without meaning between steps; not copied.
  var scratch = Scratch()

  init(settings: Settings) {
    settings.check()
    self.settings = settings
    tolerances = Tolerances(lengthScale: settings.lengthScale)
    bodies = Buffer()
    bodyStates = Buffer()
    freeBody = nullIndex
    awakeBodies = Buffer()
    shapes = Buffer()
    shapeBoxes = Buffer()
    freeShape = nullIndex
    vertexStore = VertexStore()
    staticTree = DynamicTree()
    kinematicTree = DynamicTree()
    dynamicTree = DynamicTree()
    movedShapes = Buffer()
    pairs = PairTable()
    contacts = Buffer()
    freeContact = nullIndex
    awakeContacts = Buffer()
    joints = Buffer()
    freeJoint = nullIndex
    jointTables = JointTables()
    contactEvents = Buffer()
    eventContacts = Buffer()
    endedSinceStep = Buffer()
    lastStep = 0
    stepCount = 0
    hasModifiedContacts = false
    usesScalarPath = false
  }

  init(copying other: borrowing WorldState) {
    settings = other.settings
    tolerances = other.tolerances
    bodies = Buffer(copying: other.bodies)
    bodyStates = Buffer(copying: other.bodyStates)
    freeBody = other.freeBody
    awakeBodies = Buffer(copying: other.awakeBodies)
    shapes = Buffer(copying: other.shapes)
    shapeBoxes = Buffer(copying: other.shapeBoxes)
    freeShape = other.freeShape
    vertexStore = VertexStore(copying: other.vertexStore)
    staticTree = DynamicTree(copying: other.staticTree)
    kinematicTree = DynamicTree(copying: other.kinematicTree)
    dynamicTree = DynamicTree(copying: other.dynamicTree)
    movedShapes = Buffer(copying: other.movedShapes)
    pairs = PairTable(copying: other.pairs)
    contacts = Buffer(copying: other.contacts)
    freeContact = other.freeContact
    awakeContacts = Buffer(copying: other.awakeContacts)
    joints = Buffer(copying: other.joints)
    freeJoint = other.freeJoint
    jointTables = JointTables(copying: other.jointTables)
    contactEvents = Buffer(copying: other.contactEvents)
    eventContacts = Buffer(copying: other.eventContacts)
    endedSinceStep = Buffer(copying: other.endedSinceStep)
    lastStep = other.lastStep
    stepCount = other.stepCount
    hasModifiedContacts = other.hasModifiedContacts
    usesScalarPath = other.usesScalarPath
  }
}
