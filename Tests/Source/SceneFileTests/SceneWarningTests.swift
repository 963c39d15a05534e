import SceneFile
import Testing

/// What is probably a mistake in the numbers of a scene, and in how it begins.
@Suite struct SceneWarningTests {
  private func warnings(_ yaml: String) throws -> [String] {
    try SceneRecipe(yaml: "canvas: [320, 400]\nduration: 1\n" + yaml, path: "a.yaml").warnings
  }

  @Test func `a view outside of the canvas is named, with its place in the file`() throws {
    let views = """
      views:
        - view: {name: seen, size: [40, 40], center: [-10, 50]}
        - view: {name: lost, size: [40, 40], center: [500, 50.5]}
        - label: {text: below, frame: [0, 400, 90, 20]}
        - view: {name: hidden, size: [40, 40], center: [500, 50], isHidden: true}
        - view: {for: {i: 5}, name: row, size: [10, 10], center: [100 + 100 * i, 50]}
        - view: {frame: [300, 0, 20, 20], subviews: [{view: {name: inner, frame: [30, 0, 9, 9]}}]}
      """
    #expect(
      try warnings(views) == [
        "a.yaml:5:11: 'lost' is outside of the canvas at the start, from [480, 30.5] to "
          + "[520, 70.5]; the canvas has 320 x 400 points.",
        "a.yaml:6:12: a view without a name is outside of the canvas at the start, from [0, 400] to "
          + "[90, 420]; the canvas has 320 x 400 points.",
        "a.yaml:8:11: 'row3' and one more are outside of the canvas at the start, the first from "
          + "[395, 45] to [405, 55]; the canvas has 320 x 400 points.",
        "a.yaml:9:55: 'inner' is outside of the canvas at the start, from [330, 0] to "
          + "[339, 9]; the canvas has 320 x 400 points.",
      ])
  }

  @Test(arguments: [
    "animations: [{animate: {at: 0.5, duration: 0.2, changes: [{view: a, center: [50, 50]}]}}]",
    "animations: [{basic: {view: a, keyPath: position.x, fromValue: 500, toValue: 50, duration: 0.5}}]",
    "behaviors: [{snap: {item: a, snapTo: [50, 50], at: 0.1}}]",
    "behaviors: [{dynamicItem: {items: a, linearVelocity: [-500, 0]}}]",
    "gestures: [{tapToSnap: {item: a}}]",
  ])
  func `what is moved may begin outside`(mover: String) throws {
    let view = "views: [{view: {name: a, size: [40, 40], center: [500, 50]}}]\n"
    #expect(try warnings(view).count == 1)
    #expect(try warnings(view + mover) == [])
  }

  @Test func `what is above may fall in, and what is beside falls past`() throws {
    func fall(from x: Double, _ y: Double, _ edge: String = "") throws -> [String] {
      try warnings(
        """
        views: [{view: {name: a, size: [40, 40], center: [\(x), \(y)]}}]
        behaviors: [{gravity: {items: a}}\(edge)]
        """)
    }
    #expect(try fall(from: 100, -50) == [])
    #expect(try fall(from: 500, -50).count == 1)
    let edge = ", {collision: {items: a, translatesReferenceBoundsIntoBoundary: true}}"
    #expect(
      try fall(from: 100, -50, edge) == [
        "a.yaml:3:16: 'a' is outside of the edge of the canvas, a wall that keeps it out: the center is "
          + "[100, -50], and the canvas has 320 x 400 points."
      ])
    #expect(try fall(from: 100, 50, edge) == [])
  }

  @Test func `bodies that collide at one place are named, with their lines`() throws {
    let views = """
      views:
        - view: {name: a, size: [40, 40], center: [100, 50]}
        - view: {name: b, size: [20, 20], center: [100, 50.05]}
        - view: {name: c, size: [20, 20], center: [100, 90]}

      """
    #expect(
      try warnings(views + "behaviors: [{collision: {items: [a, b, c]}}]") == [
        "a.yaml:5:11: 'b' is at the same place as 'a' of line 4, [100, 50], and they collide from the start."
      ])
    for behavior in [
      "gravity: {items: [a, b]}", "collision: {items: [a, b], collisionMode: boundaries}",
      "collision: {items: [a, b], at: 0.5}", "collision: {items: [a, c]}",
    ] {
      #expect(try warnings(views + "behaviors: [{\(behavior)}]") == [])
    }
    #expect(
      try warnings(
        """
        views: [{shape: {for: {i: 200}, name: ball, ellipse: [9, 9], center: [100, 50]}}]
        behaviors: [{collision: {items: ball}}, {gravity: {items: ball}}]
        """) == [
          "a.yaml:3:17: 'ball1' and 198 more are at the same place as 'ball0' of line 3, [100, 50], and they "
            + "collide from the start."
        ])
  }

  @Test func `numbers of another unit are named, with what is meant`() throws {
    let scene = """
      views: [{view: {name: a, size: [40, 40], center: [100 + sin(30), 50], transform: {rotation: 45}}}]
      behaviors:
        - gravity: {items: a, angle: -90, magnitude: 9.81}
        - push: {items: a, angle: 180, magnitude: 1}
      """
    #expect(
      try warnings(scene) == [
        "a.yaml:3:51: sin(30) takes 30 as radians; that of 30 degrees is sin(radians(30)).",
        "a.yaml:3:93: an angle of 45 radians is 7.16 turns; 45 degrees are radians(45).",
        "a.yaml:5:32: an angle of -90 radians is -14.32 turns; -90 degrees are radians(-90).",
        "a.yaml:5:48: a gravity of 9.81 is 9810 pt/s², as 1 is 1000 pt/s²; write 9.81 m/s2, which is 0.981 "
          + "where 100 points are a meter.",
        "a.yaml:6:29: an angle of 180 radians is 28.65 turns; 180 degrees are radians(180).",
      ])
  }

  @Test(arguments: [
    "angle: 6", "angle: 12.566", "angle: radians(90)", "angle: 20 * pi", "magnitude: 9.6",
    "magnitude: 0.981",
    "magnitude: cos(radians(60))", "magnitude: cos(6) + 10",
  ])
  func `numbers that are probably meant have no warning`(setting: String) throws {
    let view = "views: [{view: {name: a, size: [40, 40], center: [100, 50]}}]\n"
    #expect(try warnings(view + "behaviors: [{gravity: {items: a, \(setting)}}]") == [])
  }

  @Test func `a pier that nothing holds is named, with what holds it`() throws {
    func bridge(_ more: String = "", gravity: String = "plank") throws -> [String] {
      try warnings(
        """
        views:
          - view: {name: pier, size: [40, 40], center: [100, 150]}
          - view: {name: plank, size: [40, 10], center: [140, 150]}
        behaviors:
          - gravity: {items: \(gravity)}
          - attachment: {joint: pin, item: plank, to: pier, anchor: [120, 150]}
        \(more)
        """)
    }
    #expect(
      try bridge() == [
        "a.yaml:4:11: 'pier' is held by nothing, and what is attached to it pulls it away; 'dynamicItem: "
          + "{items: pier, isAnchored: true}' holds it."
      ])
    #expect(try bridge("  - dynamicItem: {items: pier, isAnchored: true}") == [])
    #expect(try bridge("  - attachment: {item: pier, to: [100, 10]}") == [])
    #expect(try bridge(gravity: "[pier, plank]") == [])
    #expect(try bridge(gravity: "pier") == [])
  }
}
