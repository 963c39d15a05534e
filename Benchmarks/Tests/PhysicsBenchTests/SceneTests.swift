import BenchSupport
import PhysicsPeers
import Testing

@testable import physics_bench

@Suite struct SceneTests {
  @Test(arguments: [
    ("pyramid20", 211, 0), ("pyramid50", 1276, 0), ("pit1000", 1001, 0), ("pit4000", 4001, 0),
    ("bullets500", 501, 0),
    ("tumbler", 501, 0), ("grid30", 900, 1734), ("rope40", 42, 41), ("ropeheavy", 42, 41),
    ("ui", 3, 0),
  ])
  func `a scene has its bodies and pins`(name: String, bodyCount: Int, pinCount: Int) throws {
    let scene = try #require(TimedScene.all.first { $0.name == name }).scene
    #expect(scene.bodies.count == bodyCount)
    #expect(scene.pins.count == pinCount)
  }

  @Test func `pits of any size contain the stated number of circles in 25 rows`() {
    for timed in ScalingReport.scenes {
      #expect(timed.name == "pit\(timed.scene.bodies.count - 1)")
      let heights = Set(timed.scene.bodies.dropFirst().map(\.position.y))
      #expect(heights.count == 25)
      #expect(heights.max() == 0.75 * 24.5)
    }
  }

  @Test func `all balls of the scenes with impacts are bullets, and fit into the box`() {
    for timed in BulletsReport.scenes {
      #expect(timed.name == "bullets\(timed.scene.bodies.count - 1)")
      for body in timed.scene.bodies.dropFirst() {
        #expect(body.isBullet)
        #expect(body.position.x > 0.04 && body.position.x < 11.96 && body.position.y > 0.04)
      }
    }
  }

  @Test func `every engine creates bodies at the positions of the scene`() throws {
    for timed in TimedScene.all {
      for engine in engines {
        let poses = engine.makeWorld(timed.scene).poses(of: timed.scene)
        for (body, pose) in zip(timed.scene.bodies, poses) {
          // Half a unit in the last place of a Float up to 64.
          #expect((pose.position - body.position).length < 4e-6)
          #expect(pose.cosine == 1 && pose.sine == 0)
        }
      }
    }
  }

  /// The results of a separate C++ harness with Debian's libraries.
  @Test func `the peers give the recorded results of a separate harness`() throws {
    let rope = TimedScene.rope("rope40", ballRadius: 0.5)
    let box2D = Quality(of: rope, with: PeerEngine.box2D)
    #expect(fixed(box2D.jointError, 5) == "0.04290")
    #expect(fixed(box2D.worstJointError, 5) == "0.09998")
    let chipmunk = Quality(of: rope, with: PeerEngine.chipmunk)
    #expect(fixed(chipmunk.jointError, 5) == "0.22276")
    #expect(fixed(chipmunk.worstJointError, 5) == "2.87047")
    let pyramid = Quality(of: .pyramid(baseCount: 20), with: PeerEngine.chipmunk)
    #expect(pyramid.stands)
    #expect(fixed(pyramid.drift, 4) == "0.0319")
    #expect(fixed(pyramid.drop, 4) == "0.0459")
  }
}
