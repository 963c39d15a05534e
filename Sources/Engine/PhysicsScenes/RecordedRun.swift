import Physics

/// A run of ``FallingScene`` and the hash in which it must end, in every build and on every
/// processor.
package struct RecordedRun: Sendable {
  /// The name, for reports.
  package let name: String
  /// The number of steps; with the default solver all bodies sleep after the last.
  package let stepCount: Int
  /// The hash of the world after the last step.
  package let stateHash: UInt64
  private let bodyCount: Int
  private let columns: Int
  private let solver: Solver
  private var areBullets = false

  /// A pile of 120 bodies.
  package static let pile = RecordedRun(
    name: "pile of 120", stepCount: 206, stateHash: 6_417_057_876_860_525_119, bodyCount: 120,
    columns: 40, solver: .sequentialImpulses)

  /// A pile of 120 bodies with the soft step.
  package static let softPile = RecordedRun(
    name: "soft pile of 120", stepCount: 200, stateHash: 9_233_124_621_047_725_489, bodyCount: 120,
    columns: 40, solver: .softStep)

  /// A pile of 2000 bodies.
  package static let largePile = RecordedRun(
    name: "pile of 2000", stepCount: 1901, stateHash: 10_828_801_503_960_703_309, bodyCount: 2000,
    columns: 200, solver: .sequentialImpulses)

  /// A pile of 300 bullets, some of which hit others at the same time.
  package static let bullets = RecordedRun(
    name: "pile of 300 bullets", stepCount: 240, stateHash: 13_934_489_412_009_757_848,
    bodyCount: 300, columns: 40,
    solver: .sequentialImpulses, areBullets: true)

  /// Returns the scene at its start.
  package func start() -> FallingScene {
    FallingScene(bodies: bodyCount, columns: columns, solver: solver, areBullets: areBullets)
  }
}
