import ElementaryFunctions
import Layers
import StageKit
import SystemPackage
import TestSupport
import Testing
import Zoetrope

/// The examples of the README and of the documentation that are in `ReadmeExamples`, run.
///
/// Those in the template of a package are run by the tests of `zoetrope new`.
@Suite struct ReadmeExampleTests {
  @Test func `the film example writes an MP4 file`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("card.mp4")
    try await renderCard(to: path)
    // An MP4 file has the box type "ftyp" at byte 4.
    #expect(try Array(contents(of: path)[4..<8]) == Array("ftyp".utf8))
  }

  @Test func `the touch example drops a ball and snaps it to a tap`() throws {
    let stage = SnapToTap().stage()
    let ball = try #require(stage.view.subviews.first)
    stage.advance(to: 1.9)
    // The floor minus the radius of the ball, up to the engine's margin of less than a point.
    #expect(isClose(ball.center.y, 536, within: 1))
    stage.advance(to: 5)
    // A snap rests near its target, below a speed of 1 pt/s.
    #expect(ball.center.distance(to: Point(260, 120)) < 0.5)
  }

  @Test func `the layer example turns a card to and fro`() throws {
    let stage = TurningCard().stage()
    let card = try #require(stage.view.subviews.first)
    for (time, angle) in [(0.0, -0.8), (0.5, 0), (1, 0.8), (1.5, 0)] {
      stage.advance(to: time)
      let presented = try #require(card.layer.presentation()).transform
      // The cosine and the negative sine of a turn about the y axis.
      #expect(isClose(presented.m11, cos(angle), within: 1e-9), "\(time)")
      #expect(isClose(presented.m13, -sin(angle), within: 1e-9), "\(time)")
    }
  }

  @Test func `the explaining example turns a card, types a line and moves the camera`() throws {
    let stage = Explanation().stage()
    let card = try #require(stage.view.subviews.first)
    let label = try #require(card.subviews.first as? Label)
    stage.advance(to: 1.1)
    #expect(card.center == Point(160, 400))
    #expect(label.isHidden)
    // The card with its padding is 240 points wide, the stage 320.
    stage.advance(to: 3.9)
    #expect(isClose(stage.camera.magnification, 320.0 / 240, within: 1e-12))
    #expect(label.text == "let answer = 42")
    stage.advance(to: 5)
    #expect(stage.camera.magnification == 1)
  }

  @Test func `the example with a listing types it, and changes it to another`() throws {
    let stage = Listing().stage()
    let listing = try #require(stage.view.subviews.first as? CodeView)
    #expect(listing.visibleCharacterCount == 0)
    stage.advance(to: 2.9)
    #expect(listing.visibleCharacterCount == nil)
    stage.advance(to: 6)
    #expect(listing.code.contains("translatesReferenceBoundsIntoBoundary"))
    #expect(listing.highlightedLines == [3...4])
  }

  @Test func `the example with sounds has a click, ticks and a knock at each contact`() {
    let stage = Clicks().stage()
    stage.advance(to: 4)
    let times = { (sound: Sound) in
      stage.soundCues.filter { $0.sound == sound }.map(\.time)
    }
    #expect(times(.click) == [1.5])
    #expect(times(.tick).count == 4)
    #expect(times(.knock).count >= 3)
  }

  @Test func `the example with views turns a switch on and lays the bar out again`() throws {
    let stage = Settings().stage()
    let bar = stage.view.subviews[1]
    stage.advance(to: 0.4)
    #expect(bar.frame.width == 40)
    // The switch sends its action when the finger lifts; the animation takes 0.5 s from there.
    stage.advance(to: 1.8)
    #expect(bar.frame.width == 200)
    let row = try #require(stage.view.subviews.first as? StackView)
    let toggle = try #require(row.arrangedSubviews.last as? Switch)
    #expect(toggle.isOn)
  }
}
