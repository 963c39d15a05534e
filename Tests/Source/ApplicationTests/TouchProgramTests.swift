import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs that react to touches and gestures.
@Suite struct `programs with touches` {
  /// A body has a skin of a point, of which half is lost when it rests on the edges of the view.
  private static let contact = 1.0
  /// A line has such a skin too.
  private static let line = 2.0

  @Test func `a full row of squares is removed`() async throws {
    let run = try await ProgramRun("DropItViewController")
    for column in 0..<3 {
      run.stage.tap(at: Point(40 + 80 * Double(column), 300), time: 0.25 * Double(column + 1))
    }
    run.stage.tap(at: Point(280, 300), time: 4)
    run.stage.advance(to: 3.9)
    let game = try #require(try run.views.first)
    #expect(game.subviews.count == 3 && run.output.isEmpty)
    for square in game.subviews {
      #expect(isClose(square.frame.maxY, 568, within: Self.contact))
    }
    run.stage.advance(to: 8)
    #expect(run.output == ["removed a row"])
    #expect(game.subviews.isEmpty)
  }

  @Test func `bricks vanish when the ball hits them, and the score counts them`() async throws {
    let run = try await ProgramRun("BreakoutViewController")
    run.stage.tap(at: Point(160, 400), time: 0.1)
    run.stage.pan(from: Point(160, 450), to: Point(60, 450), at: 0.2, duration: 0.5)
    let bricks = try run.views.filter { $0.bounds.size == Size(76, 26) }
    let paddle = try #require(try run.views.first { $0.bounds.size == Size(80, 16) })
    let label = try #require(try run.all(UILabel.self).first)
    #expect(bricks.count == 12 && label.text == "0")
    run.stage.advance(to: 3)
    let left = bricks.count { $0.superview != nil && $0.alpha > 0 }
    #expect(left < 12)
    #expect(label.text == "\(12 - left)")
    #expect(paddle.center.x < 100)
    // The ball keeps its speed, since it has no friction and loses nothing.
    let ball = try #require(try run.views.first { $0.bounds.size == Size(20, 20) })
    #expect(ball.frame.minX > -Self.contact && ball.frame.maxX < 320 + Self.contact)
    #expect(ball.frame.minY > 60 - Self.contact)
  }

  @Test func `a fast swipe throws a card away, and a slow drag snaps back`() async throws {
    let run = try await ProgramRun("CardSwipeViewController")
    run.stage.pan(
      from: Point(160, 200), to: Point(240, 220), at: 0.2, duration: 0.2,
      velocity: Vector(dx: 900, dy: 100))
    run.stage.pan(
      from: Point(160, 350), to: Point(100, 360), at: 2, duration: 0.4,
      velocity: Vector(dx: -100, dy: 0))
    run.stage.pan(
      from: Point(160, 350), to: Point(80, 340), at: 5, duration: 0.2,
      velocity: Vector(dx: -1200, dy: 0))
    run.stage.advance(to: 1.9)
    #expect(try run.views.count == 2)
    #expect(run.output == ["liked 1, passed 0"])
    let second = try #require(try run.views.last)
    run.stage.advance(to: 2.4)
    #expect(second.center.x < 130)
    run.stage.advance(to: 4.9)
    // A snap ends within a tenth of a point of its place.
    #expect(second.center.distance(to: Point(160, 270)) < 0.1)
    #expect(isClose(second.transform.rotationAngle, 0, within: 0.001))
    run.stage.advance(to: 8)
    #expect(run.output == ["liked 1, passed 0", "liked 1, passed 1"])
    #expect(try run.views.count == 1)
  }

  @Test func `a lock screen bounces at a tap, and leaves at a push`() async throws {
    let run = try await ProgramRun("LockScreenViewController")
    let lock = try #require(try run.views.first)
    run.stage.tap(at: Point(160, 300), time: 0.5)
    run.stage.pan(
      from: Point(160, 500), to: Point(160, 250), at: 4, duration: 0.3,
      velocity: Vector(dx: 0, dy: -900))
    var highest = 0.0
    run.forEachFrame(until: 3.9) { _ in highest = min(highest, lock.frame.minY) }
    // 100 / 18.176 x 100 = 550 points a second against 1000 points/s2: 151 points, less the
    // resistance.
    #expect(isClose(highest, -148, within: 6), "\(highest)")
    #expect(isClose(lock.frame.minY, 0, within: Self.contact))
    // The view always touches the boundary at its sides, so that there is one contact.
    #expect(run.output == ["contact 1"])
    run.stage.advance(to: 8)
    #expect(isClose(lock.frame.minY, -568, within: Self.contact))
  }

  @Test func `the view that is dragged to the top is docked, and the others fade`() async throws {
    let run = try await ProgramRun("SandwichViewController")
    run.stage.pan(
      from: Point(160, 390), to: Point(160, 60), at: 1.5, duration: 0.5, velocity: .zero)
    run.stage.advance(to: 1.4)
    let sheets = try run.views
    for (index, sheet) in sheets.enumerated() {
      #expect(isClose(sheet.frame.minY, 368 + 50 * Double(index), within: 2))
    }
    run.stage.advance(to: 5)
    #expect(sheets.map(\.alpha) == [1, 0, 0])
    // The snap holds the view against gravity.
    #expect(sheets[0].center.distance(to: Point(160, 284)) < 12, "\(sheets[0].center)")
  }

  @Test func `swipes open and close a side menu`() async throws {
    let run = try await ProgramRun("SideMenuViewController")
    let menu = try #require(try run.views.first)
    run.stage.swipe(from: Point(60, 300), to: Point(260, 300), at: 0.5)
    run.stage.swipe(from: Point(300, 300), to: Point(180, 300), at: 4)
    run.stage.advance(to: 0.4)
    #expect(menu.frame.minX == -150)
    run.stage.advance(to: 3.9)
    #expect(isClose(menu.frame.minX, 0, within: Self.line))
    run.stage.advance(to: 8)
    #expect(isClose(menu.frame.minX, -155, within: Self.line))
  }

  @Test func `a ball follows a finger by a spring, as source of Swift 1 says`() async throws {
    let run = try await ProgramRun("SpringTouchViewController")
    let ball = try #require(try run.views.first)
    run.stage.longPress(at: Point(60, 100), time: 0.5, duration: 3)
    run.stage.advance(to: 3.4)
    #expect(ball.center.distance(to: Point(60, 100)) < 2)
    #expect(run.output.isEmpty)
    run.stage.advance(to: 3.6)
    #expect(run.output == ["released"])
  }
}
