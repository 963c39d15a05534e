import Physics
import PhysicsScenes
import TestSupport
import Testing

/// Steps that are applied to a copy of a world, which does not solve them.
@Suite struct StepResultTests {
  private static func worlds() -> [World] {
    var room = FuzzedRoom(seed: 7, isInelastic: true)
    room.run(steps: 60)
    return [FallingScene(bodies: 60, columns: 10).world, room.world]
  }

  @Test(arguments: 0..<2)
  func `bodies move, sleep and touch as in the world that is stepped`(index: Int) throws {
    var world = Self.worlds()[index]
    var copy = world
    let isAwake = world.bodies.contains { world[$0].isAwake }
    #expect(isAwake)
    for step in 0..<400 {
      let awake = world.awakeBodies
      var events: [ContactEvent] = []
      for _ in 0..<2 {
        world.step(1 / 120)
        events += world.contactEvents
      }
      let result = world.stepResult(since: awake, events: events)
      #expect(try copy.apply(stepResult: result) == events)
      let isEqual = world.bodies.allSatisfy { body in
        world[body] == copy[body] && world.pose(of: body) == copy.pose(of: body)
          && world.centerOfMass(of: body) == copy.centerOfMass(of: body)
      }
      #expect(isEqual, "step \(step)")
      #expect(copy.awakeBodyCount == world.awakeBodyCount)
      guard isEqual else { break }
    }
  }

  @Test func `bytes of another world, and damaged ones, are errors`() throws {
    var world = FallingScene(bodies: 6, columns: 3).world
    let awake = world.awakeBodies
    world.step(1 / 60)
    let result = world.stepResult(since: awake, events: world.contactEvents)
    var small = FallingScene(bodies: 3, columns: 3).world
    let problem = #expect(throws: SavedWorldError.self) { try small.apply(stepResult: result) }
    #expect(problem?.description.hasSuffix("cannot move") == true)
    for count in 0..<result.count {
      #expect(throws: SavedWorldError.self) {
        try world.apply(stepResult: Array(result[..<count]))
      }
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var changed = result
      changed[Int(generator.next() % UInt64(changed.count))] = UInt8(
        truncatingIfNeeded: generator.next())
      var target = world
      // Whether it is refused or not, the world can still be read.
      _ = try? target.apply(stepResult: changed)
      for body in target.bodies { #expect(target.pose(of: body).p.isFinite) }
    }
  }
}
