import Geometry
import Layers
import PictureKit
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs that build their views in code.
@Suite struct `programs that build themselves in code` {
  /// A body has a skin of a point, of which half is lost when it rests on the edges of the view.
  private static let contact = 1.0
  /// A line has such a skin too.
  private static let line = 2.0

  @Test func `a banner falls, waits, and is pushed off`() async throws {
    let run = try await ProgramRun("BannerViewController")
    run.stage.advance(to: 1.4)
    let banner = try #require(try run.views.first)
    #expect(isClose(banner.frame.maxY, 64, within: Self.line))
    #expect(try run.all(UILabel.self).map(\.text) == ["Saved"])
    run.stage.advance(to: 1.6)
    #expect(banner.frame.maxY < 60)
    // 390 points a second for 64 points.
    run.stage.advance(to: 1.75)
    #expect(try run.views.isEmpty && run.output == ["gone"])
    #expect(try run.root.backgroundColor == .black)
  }

  @Test func `a timer drops twelve balls, at the same places in every run`() async throws {
    let run = try await ProgramRun("BallRainViewController")
    run.stage.advance(to: 0.26)
    #expect(try run.views.count == 1)
    run.stage.advance(to: 2.9)
    #expect(try run.views.count == 11)
    run.stage.advance(to: 10)
    let balls = try run.views
    #expect(balls.count == 12)
    for ball in balls {
      #expect(ball.frame.minX > -Self.contact && ball.frame.maxX < 320 + Self.contact)
      #expect(ball.frame.maxY < 568 + Self.contact)
    }
    #expect(balls.contains { isClose($0.frame.maxY, 568, within: Self.contact) })
    let again = try await ProgramRun("BallRainViewController")
    again.stage.advance(to: 10)
    #expect(try again.views.map(\.center) == balls.map(\.center))
  }

  @Test func `a rope is drawn through its links, and hangs straight at the end`() async throws {
    let run = try await ProgramRun("RopeViewController")
    let rope = try #require(try run.views.first)
    let shape = try #require(rope.layer.sublayers?.lazy.compactMap { $0 as? ShapeLayer }.first)
    let weight = try #require(rope.subviews.last)
    #expect(weight.center == Point(295, 20))
    run.forEachFrame(until: 15) { time in
      #expect(shape.path?.currentPoint == weight.center, "at \(time) s")
      #expect(shape.animationKeys() == nil)
    }
    // Nine links of 15 points, which stretch a little under the weight.
    #expect(isClose(weight.center.x, 160, within: 2))
    #expect(isClose(weight.center.y, 155, within: 2))
  }

  @Test func `letters fall one after the other, and fade when all rest`() async throws {
    let run = try await ProgramRun("LettersViewController")
    run.stage.advance(to: 0.3)
    let letters = try run.all(UILabel.self)
    #expect(letters.map(\.text) == ["F", "A", "L", "L"])
    #expect(letters[0].center.y > letters[1].center.y)
    #expect(letters[1].center.y > letters[2].center.y && letters[2].center.y == 85)
    run.stage.advance(to: 5)
    #expect(run.output == ["resumed", "paused"])
    for letter in letters {
      #expect(isClose(letter.frame.maxY, 568, within: Self.contact))
      #expect(letter.alpha == 0.5 && letter.textColor == .red)
    }
  }

  @Test func `a disc rolls down a ramp, and a triangle rests on its side`() async throws {
    let run = try await ProgramRun("ShapesViewController")
    let disc = try run.views[0]
    let triangle = try run.views[1]
    var angle = 0.0
    run.forEachFrame(until: 1) { _ in
      if disc.center.x < 200 { angle = max(angle, disc.presentation.angle) }
    }
    // It turns to the right; the friction of the ramp is what turns it.
    #expect(angle > 0.5)
    run.stage.advance(to: 8)
    #expect(isClose(disc.center.y, 538, within: Self.contact))
    #expect(isClose(triangle.center.y, 533, within: Self.contact))
    #expect(isClose(triangle.transform.rotationAngle, 0, within: 0.02))
  }

  @Test func `the attachments of iOS 9 hold what they say`() async throws {
    let run = try await ProgramRun("JointsViewController")
    let views = try run.views
    run.forEachFrame(until: 6) { time in
      let rod = views[1].center.distance(to: views[2].center)
      #expect(isClose(rod, 40, within: 1), "at \(time) s")
      #expect(isClose(views[0].center.y, 100, within: 1), "at \(time) s")
      #expect(views[3].center == Point(250, 60))
    }
    #expect(isClose(views[4].center.y, 180, within: 1.5))
    #expect(isClose(views[1].center.distance(to: Point(140, 20)), 80, within: 1.5))
  }

  @Test func `the last ball of a cradle swings when the first one has hit`() async throws {
    let run = try await ProgramRun("CradleViewController")
    let balls = try run.views
    let starts = balls.map(\.center.x)
    var reach = [0.0, 0, 0, 0, 0]
    run.forEachFrame(until: 1.5) { _ in
      for (index, ball) in balls.enumerated() {
        reach[index] = max(reach[index], ball.center.x - starts[index])
      }
    }
    #expect(reach[4] > 20, "\(reach)")
    #expect(reach[4] > 2 * reach[2], "\(reach)")
    let frame = run.stage.frame(at: 1.5)
    #expect(!frame.layers.isEmpty)
  }
}
