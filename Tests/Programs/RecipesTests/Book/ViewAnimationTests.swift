import Geometry
import Recipes
import StageKit
import TestSupport
import Testing

/// The book's recipe 13-1.
@Suite struct ViewAnimationTests {
  @Test func `the ball moves from the top to the center of the screen`() throws {
    let move = try RecipeRun("book-13-1-move")
    let published = [
      (0.0, 52.0), (0.5, 65.02), (0.75, 81.97), (1, 105.77), (1.5, 168), (2, 230.23),
      (2.25, 254.03), (2.5, 270.98), (3, 284), (3.5, 284),
    ]
    for (time, y) in published {
      let ball = try move.state(of: "ball", at: time)
      #expect(isClose(ball.center.y, y, within: pointTolerance), "at \(time) s")
      #expect(ball.center.x == 160 && ball.size == Size(64, 64) && ball.alpha == 1)
    }
    #expect(move.stage.logEntries.map(\.text) == ["Animation Finished"])
    #expect(move.stage.logEntries.map(\.time) == [3])
  }

  @Test
  func `the speed is symmetric in time, and the model value is the final value from the start`()
    throws
  {
    let move = try RecipeRun("book-13-1-move")
    #expect(move.stage.view.subviews.first?.center == Point(160, 284))
    let ys = try (0...60).map { try move.state(of: "ball", at: Double($0) / 20).center.y }
    // The curve's solver has an error of 1e-9 of 232 pt.
    #expect(zip(ys, ys.reversed()).allSatisfy { isClose($0 + $1, 336, within: 1e-6) })
    #expect(zip(ys, ys.dropFirst()).allSatisfy(<))
  }

  @Test func `figures 13-1 and 13-2 show the start and the end of the move`() throws {
    let move = try RecipeRun("book-13-1-move")
    #expect(try move.frame(of: "ball", at: 0) == Rect(x: 128, y: 20, width: 64, height: 64))
    #expect(try move.frame(of: "ball", at: 3) == Rect(x: 128, y: 252, width: 64, height: 64))
  }

  @Test func `the ball grows and fades in while it moves`() throws {
    let grow = try RecipeRun("book-13-1-grow-fade")
    let published = [
      (0.0, 25.0, 10.0, 0.0), (0.5, 39.54, 13.03, 0.0561), (0.75, 58.45, 16.97, 0.1292),
      (1, 85.03, 22.52, 0.2318), (1.5, 154.5, 37, 0.5), (2, 223.97, 51.48, 0.7682),
      (2.25, 250.55, 57.03, 0.8708), (3, 284, 64, 1),
    ]
    for (time, y, side, alpha) in published {
      let ball = try grow.state(of: "ball", at: time)
      #expect(isClose(ball.center.y, y, within: pointTolerance), "at \(time) s")
      #expect(isClose(ball.size.width, side, within: pointTolerance), "at \(time) s")
      #expect(isClose(ball.size.height, side, within: pointTolerance), "at \(time) s")
      #expect(isClose(ball.alpha, alpha, within: alphaTolerance), "at \(time) s")
      #expect(ball.center.x == 160)
    }
    #expect(grow.stage.logEntries.map(\.text) == ["Animation Finished"])
    #expect(grow.stage.logEntries.map(\.time) == [3])
  }

  @Test func `before the ball fades in the frame shows only the background`() throws {
    let grow = try RecipeRun("book-13-1-grow-fade")
    #expect(grow.stage.frame(at: 0) == Stage(size: .phone).frame(at: 0))
    #expect(grow.stage.frame(at: 1) != Stage(size: .phone).frame(at: 1))
  }

  @Test(arguments: [("book-13-1-rotate-chain", 1.0), ("book-13-1-rotate-chain-ccw", -1.0)])
  func `after the move the ball rotates by half a turn`(id: String, sign: Double) throws {
    let chain = try RecipeRun(id)
    #expect(try chain.frame(of: "ball", at: 0) == Rect(x: 155, y: 20, width: 10, height: 10))
    #expect(isClose(try chain.state(of: "ball", at: 1.5).center.y, 154.5, within: pointTolerance))
    let published = [
      (3.0, 0.0), (3.25, 10.10), (3.375, 23.25), (3.75, 90), (4.125, 156.75), (4.25, 169.90),
    ]
    for (time, degrees) in published {
      let ball = try chain.state(of: "ball", at: time)
      // Printed to 0.01 degrees.
      #expect(isClose(sign * ball.angle * 180 / .pi, degrees, within: 0.0051), "at \(time) s")
      #expect(ball.center == Point(160, 284) && ball.size == Size(64, 64) && ball.alpha == 1)
    }
    let end = try chain.state(of: "ball", at: 4.5)
    #expect(isClose(abs(end.angle), .pi, within: 1e-12))
    #expect(chain.stage.logEntries.map(\.text) == ["Animation Finished", "Rotation Finished"])
    #expect(chain.stage.logEntries.map(\.time) == [3, 4.5])
  }

  @Test func `the frame of the rotating ball is largest at an eighth of a turn`() throws {
    let chain = try RecipeRun("book-13-1-rotate-chain")
    var widest = 0.0
    for step in 0...1500 {
      chain.stage.advance(to: 3 + Double(step) / 1000)
      widest = max(widest, try #require(chain.stage.view.subviews.first).presentation.frame.width)
    }
    #expect(isClose(widest, 90.51, within: pointTolerance))
  }

  @Test func `in figure 13-3 the ball is upside down`() throws {
    let chain = try RecipeRun("book-13-1-rotate-chain")
    chain.stage.advance(to: 4.5)
    let ball = try #require(chain.stage.view.subviews.first)
    // The upper left corner is at the lower right.
    #expect(ball.convert(Point.zero, to: nil).distance(to: Point(192, 316)) < 1e-12)
    #expect(ball.frame.center.distance(to: Point(160, 284)) < 1e-12)
  }
}
