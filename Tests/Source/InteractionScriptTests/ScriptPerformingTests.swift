import Geometry
import InteractionScript
import StageKit
import Testing
import UIKit

/// Actions on a stage with views.
@Suite struct ScriptPerformingTests {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication
  private let notes = Notes()

  /// The touches that a view receives, and the failures of a script.
  private final class Notes {
    var touches: [Point] = []
    var failures: [String] = []
  }

  private final class Pad: UIView {
    var notes: Notes?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    private func note(_ touches: Set<UITouch>) {
      for touch in touches { notes?.touches.append(touch.location(in: nil)) }
    }
  }

  init() { application = UIApplication(on: stage) }

  /// Performs lines on a stage with a view at a frame in a pad that fills the stage.
  private func perform(_ lines: String..., frame: Rect? = nil, name: String? = nil) throws {
    let pad = Pad(frame: stage.view.bounds)
    pad.notes = notes
    pad.isMultipleTouchEnabled = true
    stage.view.addSubview(pad)
    if let frame {
      let view = Pad(frame: frame)
      view.notes = notes
      view.name = name
      view.accessibilityLabel = "Below"
      pad.addSubview(view)
    }
    let script = try Script(
      commentsOf: [("A.swift", lines.map { "// zoetrope: \($0)" }.joined(separator: "\n"))])
    script.schedule(on: application, of: stage) { [notes] in notes.failures.append($0) }
    stage.advance(to: 5)
  }

  @Test func `a pan through points glides from each to the next, 60 times a second`() throws {
    try perform("pan (200, 100) through (100, 200) (250, 250) (300, 100) at 0.3 for 2")
    #expect(notes.failures == [])
    // Three lines of 40 moves each.
    #expect(notes.touches.count == 121)
    #expect(notes.touches.first == Point(200, 100))
    #expect(notes.touches[40] == Point(100, 200))
    #expect(notes.touches[80] == Point(250, 250))
    #expect(notes.touches.last == Point(300, 100))
    for (touch, next) in zip(notes.touches, notes.touches.dropFirst()) {
      // The longest line, of 158.2 points, has moves of 3.96 points.
      #expect(touch.distance(to: next) < 4)
    }
  }

  @Test func `a pan through points has as many fingers as it says`() throws {
    try perform("pan (200, 100) through (100, 200) (250, 250) at 0.3 for 0.5 fingers 2")
    #expect(notes.touches.filter { $0 == Point(230, 250) }.count == 1)
    #expect(notes.touches.filter { $0 == Point(270, 250) }.count == 1)
  }

  @Test(arguments: ["name \"Pad 2\"", "\"Pad 2\""])
  func `a name that traces make of the class is found`(target: String) throws {
    try perform("tap \(target) at 0.5", frame: Rect(x: 100, y: 100, width: 50, height: 50))
    #expect(notes.failures == [])
    #expect(notes.touches == [Point(125, 125)])
  }

  @Test func `a name of its own is found in place of that of the class`() throws {
    try perform(
      "tap name card at 0.5", "tap name Pad at 1",
      frame: Rect(x: 100, y: 100, width: 50, height: 50),
      name: "card")
    #expect(notes.failures == [])
    #expect(notes.touches == [Point(125, 125), Point(160, 240)])
  }

  @Test(
    arguments: [
      "tap \"Below\" at 0.5", "press \"Below\" at 0.5", "pan \"Below\" by (0, -10) at 0.5",
      "pinch \"Below\" from 10 to 20 at 0.5", "rotate \"Below\" by 90 at 0.5",
      "scroll \"Below\" by (0, 10) at 0.5", "type \"a\" into \"Below\" at 0.5",
      "swipe up on \"Below\" at 0.5",
    ])
  func `a finger off the screen touches nothing, which is said`(line: String) throws {
    try perform(line, frame: Rect(x: 60, y: 900, width: 200, height: 60))
    #expect(notes.touches == [])
    #expect(
      notes.failures == [
        "A.swift:1: \"Below\" is at (160, 930), which is outside of the screen of 320 x 480 points at 0.5 s."
      ])
  }

  @Test func `a point off the screen is named`() throws {
    try perform("tap (10, 480.5) at 0.5")
    #expect(
      notes.failures == [
        "A.swift:1: (10.0, 480.5) is outside of the screen of 320 x 480 points at 0.5 s."
      ])
  }

  @Test func `a finger may leave the screen`() throws {
    try perform("pan (10, 100) to (-50, 100) at 0.5 for 0.1")
    #expect(notes.failures == [])
    #expect(notes.touches.last == Point(-50, 100))
  }

  @Test func `a target that is missing is named`() throws {
    try perform("tap \"Start\" at 0.5", "pan (10, 10) to \"End\" at 1")
    #expect(
      notes.failures == [
        "A.swift:1: there is no \"Start\" on the screen at 0.5 s.",
        "A.swift:2: there is no \"End\" on the screen at 1.0 s.",
      ])
  }
}
