import Foundation
import Physics
import PhysicsScenes
import SystemPackage
import TestSupport
import Testing

/// The scenes of the testbed, and the pictures of the articles, which they make.
@Suite struct TestbedTests {
  /// A picture of an article: a scene and the steps that it shows.
  private struct Picture {
    let scene: String
    let steps: [Int]
    var solver = Solver.sequentialImpulses
  }

  private static let pictures = [
    Picture(scene: "stack", steps: [0, 186, 204, 228]),
    Picture(scene: "motor", steps: [60, 100, 140, 180]),
    Picture(scene: "soft", steps: [0, 40, 75, 120]),
    Picture(scene: "restitution", steps: Array(stride(from: 0, through: 120, by: 8))),
    Picture(scene: "conveyor", steps: [60, 180, 300, 420]),
    Picture(scene: "gears", steps: [0, 15, 30, 45, 60, 75]),
    Picture(scene: "casts", steps: [30]),
    Picture(scene: "bullets", steps: [30, 150, 260]),
    Picture(scene: "sleeping", steps: [240, 280, 330]),
    Picture(scene: "explosion", steps: [90, 100, 112, 130]),
    Picture(scene: "cradle", steps: [0, 20, 60, 82], solver: .softStep),
  ]

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

  /// `IMAGE_TESTING_RECORD=all swift test --filter TestbedTests` writes the pictures.
  @Test(arguments: pictures.indices)
  func `the pictures of the articles are those of the scenes`(index: Int) throws {
    let picture = Self.pictures[index]
    let scene = try #require(Testbed.scene(named: picture.scene))
    let text = scene.picture(at: picture.steps, solver: picture.solver)
    let root = (0..<4).reduce(FilePath(#filePath)) { path, _ in path.removingLastComponent() }
    let file = root.appending(
      "Sources/Physics/Physics.docc/Resources/physics-\(picture.scene).svg")
    if ProcessInfo.processInfo.environment["IMAGE_TESTING_RECORD"] != nil {
      try text.write(toFile: file.string, atomically: true, encoding: .utf8)
    }
    #expect(text.utf8.count < 60_000)
    #expect(try contents(of: file) == Array(text.utf8), "record the picture of \(picture.scene)")
  }
}
