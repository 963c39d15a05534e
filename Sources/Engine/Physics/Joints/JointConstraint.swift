/// The solver state of one joint: a row in the table of its kind.
///
/// The joint loop is specialized for each kind at compile time: `JointTables` switches on the kind
/// and calls the concrete type.
protocol JointConstraint: BitwiseCopyable {
  associatedtype Definition: JointDefinition

  /// The index of the joint's record.
  var joint: Int32 { get }
  var definition: Definition { get set }
  /// The bodies and anchors in the current sub-step.
  var ends: JointEnds { get }
  /// Whether a long lever disables warm starting; true by default.
  ///
  /// See `Constants.maxWarmStartLever`.
  var isLeverLimited: Bool { get }

  init(joint: Int32, definition: Definition)

  /// Replaces the definition and keeps the impulses.
  mutating func update(to definition: Definition)

  /// Computes Jacobian and effective mass from the body states, and warm-starts the velocities.
  mutating func prepare(_ record: JointRecord, island: Int32, _ context: StepContext)

  /// Runs one velocity iteration.
  mutating func solve(_ context: StepContext)

  /// Runs one position iteration; returns whether the error was within tolerance before it.
  mutating func correct(_ context: StepContext) -> Bool

  // MARK: Joint trees of the soft step

  /// The rigid rows, which a joint tree solves directly; nil by default, for kinds that are solved
  /// by iteration alone.
  var rigidRows: RigidRows? { get }

  /// Whether iterations solve some rows of the joint in a sub-step of duration `h`: limits, motors
  /// and springs by implicit Euler; by default all rows of joints without rigid ones.
  func hasIterativeRows(_ h: Float) -> Bool

  /// Returns the accumulated impulses of the rigid rows, and sets them to 0.
  mutating func takeRigidImpulses() -> Vec3

  /// Adds to the accumulated impulses of the rigid rows.
  mutating func addRigidImpulses(_ impulses: Vec3)

  /// Runs one velocity iteration over the iterative rows of a joint with rigid rows.
  mutating func solveIterativeRows(_ context: StepContext)

  /// Runs one position iteration over the iterative rows of a joint with rigid rows.
  mutating func correctIterativeRows(_ context: StepContext)
}

extension JointConstraint {
  var isLeverLimited: Bool { true }

  mutating func update(to definition: Definition) { self.definition = definition }

  var rigidRows: RigidRows? { nil }
  func hasIterativeRows(_ h: Float) -> Bool { rigidRows == nil }
  mutating func takeRigidImpulses() -> Vec3 { .zero }
  mutating func addRigidImpulses(_ impulses: Vec3) {}
  mutating func solveIterativeRows(_ context: StepContext) {}
  mutating func correctIterativeRows(_ context: StepContext) {}
}

/// The common part of all joints; the rest is a row in the table of the joint's kind.
struct JointRecord: EdgeListElement {
  var kind: JointKind
  var isAlive = true
  var collides: Bool
  var generation: UInt32
  /// The index in the table of the kind.
  var row: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// Links of the joint lists of both bodies; `nextA` doubles as the link of the free list.
  var previousA: Int32 = nullIndex
  var nextA: Int32 = nullIndex
  var previousB: Int32 = nullIndex
  var nextB: Int32 = nullIndex
}

/// A reference to a joint's row and record, for the solver's loops.
struct JointKey: BitwiseCopyable {
  let kind: JointKind
  /// Whether the rigid rows are part of a joint tree, so that iterations solve the other rows
  /// alone.
  var hasTree = false
  let row: Int32
  let joint: Int32
}
