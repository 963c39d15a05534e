/// Everything in a world, in buffers that it owns.
///
/// The step borrows the state once, exclusively, so that no access inside it is checked; copying it is
/// copying memory. Records refer to one another by index, never by reference.
struct WorldState: ~Copyable {
  var settings: Settings
  var tolerances: Tolerances

  // Bodies: a record and a motion each under one index.
  var bodies = Buffer<BodyRecord>()
  var bodyStates = Buffer<BodyState>()
  var freeBody = nullIndex
  /// Indices of the bodies that are awake and not static.
  var awakeBodies = Buffer<Int32>()

  // Shapes: a record and boxes each under one index; and the corners and normals of their cores.
  var shapes = Buffer<ShapeRecord>()
  var shapeBoxes = Buffer<ShapeBoxes>()
  var freeShape = nullIndex
  var vertexStore = VertexStore()

  // The broad phase: a tree for each kind of body, and the shapes whose boxes moved.
  var staticTree = DynamicTree()
  var kinematicTree = DynamicTree()
  var dynamicTree = DynamicTree()
  var movedShapes = Buffer<Int32>()
  var pairs = PairTable()

  // Contacts.
  var contacts = Buffer<ContactRecord>()
  var freeContact = nullIndex
  /// Indices of the contacts of which one body is awake.
  var awakeContacts = Buffer<Int32>()

  // Joints: a record each, and a row in the table of its kind.
  var joints = Buffer<JointRecord>()
  var freeJoint = nullIndex
  var distanceJoints = Buffer<DistanceConstraint>()
  var revoluteJoints = Buffer<RevoluteConstraint>()
  var prismaticJoints = Buffer<PrismaticConstraint>()
  var weldJoints = Buffer<WeldConstraint>()

  // What happened in the last step, and what happened since.
  var began = Buffer<ContactEvent>()
  /// The contact of each event of `began`.
  var beganContacts = Buffer<Int32>()
  var ended = Buffer<ContactEvent>()
  var endedSinceStep = Buffer<ContactEvent>()

  /// The length of the last sub-step, or 0 before the first.
  var lastStep: Float = 0
  /// Steps taken so far.
  var stepCount = 0

  /// Whether constraints are solved one at a time, sweep after sweep, even where they are many: for tests.
  var usesScalarPath = false

  /// Memory that the step uses and forgets.
  var scratch = Scratch()

  init(settings: Settings) {
    settings.check()
    self.settings = settings
    tolerances = Tolerances(lengthScale: settings.lengthScale)
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
    distanceJoints = Buffer(copying: other.distanceJoints)
    revoluteJoints = Buffer(copying: other.revoluteJoints)
    prismaticJoints = Buffer(copying: other.prismaticJoints)
    weldJoints = Buffer(copying: other.weldJoints)
    began = Buffer(copying: other.began)
    beganContacts = Buffer(copying: other.beganContacts)
    ended = Buffer(copying: other.ended)
    endedSinceStep = Buffer(copying: other.endedSinceStep)
    lastStep = other.lastStep
    stepCount = other.stepCount
    usesScalarPath = other.usesScalarPath
  }
}

/// Memory that the step uses and forgets; kept so that no step after the first few allocates.
struct Scratch: ~Copyable {
  var stack = Buffer<Int32>()
  var overlaps = Buffer<Int32>()
  /// For each body, the next one on the way to its island's root.
  var islandParent = Buffer<Int32>()
  /// For each root, the last position iteration that left its island wrong.
  var islandUnsolvedIteration = Buffer<Int32>()
  /// For each root, the shortest rest of the island's bodies.
  var islandMinSleepTime = Buffer<Float>()
  /// Contacts whose boxes parted.
  var separatedContacts = Buffer<Int32>()
  /// Contacts and joints to solve, in the order of their visits.
  var touchingContacts = Buffer<Int32>()
  var activeJoints = Buffer<JointKey>()
  /// What it takes to sort them: for each its depth and the bodies that it moves.
  var depths = Buffer<Float>()
  var movableBodies = Buffer<SIMD2<Int32>>()
  var sortedContacts = Buffer<Int32>()
  var sortedJoints = Buffer<JointKey>()
  /// For each body, the colours its constraints of a layer have taken; for each of these, its colour.
  var bodyColors = Buffer<UInt32>()
  var constraintColors = Buffer<UInt8>()
  /// Where groups of contacts that share no moving body end; empty where they are too few to group.
  var groupEnds = Buffer<Int32>()
  /// The same for joints.
  var jointGroupEnds = Buffer<Int32>()
  var radixKeys = Buffer<UInt16>()
  var order = Buffer<Int32>()
  var orderBuffer = Buffer<Int32>()
  var constraints = Buffer<ContactConstraint>()
  /// The same four at a time, where they are many.
  var blocks = Buffer<BlockKey>()
  var onePoint = Buffer<OnePointBlock>()
  var twoPoint = Buffer<TwoPointBlock>()
  var positions = Buffer<PositionBlock>()
  /// Pointers4 revolute joints at a time, the other joints, and where each group ends in both.
  var revolutes = Buffer<RevoluteBlock>()
  var singleJoints = Buffer<JointKey>()
  var jointGroups = Buffer<JointGroup>()
  /// For a wave of sweeps: each body's and each joint's levels, the joints by level, where each level ends.
  var bodyLevels = Buffer<LevelRange>()
  var levels = Buffer<Int32>()
  var leveledJoints = Buffer<JointKey>()
  var levelEnds = Buffer<Int32>()
  var impactContacts = Buffer<Int32>()
  var impactBodies = Buffer<Int32>()
  var impactCandidates = Buffer<Int32>()
}

/// The corners and normals of all cores, in blocks whose sizes are powers of two.
struct VertexStore: ~Copyable {
  var vertices = Buffer<Vec2>()
  var normals = Buffer<Vec2>()
  /// The first free block of each size class; a free block's first vertex holds the next in its bits.
  private var firstFree = Buffer<Int32>()

  init() { firstFree.resize(16, filling: nullIndex) }

  init(copying other: borrowing VertexStore) {
    vertices = Buffer(copying: other.vertices)
    normals = Buffer(copying: other.normals)
    firstFree = Buffer(copying: other.firstFree)
  }

  /// The power of two that holds a core; what has sides has room for a multiple of four of them.
  private static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : max(2, Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// Takes a block with room for `count` corners.
  mutating func allocate(_ count: Int) -> Int32 {
    precondition(count <= 1 << 15, "a shape must have at most 32768 corners, but has \(count)")
    let sizeClass = Self.sizeClass(count)
    let head = firstFree[sizeClass]
    guard head == nullIndex else {
      firstFree[sizeClass] = Int32(bitPattern: vertices[head].x.bitPattern)
      return head
    }
    let first = Int32(vertices.count)
    vertices.resize(vertices.count + (1 << sizeClass), filling: .zero)
    normals.resize(normals.count + (1 << sizeClass), filling: .zero)
    return first
  }

  mutating func free(_ first: Int32, count: Int) {
    let sizeClass = Self.sizeClass(count)
    vertices[first].x = Float(bitPattern: UInt32(bitPattern: firstFree[sizeClass]))
    firstFree[sizeClass] = first
  }
}
