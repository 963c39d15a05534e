import Physics
import SystemPackage
import TestSupport
import Testing

/// The program of the article "Hello World", whose listings are these lines.
@Suite struct HelloWorldTests {
  @Test func `a box falls on the ground and rests, and again after a snapshot is restored`() {
    // The article starts here.
    var settings = Settings()
    settings.solver = .softStep
    var world = World(settings: settings)

    let ground = world.addBody(Body(kind: .static, position: Vec2(0, -10)))
    world.addShape(.box(halfWidth: 50, halfHeight: 10), to: ground)

    let box = world.addBody(Body(position: Vec2(0, 4)))
    world.addShape(.box(halfWidth: 1, halfHeight: 1), to: box, ShapeTraits(friction: 0.3))

    for _ in 0..<30 { world.step(1 / 60) }
    let falling = world[box].position

    let saved = world

    for _ in 0..<90 { world.step(1 / 60) }
    let resting = world[box].position

    world = saved
    for _ in 0..<90 { world.step(1 / 60) }
    let restingAgain = world[box].position
    // The article ends here.

    // 10 h^2 n (n + 1) / 2 = 1.2552 after 240 sub-steps, with the precision of the article.
    #expect(isClose(Double(falling.y), 4 - 1.26, within: 0.005))
    // Two radii of 1 cm minus a tenth of the slop of 5 mm, with the precision of the article.
    #expect(isClose(Double(resting.y), 1.0195, within: 0.0005))
    // One corner is solved after the other, so a box that lands flat at 7.7 m/s turns for an
    // instant by 1e-5 and its friction pushes it aside by 2 mm.
    #expect(abs(resting.x) < 0.003)
    #expect(abs(world[box].angle) < 1e-4)
    #expect(world.mass(of: box).mass == 4)
    #expect(restingAgain == resting)
  }

  @Test func `the article shows the lines of the tested program`() throws {
    let file = FilePath(#filePath)
    let page = repositoryRoot.appending("Sources/Engine/Physics/Physics.docc/HelloWorld.md")
    let shown = try listedLines(of: page, from: "```swift", to: "```")
    let tested = try listedLines(
      of: file, from: "// The article starts here.", to: "// The article ends here.")
    #expect(tested.count > 10)
    #expect(shown == tested)
  }

  @Test func `a copy is a snapshot`() {
    var world = World()
    world.addFloor()
    let ball = world.addBall(radius: 0.5, at: Vec2(0, 4))
    world.step(1 / 60, times: 30)

    let saved = world
    world.step(1 / 60, times: 100)
    let later = world.stateHash
    #expect(world[ball].position != saved[ball].position)

    world = saved
    #expect(world.stateHash == saved.stateHash)
    world.step(1 / 60, times: 100)
    #expect(world.stateHash == later)
  }

  @Test func `a change of a copy does not change the original`() {
    var world = World()
    let ball = world.addBall(radius: 0.5, at: Vec2(0, 4))
    var copy = world
    copy.removeBody(ball)
    #expect(!copy.contains(ball))
    #expect(world.contains(ball))
    #expect(world[ball].position == Vec2(0, 4))
  }

  @Test func `a handle of a removed body is invalid after its index is reused`() {
    var world = World()
    let first = world.addBody(Body())
    world.removeBody(first)
    let second = world.addBody(Body())
    #expect(first != second)
    #expect(!world.contains(first))
    #expect(world.contains(second))
  }
}
