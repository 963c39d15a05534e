import Geometry
import Layers
import StageKit
import TestSupport
import Testing
import UIKit

/// Programs that are driven by storyboards.
@Suite struct `programs with storyboards` {
  /// A body has a skin of a point, of which half is lost when it rests on the edges of the view.
  private static let contact = 1.0
  /// A line has such a skin too.
  private static let line = 2.0
  /// The animator pauses when a body that snaps is slow, before it is at its place.
  private static let snap = 1.0

  @Test func `a slider sets the gravity, and a button drops the ball`() async throws {
    let run = try await ProgramRun(storyboard: "SliderGravity")
    let ball = try run.views[0]
    let label = try #require(try run.all(UILabel.self).first { $0.text == "1.0" })
    #expect(ball.frame == Rect(x: 140, y: 80, width: 40, height: 40))
    #expect(ball.layer.cornerRadius == 20)
    // The thumb is a third of the way from the left at 1 of 3, and at the right end at 3.
    run.stage.pan(from: Point(117, 515), to: Point(300, 515), at: 0.2, duration: 0.3)
    run.stage.tap(at: Point(160, 465), time: 1)
    run.stage.advance(to: 0.9)
    #expect(label.text == "3.0")
    #expect(ball.center.y == 100)
    // 3000 points/s2 for 0.3 s, less the first half step of a sixtieth.
    run.stage.advance(to: 1.3)
    #expect(isClose(ball.center.y, 100 + 1500 * 0.09, within: 20), "\(ball.center.y)")
    run.stage.advance(to: 4)
    #expect(isClose(ball.frame.maxY, 568, within: Self.contact))
  }

  @Test func `outlets of a collection snap to a column, or fall onto a line`() async throws {
    let run = try await ProgramRun(storyboard: "SwitchBoard", size: Size(375, 667))
    let tiles = Array(try run.views.prefix(3))
    let count = try #require(try run.all(UILabel.self).first { $0.text == "0" })
    #expect(tiles.map(\.frame.minX) == [30, 140, 250])
    #expect(tiles.allSatisfy { $0.layer.borderWidth == 2 })
    // Off, which removes all behaviors, on again, and the other mode.
    for (index, time) in [0.3, 0.8].enumerated() {
      run.stage.tap(at: Point(55, 515), time: time + Double(index) * 0.1)
    }
    run.stage.advance(to: 3)
    for (index, tile) in tiles.enumerated() {
      #expect(tile.center.distance(to: Point(187.5, 150 + 100 * Double(index))) < Self.snap)
    }
    run.stage.tap(at: Point(212, 515), time: 3.2)
    run.stage.tap(at: Point(55, 515), time: 3.5)
    run.stage.tap(at: Point(55, 515), time: 4.2)
    run.stage.advance(to: 8)
    #expect(count.text == "1")
    #expect(isClose(tiles[2].frame.maxY, 400, within: Self.line))
  }

  @Test func `a recognizer of the storyboard drags a card, which snaps back`() async throws {
    let run = try await ProgramRun(storyboard: "DragCard")
    let card = try run.views[0]
    #expect(card.layer.cornerRadius == 16)
    run.stage.pan(from: Point(160, 284), to: Point(220, 150), at: 0.5, duration: 0.5)
    run.stage.advance(to: 0.98)
    // The pan begins after 10 points, and the card lags a frame, which is 5 points, behind the
    // finger; it hangs from the point that was touched.
    #expect(card.center.distance(to: Point(220, 150)) < 35)
    run.stage.advance(to: 5)
    #expect(card.center.distance(to: Point(160, 284)) < Self.snap)
  }

  @Test func `a storyboard of 600 points is laid out on a phone, and an image snaps`() async throws
  {
    let run = try await ProgramRun(storyboard: "TapSnap", size: Size(600, 600))
    let picture = try run.views[0]
    #expect(picture.frame == Rect(x: 268, y: 268, width: 64, height: 64))
    run.stage.tap(at: Point(100, 450), time: 0.5)
    run.stage.tap(at: Point(400, 100), time: 2.5)
    run.stage.advance(to: 2.4)
    #expect(picture.center.distance(to: Point(100, 450)) < Self.snap)
    run.stage.advance(to: 5)
    #expect(picture.center.distance(to: Point(400, 100)) < Self.snap)
  }

  @Test func `a segue pushes a demo that its controller has prepared`() async throws {
    let run = try await ProgramRun(storyboard: "DemoList")
    run.stage.tap(at: Point(160, 220), time: 0.5)
    run.stage.advance(to: 5)
    let window = try #require(run.stage.view.subviews.first as? Window)
    #expect(run.stage.notes == [])
    let navigation = try #require(window.rootViewController as? UINavigationController)
    #expect(navigation.viewControllers.count == 2)
    let demo = try #require(navigation.topViewController)
    #expect(demo.title == "Falling")
    let box = try #require(demo.view.subviews.first)
    #expect(isClose(box.frame.maxY, demo.view.bounds.height, within: Self.contact))
  }
}
