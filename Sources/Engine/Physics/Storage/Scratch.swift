/// Working memory of the step, kept between steps to avoid allocations; a large world that sleeps
/// releases it.
struct Scratch: ~Copyable {
  /// The number of bodies from which working memory is released while all of them sleep.
  static let minReleasedBodyCount = 256

  var stack = Buffer<Int32>()
  var overlaps = Buffer<Int32>()
  /// For each body, its parent in the disjoint-set forest of islands.
  var islandParent = Buffer<Int32>()
  /// For each island root, the last position iteration in which the island was not converged.
  var islandUnsolvedIteration = Buffer<Int32>()
  /// For each island root, the minimum sleep time of the island's bodies.
  var islandMinSleepTime = Buffer<Float>()
  /// Contacts whose fat boxes no longer overlap.
  var separatedContacts = Buffer<Int32>()
  /// Contacts and joints to solve, in solver order.
  var touchingContacts = Buffer<ContactKey>()
  var activeJoints = Buffer<JointKey>()
  /// The same joints before they are sorted.
  var unsortedJoints = Buffer<JointKey>()
  /// End indices of the color groups of contacts; empty if there are too few contacts to group.
  var groupEnds = Buffer<Int32>()
  /// End indices of the color groups of joints.
  var jointGroupEnds = Buffer<Int32>()
  var constraints = Buffer<ContactConstraint>()
  /// Whether a contact to solve has a surface that moves or resists rolling.
  var hasSurfaces = false
  /// Blocks of four contacts, used instead of `constraints` if contacts are grouped.
  var blocks = Buffer<BlockKey>()
  var blockMemory = BlockMemory()
  /// Blocks of four revolute joints, the other joints, and where each group ends in both.
  var revolutes = Buffer<RevoluteBlock>()
  var singleJoints = Buffer<JointKey>()
  var jointGroups = Buffer<JointGroup>()
  /// For pipelined sweeps: levels of bodies and joints, joints sorted by level, and level ends.
  var bodyLevels = Buffer<LevelRange>()
  var levels = Buffer<Int32>()
  var leveledJoints = Buffer<JointKey>()
  var levelEnds = Buffer<Int32>()
  /// For the soft step: its constraints, and contacts that may begin within the step.
  var softContacts = Buffer<SoftContact>()
  var softBlocks = Buffer<SoftBlockKey>()
  var softOnePoint = Buffer<SoftOnePointBlock>()
  var softTwoPoint = Buffer<SoftTwoPointBlock>()
  /// The contacts with restitution, for impacts.
  var elasticContacts = Buffer<SoftContact>()
  var nearContacts = Buffer<NearPair>()
  var nearStates = Buffer<NearState>()
  /// The contacts that are collided again within the step.
  var turnedContacts = Buffer<Int32>()
  /// For each body its motion since the step began; for each awake one its start and the forces.
  var motions = Buffer<SoftMotion>()
  var starts = Buffer<SoftStart>()
  var softForces = Buffer<SoftForce>()
  /// For relaxation: for each awake body its row of velocities before contacts act; the roots of
  /// islands, and for each of these twice its kinetic energy, before and after, and what it may gain.
  var startVelocities = Buffer<Float4>()
  var islandRoots = Buffer<Int32>()
  var islandStartEnergies = Buffer<Float>()
  var islandEnergies = Buffer<Float>()
  var islandAllowances = Buffer<Float>()
  /// For joint trees: each tree; its joints in the order of elimination, their rows unless they are
  /// points, and its bodies; for each body its place in a tree, for each joint the next one of its
  /// tree, the leaves of a tree, and for each island root its parts.
  var jointTrees = Buffer<JointTree>()
  var treeJoints = Buffer<TreeJoint>()
  var treeRows = Buffer<TreeRows>()
  var treeBodies = Buffer<TreeBody>()
  var treeNodes = Buffer<TreeNode>()
  var treeLinks = Buffer<Int32>()
  var treeLeaves = Buffer<Int32>()
  var islandParts = Buffer<IslandParts>()
  var hasCoupledIslands = false
  var iterativeJoints = Buffer<JointKey>()
  /// End indices of the color groups of iterative joints; empty if there are too few to group.
  var iterativeGroupEnds = Buffer<Int32>()
  var impactContacts = Buffer<Int32>()
  var impactBodies = Buffer<Int32>()
  var impactCandidates = Buffer<Int32>()
}
