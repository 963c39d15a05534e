import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The blog's ball on steps.
@Suite struct StepsTests {
  private let tick = 0.0125

  /// Returns the frames of the ball after each of the ticks 0...count.
  private func frames(of id: String, ticks count: Int) throws -> [Rect] {
    let run = try RecipeRun(id)
    return try (0...count).map { try run.frame(of: "ball", at: Double($0) * tick) }
  }

  /// Returns the distance from a point to the steps, 0 inside.
  private func distanceToSteps(_ point: Point) -> Double {
    (0..<4).map { step in
      let solid = Rect(
        x: 0, y: 500 + 75 * Double(step), width: 192 * Double(step + 1),
        height: 300 - 75 * Double(step))
      let nearest = Point(
        min(max(point.x, solid.minX), solid.maxX), min(max(point.y, solid.minY), solid.maxY))
      return point.distance(to: nearest)
    }.min() ?? .infinity
  }

  @Test func `the ball has the positions in the blog's table`() throws {
    let origins = try frames(of: "steps-roll-down", ticks: 710).map(\.origin)
    #expect(origins[0] == Point(20, 450))
    #expect(origins[172] == Point(192, 450))
    #expect(origins[173] == Point(194, 454))
    #expect(origins[185] == Point(218, 502))
    #expect(origins[186] == Point(219, 525))
    #expect(origins[351] == Point(384, 525))
    #expect(origins[352] == Point(386, 529))
    #expect(origins[364] == Point(410, 577))
    #expect(origins[365] == Point(411, 600))
    #expect(origins[440] == Point(486, 600))
    #expect(origins[531] == Point(578, 604))
    #expect(origins[543] == Point(602, 652))
    #expect(origins[544] == Point(603, 675))
    #expect(origins[709].x == 768)
    #expect(origins[710] == Point(769, 675))
  }

  @Test func `the ball's heights are those of the steps and of a drop at constant speed`()
    throws
  {
    let ys = try frames(of: "steps-roll-down", ticks: 710).map(\.minY)
    let rest = [450.0, 525, 600, 675]
    let falling = rest.dropLast().flatMap { top in (1...13).map { top + 4 * Double($0) } }
    #expect(Set(ys) == Set(rest + falling))
    #expect(zip(ys, ys.dropFirst()).allSatisfy(<=))
  }

  @Test func `the disc does not overlap the steps and rests exactly on them`() throws {
    for frame in try frames(of: "steps-roll-down", ticks: 700) {
      #expect(distanceToSteps(frame.center) >= 25)
    }
    let frames = try frames(of: "steps-roll-down", ticks: 600)
    for (index, bottom) in [(100, 500.0), (300, 575), (500, 650), (600, 725)] {
      #expect(frames[index].maxY == bottom)
    }
  }

  @Test func `at 60 frames per second each frame shows the last timer tick`() throws {
    let run = try RecipeRun("steps-roll-down")
    let byTick = try frames(of: "steps-roll-down", ticks: 720)
    for frame in 0...540 {
      let shown = try run.frame(of: "ball", at: Double(frame) / 60)
      #expect(shown == byTick[4 * frame / 3])
    }
  }

  @Test func `the steps fill the width of the screen and are 300 pt high`() throws {
    let run = try RecipeRun("steps-roll-down")
    let steps = try run.frame(of: "steps", at: 0)
    #expect(steps == Rect(x: 0, y: 500, width: 768, height: 300))
    #expect(run.stage.size == Size(768, 1024))
  }

  @Test func `a ball taller than a step sinks 25 pt into each step, then jumps up`() throws {
    let frames = try frames(of: "steps-tall-ball-flaw", ticks: 674)
    #expect(frames[0] == Rect(x: 20, y: 400, width: 100, height: 100))
    for (landing, sunk, rest) in [(198, 500.0, 475.0), (365, 575, 550), (532, 650, 625)] {
      #expect(frames[landing - 1].minY == sunk)
      #expect(frames[landing].minY == rest)
      #expect(frames[landing - 1].maxY == frames[landing].maxY + 25)
    }
    #expect(frames[673].minX == 768 && frames[674].minX == 769)
  }

  @Test func `a ball taller than a step overlaps the steps just before it lands`() throws {
    let frames = try frames(of: "steps-tall-ball-flaw", ticks: 674)
    for landing in [198, 365, 532] {
      #expect(distanceToSteps(frames[landing - 1].center) < 50)
      #expect(distanceToSteps(frames[landing].center) >= 50)
    }
  }

  @Test
  func
    `after each landing the ball hops three times, each hop a quarter as high as the one before`()
    throws
  {
    let frames = try frames(of: "steps-bounce", ticks: 710)
    let rolling = try self.frames(of: "steps-roll-down", ticks: 710)
    for landing in [186, 365, 544] {
      for index in landing..<landing + 120 {
        let height = hop(after: Double(index - landing) * tick)
        // Times around 7 s are known to 1e-15 s, speeds are below 200 pt/s.
        #expect(isClose(frames[index].minY, rolling[index].minY - height, within: 1e-9))
        #expect(frames[index].minX == rolling[index].minX)
      }
      // The tops and the landings fall on ticks: 0.2, 0.5 and 0.65 s; 0.4, 0.6 and 0.7 s.
      let rest = rolling[landing].minY
      for (after, height) in [(16, 20.0), (32, 0), (40, 5), (48, 0), (52, 1.25), (56, 0)] {
        #expect(isClose(rest - frames[landing + after].minY, height, within: 1e-9))
      }
    }
  }

  @Test func `the bouncing ball does not sink into a step and is at rest before the next drop`()
    throws
  {
    let frames = try frames(of: "steps-bounce", ticks: 710)
    let rolling = try self.frames(of: "steps-roll-down", ticks: 710)
    for (frame, roll) in zip(frames, rolling) { #expect(frame.maxY <= roll.maxY + 1e-9) }
    for drop in [352, 531] { #expect(frames[drop - 1] == rolling[drop - 1]) }
  }

  /// Returns the height of hops of 20, 5 and 1.25 pt under 1000 pt/s^2, of 0.4, 0.2 and 0.1 s.
  private func hop(after time: Double) -> Double {
    for (start, length, height) in [(0.0, 0.4, 20.0), (0.4, 0.2, 5), (0.6, 0.1, 1.25)]
    where time >= start && time < start + length {
      let fraction = (time - start) / length
      return 4 * height * fraction * (1 - fraction)
    }
    return 0
  }
}
