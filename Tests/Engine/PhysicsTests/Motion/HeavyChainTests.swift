import Physics
import TestSupport
import Testing

/// Chains of light links with a heavy load at their end, in soft steps.
@Suite struct HeavyChainTests {
  /// A chain of links of 10 cm that hangs straight down from a hook, and a load.
  private struct Chain {
    /// What joins a link to the one above it.
    enum Link: CaseIterable {
      case pins
      case rods
      /// Rods and pins in turns.
      case both

      func isRod(_ index: Int) -> Bool { self == .rods || self == .both && index % 2 == 0 }
    }

    private struct Joint {
      let id: JointID
      let upper: BodyID
      let upperAnchor: Vec2
      let lower: BodyID
      let lowerAnchor: Vec2
      var length: Float
    }

    var world = World()
    private var joints: [Joint] = []
    private var bodies: [BodyID] = []

    /// - Parameters:
    ///   - links: What joins the links.
    ///   - count: The number of links with the load.
    ///   - ratio: The mass of the load relative to that of a link.
    ///   - speed: The speed of the load at the start, to the right.
    init(_ links: Link, count: Int, ratio: Float, speed: Float) {
      world.settings.solver = .softStep
      world.settings.softSubSteps = 4
      world.settings.gravity = Vec2(0, 10)
      let traits = ShapeTraits(filter: Filter(group: -1))
      var last = world.addBody(Body(kind: .static))
      var lastAnchor = Vec2.zero
      var y: Float = 0
      for i in 0..<count {
        let length: Float = links.isRod(i) ? 0.1 : 0
        let half: Float = i == count - 1 ? 0.05 * ratio.squareRoot() : 0.05
        y += length + half
        let body = world.addBox(halfWidth: half, halfHeight: half, at: Vec2(0, y), traits)
        y += half
        let anchor = Vec2(0, -half)
        let id =
          links.isRod(i)
          ? world.addJoint(
            .distance(
              DistanceJoint(last, body, anchorA: lastAnchor, anchorB: anchor, length: length)))
          : world.addJoint(
            .revolute(RevoluteJoint(last, body, anchorA: lastAnchor, anchorB: anchor)))
        joints.append(
          Joint(
            id: id, upper: last, upperAnchor: lastAnchor, lower: body, lowerAnchor: anchor,
            length: length))
        bodies.append(body)
        (last, lastAnchor) = (body, Vec2(0, half))
      }
      world[last].velocity = Vec2(speed, 0)
    }

    /// The largest error of a joint, in meters.
    var error: Float {
      var worst: Float = 0
      for joint in joints {
        let gap =
          (world.pose(of: joint.upper) * joint.upperAnchor
          - world.pose(of: joint.lower) * joint.lowerAnchor).length
        // A maximum with a value that is not a number may be the other one.
        guard gap.isFinite else { return .infinity }
        worst = max(worst, abs(gap - joint.length))
      }
      return worst
    }

    /// The kinetic and the potential energy, in joules.
    var energy: Float {
      bodies.reduce(0) { sum, id in
        let (body, mass) = (world[id], world.mass(of: id))
        return sum + 0.5 * mass.mass * body.velocity.lengthSquared
          + 0.5 * mass.inertia * body.angularVelocity * body.angularVelocity
          - mass.mass * 10 * world.pose(of: id).p.y
      }
    }

    mutating func multiplyLengths(by factor: Float) {
      for i in joints.indices where joints[i].length > 0 {
        guard case .distance(var joint) = world[joints[i].id] else { continue }
        joints[i].length *= factor
        joint.length = joints[i].length
        world[joints[i].id] = .distance(joint)
      }
    }
  }

  /// 2 points of an animator.
  private static let tolerance: Float = 0.02

  private static let ratios: [Float] = [1, 10, 30, 100, 300, 1000]

  @Test(arguments: Chain.Link.allCases, ratios)
  private func `a chain holds a heavy load at rest and swinging`(links: Chain.Link, ratio: Float) {
    for count in [2, 4, 8, 16] {
      for speed in [0, 1, 3] as [Float] {
        var chain = Chain(links, count: count, ratio: ratio, speed: speed)
        var worst: Float = 0
        for _ in 0..<1200 {
          chain.world.step(1 / 120)
          worst = max(worst, chain.error)
        }
        #expect(worst < Self.tolerance, "\(count) links, \(speed) m/s")
      }
    }
  }

  /// A link that is thrown as the chain becomes straight turns by more than a radian in a sub-step.
  @Test(arguments: Chain.Link.allCases, ratios)
  private func `a chain that swings gains little energy`(links: Chain.Link, ratio: Float) {
    for count in [2, 4, 8, 16] {
      var chain = Chain(links, count: count, ratio: ratio, speed: 3)
      let start = chain.energy
      // The energy of the load at the start.
      let scale = 0.5 * 0.01 * ratio * 9
      for step in 0..<1200 {
        chain.world.step(1 / 120)
        let gain = (chain.energy - start) / scale
        #expect(gain < 0.15, "\(count) links, step \(step)")
        if gain >= 0.15 { break }
      }
    }
  }

  /// A hand of a scene that grows may change a length at once; the chain is torn for a moment.
  @Test(arguments: [Chain.Link.rods, .both], ratios)
  private func `rods that become ten times as long or as short at once hold the load`(
    links: Chain.Link, ratio: Float
  ) {
    for count in [1, 2, 4, 8] {
      for (speed, factor) in [(0, 10), (0, 0.1), (1, 10), (1, 0.1)] as [(Float, Float)] {
        var chain = Chain(links, count: count, ratio: ratio, speed: speed)
        for round in 0..<5 {
          chain.multiplyLengths(by: round % 2 == 0 ? factor : 1 / factor)
          for _ in 0..<240 { chain.world.step(1 / 120) }
          var worst: Float = 0
          for _ in 0..<120 {
            chain.world.step(1 / 120)
            worst = max(worst, chain.error)
          }
          #expect(worst < Self.tolerance, "\(count) links, \(speed) m/s, \(factor), \(round)")
        }
      }
    }
  }
}
