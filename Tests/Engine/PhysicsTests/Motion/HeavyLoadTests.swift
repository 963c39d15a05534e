import Physics
import TestSupport
import Testing

/// Light bodies that hang from a rod and carry heavy ones, as a hand does that holds a torso.
@Suite struct HeavyLoadTests {
  /// A hand of 3 by 8 cm on a rod, and a load that is pinned to its lower end.
  private struct Hang {
    var world = World()
    let anchor: BodyID
    let hand: BodyID
    let load: BodyID
    private(set) var rod: JointID
    static let top = Vec2(0, -0.04)
    static let bottom = Vec2(0, 0.04)
    private let loadTop: Vec2

    /// - Parameters:
    ///   - ratio: The mass of the load relative to that of the hand.
    ///   - distance: The distance of the hand's top from the anchor at the start.
    ///   - length: The length of the rod.
    ///   - solver: The solver.
    init(ratio: Float, distance: Float, length: Float, _ solver: Solver) {
      world.settings.solver = solver
      world.settings.softSubSteps = 4
      world.settings.gravity = Vec2(0, 10)
      let height = 0.03 * 0.08 * ratio / 0.22
      loadTop = Vec2(0, -0.5 * height)
      anchor = world.addBody(Body(kind: .static))
      let traits = ShapeTraits(filter: Filter(group: -1))
      hand = world.addBox(halfWidth: 0.015, halfHeight: 0.04, at: Vec2(0, distance + 0.04), traits)
      load = world.addBox(
        halfWidth: 0.11, halfHeight: 0.5 * height, at: Vec2(0, distance + 0.08 + 0.5 * height),
        traits)
      rod = world.addJoint(
        .distance(DistanceJoint(hand, anchor, anchorA: Self.top, length: length)))
      world.addJoint(
        .revolute(RevoluteJoint(hand, load, anchorA: Self.bottom, anchorB: loadTop)))
    }

    /// The error of the rod or of the pin, the larger one, in meters.
    func error(_ length: Float) -> Float {
      let (hand, load) = (world.pose(of: hand), world.pose(of: load))
      return max(
        abs((hand * Self.top).length - length), (hand * Self.bottom - load * loadTop).length)
    }

    /// Steps of 1/120 s; returns the largest error after the first half second.
    mutating func run(steps: Int, _ length: Float) -> Float {
      var worst: Float = 0
      for step in 0..<steps {
        world.step(1 / 120)
        if step > 60 { worst = max(worst, error(length)) }
      }
      return worst
    }

    mutating func letGo() { world.removeJoint(rod) }

    mutating func grip(_ length: Float) {
      rod = world.addJoint(
        .distance(DistanceJoint(hand, anchor, anchorA: Self.top, length: length)))
    }

    mutating func setLength(_ length: Float) {
      guard case .distance(var joint) = world[rod] else { return }
      joint.length = length
      world[rod] = .distance(joint)
    }
  }

  private static let ratios: [Float] = [1, 3, 9, 12, 18, 37, 55, 73, 100]

  /// 2 points of an animator, four times the slop that position correction leaves.
  private static let tolerance: Float = 0.02

  @Test(arguments: Solver.allCases, ratios)
  func `a rod that is too short or too long at first holds the load`(
    solver: Solver, ratio: Float
  ) {
    for (distance, length) in [(0, 0.02), (0, 0.2), (0.2, 0.02), (0.2, 0.2), (0.02, 0.02)] {
      var hang = Hang(
        ratio: ratio, distance: Float(distance), length: Float(length), solver)
      #expect(hang.run(steps: 600, Float(length)) < Self.tolerance, "\(distance) to \(length)")
    }
  }

  @Test(arguments: Solver.allCases, ratios)
  func `a rod that changes its length holds the load`(solver: Solver, ratio: Float) {
    var hang = Hang(ratio: ratio, distance: 0.02, length: 0.02, solver)
    for length in [0.02, 0.1, 0.05, 0.02] as [Float] {
      hang.setLength(length)
      #expect(hang.run(steps: 240, length) < Self.tolerance, "\(length)")
    }
  }

  @Test(arguments: Solver.allCases, ratios)
  func `a rod that is gripped again holds the load`(solver: Solver, ratio: Float) {
    var hang = Hang(ratio: ratio, distance: 0.02, length: 0.02, solver)
    _ = hang.run(steps: 120, 0.02)
    hang.letGo()
    for _ in 0..<36 { hang.world.step(1 / 120) }
    hang.grip(0.02)
    #expect(hang.run(steps: 480, 0.02) < Self.tolerance)
  }
}
