import Physics
import PhysicsScenes
import SystemPackage
import TestSupport
import Testing

/// The scenes of the testbed, and the pictures of the articles, which they make.
@Suite struct TestbedTests {
  @Test func `there are more than twenty scenes with names of their own`() {
    #expect(Testbed.scenes.count > 20)
    #expect(Set(Testbed.scenes.map(\.name)).count == Testbed.scenes.count)
  }

  @Test(arguments: Testbed.scenes.map(\.name), Solver.allCases)
  func `a scene keeps its invariants, moves, and gives the same bits in a copy`(
    name: String, solver: Solver
  ) throws {
    let scene = try #require(Testbed.scene(named: name))
    var drawn = scene.start(solver)
    let start = drawn.world.stateHash
    for _ in 0..<60 { scene.step(&drawn) }
    var copy = drawn
    for _ in 0..<180 {
      scene.step(&drawn)
      scene.step(&copy)
    }
    drawn.world.checkInvariants()
    #expect(drawn.world.stateHash != start)
    #expect(copy.world.stateHash == drawn.world.stateHash)
    // Nothing leaves the scene but what is shot away, and nothing falls through a floor.
    for body in drawn.world.bodies {
      #expect(drawn.world[body].position.length < 400, "\(name)")
    }
  }

  /// `ArticlePictureTests` records the pictures; this test is in debug builds, too.
  @Test(arguments: ArticlePicture.all.map(\.scene))
  func `the pictures of the articles are those of the scenes`(scene: String) throws {
    let picture = try #require(ArticlePicture.all.first { $0.scene == scene })
    let text = try #require(picture.text)
    let file = repositoryRoot.appending(FilePath(picture.path).components)
    #expect(text.utf8.count < 60_000)
    #expect(
      try contents(of: file) == Array(text.utf8),
      "record it: IMAGE_TESTING_RECORD=failed swift test --filter ArticlePictureTests")
  }
}
