import Geometry
import InteractionScript
import StageKit
import TestSupport
import Testing

@Suite struct ScriptReadingTests {
  private func actions(_ lines: String...) throws -> [Action.Kind] {
    let script = try Script(
      commentsOf: [("A.swift", lines.map { "// zoetrope: \($0)" }.joined(separator: "\n"))])
    return script.actions.map(\.kind)
  }

  private func error(_ text: String) -> String {
    do {
      _ = try Script(yaml: text, path: "a.yaml")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `each action is read with its defaults`() throws {
    let start = Target.view(nil, "Start", number: 1)
    let point = Target.point(Point(1, 2))
    #expect(
      try actions(
        "tap \"Start\" at 1", "double-tap (1, 2) at 1", "press (1,2) at 1 for 2 fingers 2",
        "pan (1, 2) by (0, 10) at 1", "drag (1, 2) through (3, 4) (5, 6) at 1",
        "swipe left at 1 on \"Start\"", "pinch (1, 2) from 10 to 20 at 1",
        "rotate (1, 2) by 180 at 1", "scroll (1, 2) by (0, 300) at 1", "type \"a\\nb\" at 1",
        "tilt (0, -1, 0) at 1", "shake at 1", "turn landscape at 1", "appearance dark at 1") == [
          .tap(start, count: 1, fingers: 1, duration: 0),
          .tap(point, count: 2, fingers: 1, duration: 0),
          .tap(point, count: 1, fingers: 2, duration: 2),
          .pan(
            point, path: .by(Vector(dx: 0, dy: 10)), duration: 0.5, velocity: nil, fingers: 1),
          .pan(
            point, path: .through([Point(3, 4), Point(5, 6)]), duration: 0.5, velocity: nil,
            fingers: 1),
          .swipe(.left, on: start, distance: 150, duration: 0.15),
          .pinch(point, from: 10, to: 20, duration: 0.5),
          .rotate(point, angle: .pi, distance: 120, duration: 0.5),
          .scroll(point, by: Vector(dx: 0, dy: 300), duration: 0.5),
          .type("a\nb", into: nil, interval: 0.1), .tilt(x: 0, y: -1, z: 0, duration: 0),
          .shake(duration: 0.5), .turn(.landscape), .appearance(.dark),
        ])
  }

  @Test func `targets are views by their attributes`() throws {
    #expect(
      try actions("tap outlet button at 0", "tap class BallView number 2 at 0") == [
        .tap(.view(.outlet, "button", number: 1), count: 1, fingers: 1, duration: 0),
        .tap(.view(.class, "BallView", number: 2), count: 1, fingers: 1, duration: 0),
      ])
  }

  @Test func `settings are read from comments and files`() throws {
    let comments = try Script(
      commentsOf: [
        ("A.swift", "let url = \"http://zoetrope:1\"\n  //zoetrope: device 100x50"),
        ("B.swift", "x() // zoetrope: fps 29.97\n// zoetrope: appearance dark"),
      ])
    #expect(comments.settings.device?.size == Size(100, 50))
    #expect(comments.settings.frameRate?.numerator == 30000)
    #expect(comments.settings.appearance == .dark && comments.actions.isEmpty)
    let file = try Script(
      yaml: "landscape: true\nshow-touches: false\nduration: 2.5\nactions: ['shake at 1']",
      path: "a.yaml")
    #expect(file.settings.isLandscape == true && file.settings.showsTouches == nil)
    #expect(file.settings.duration == 2.5 && file.actions.count == 1)
    #expect(file.actions[0].place == "a.yaml:4")
  }

  @Test(arguments: [
    ("", "a.yaml is empty; it has actions or settings."),
    ("- a", "a.yaml:1:1: a mapping of settings and actions is needed."),
    (
      "devise: ipad",
      "a.yaml:1:1: 'devise' is not one of actions, appearance, controller, device, duration, fps, "
        + "landscape, show-touches, storyboard; the nearest is 'device'."
    ),
    ("actions: 1", "a.yaml:1:10: actions is a list, a line with '- ' for each action."),
    (
      "actions:\n  - tap: 1",
      "a.yaml:2:5: an action is one text; put it in single quotes if it contains a colon."
    ),
    (
      "actions:\n  - tpa (1, 2) at 1",
      "a.yaml:2:5: 'tpa' is not one of tap, press, pan, drag, swipe, pinch, rotate, scroll, type, "
        + "tilt, shake, turn, wait, snapshot, double-tap, appearance; the nearest is 'tap'."
    ),
    ("actions:\n  - tap (1, 2)", "a.yaml:2:15: 'tap' has no time, such as 'at 1.5'."),
    (
      "actions:\n  - tap (1, 2) at x",
      "a.yaml:2:19: a number of seconds from 0.0 to 3600.0 is needed, not 'x'."
    ),
    (
      "actions:\n  - 'tap (1, 2) at 1 count 99'",
      "a.yaml:2:28: a number of taps, a whole number from 1 to 20, is needed, not the number 99.0."
    ),
    (
      "actions:\n  - tap (1, 2) at 1 for 2",
      "a.yaml:2:21: after 'tap' one of at, count, fingers is needed, not 'for'."
    ),
    ("actions:\n  - tap (1, 2) at 1 at 2", "a.yaml:2:21: 'at' is given twice."),
    ("actions:\n  - tap \"a at 1", "a.yaml:2:9: the text has no closing quotation mark."),
    (
      "actions:\n  - tap (1, a) at 1",
      "a.yaml:2:9: parentheses hold numbers with commas between them, not ' a'."
    ),
    (
      "duration: 0",
      "a.yaml:1:11: a number of seconds from 0.001 to 3600.0 is needed, not the "
        + "number 0.0."
    ),
    ("landscape: 1", "a.yaml:1:12: landscape is true or false, not '1'."),
    ("a: &x 1", "a.yaml:1:4: anchors and aliases are not allowed."),
    ("a: *x", "a.yaml:1:4: anchors and aliases are not allowed."),
    ("a: [[[[[[[[[[[[[[[[[[", "a.yaml:1:20: lists and mappings are nested deeper than 16 levels."),
    (
      "a: b: c",
      "a.yaml:1:5: a colon and a space are not allowed here: a text that has them is put in quotes, and names of one mapping have the same indentation."
    ),
    ("duration: 1\nduration: 2", "a.yaml:2:1: duration is given twice, first in line 1."),
  ])
  func `a mistake is named with its place and what is allowed`(text: String, sentence: String) {
    #expect(error(text) == sentence)
  }

  @Test func `a mistake in a comment is named with file, line and column`() {
    #expect(throws: ScriptError.self) {
      try Script(commentsOf: [("B.swift", "\n  f() // zoetrope: shake")])
    }
    do {
      _ = try Script(commentsOf: [("B.swift", "\n  f() // zoetrope: shake")])
    } catch {
      #expect(error.description == "B.swift:2:25: 'shake' has no time, such as 'at 1.5'.")
    }
  }
}
