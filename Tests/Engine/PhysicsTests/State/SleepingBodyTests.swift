import Physics
import TestSupport
import Testing

/// Ten thousand resting boxes, a hundred on each of a hundred shelves.
struct Shelves {
  var world = World()
  private(set) var boxes: [BodyID] = []

  init() {
    for shelf in 0..<100 {
      let y = 3 * Float(shelf)
      let board = world.addBody(Body(kind: .static))
      world.addShape(.segment(Vec2(-1, y), Vec2(151, y)), to: board, ShapeTraits(friction: 0.6))
      for place in 0..<100 {
        boxes.append(
          world.addBox(halfWidth: 0.5, halfHeight: 0.5, at: Vec2(1.5 * Float(place), y + 0.515)))
      }
    }
  }
}

/// Sleeping bodies cost a step nothing, in any number.
@Suite struct SleepingBodyTests {
  /// Ten thousand boxes that were put to sleep.
  private func sleepingShelves() -> Shelves {
    var shelves = Shelves()
    for box in shelves.boxes { shelves.world[box].isAwake = false }
    // The first step finds the pairs of the new shapes.
    shelves.world.step(1 / 60)
    return shelves
  }

  @Test func `a step neither visits nor changes ten thousand sleeping bodies`() {
    expectIdle(sleepingShelves())
  }

  @Test func `an impact on one of ten thousand sleeping bodies wakes only that one`() {
    var shelves = sleepingShelves()
    let place = shelves.world[shelves.boxes[5050]].position
    shelves.world.addBall(radius: 0.2, at: place + Vec2(0, 0.75), velocity: Vec2(0, -2))
    shelves.world.step(1 / 60, times: 6)
    #expect(shelves.world[shelves.boxes[5050]].isAwake)
    #expect(shelves.world.awakeBodyCount == 2)
    // The ball and the box, and their contacts with each other and with the shelf.
    #expect(shelves.world.upcomingVisits == 4)
  }
}

@Suite(.tags(.slow)) struct ManySleepingBodiesTests {
  @Test func `a step neither visits nor changes ten thousand boxes that fell asleep`() {
    var shelves = Shelves()
    while shelves.world.awakeBodyCount > 0, shelves.world.stepCount < 600 {
      shelves.world.step(1 / 60)
    }
    shelves.world.step(1 / 60)
    expectIdle(shelves)
  }
}

private func expectIdle(_ shelves: consuming Shelves) {
  var world = shelves.world
  #expect(world.awakeBodyCount == 0)
  #expect(world.bodies.count == 10_100)
  let hash = world.stateHash
  let steps = world.stepCount
  // The first of these steps copies the world, since the caller references it too.
  world.step(1 / 60)
  let blocks = allocationCount { world.step(1 / 60, times: 100) }
  #expect(blocks == 0)
  #expect(world.upcomingVisits == 0)
  #expect(world.contactsBegan.isEmpty && world.contactsEnded.isEmpty)
  #expect(world.stepCount == steps + 101)
  #expect(world.stateHash == hash)
}
