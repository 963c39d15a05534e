import Geometry
import SceneFile
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Scenes with `axes: up`, which are the same as scenes that are written with y downwards.
@Suite struct UpwardAxisTests {
  private static let down = """
    duration: 2
    canvas: [400, 300]
    views:
      - shape: {name: ball, ellipse: [20, 20], center: [100, 60], transform: {rotation: 0.5, translation: [3, 4]}}
      - shape: {name: bob, rectangle: [20, 20], center: [250, 150]}
      - shape: {name: arm, rectangle: [60, 10], center: [330, 100]}
      - shape: {name: hill, polygon: [[0, 0], [50, -20], [50, 0]], origin: [20, 280]}
      - view:
          name: panel
          frame: [10, 20, 80, 100]
          subviews: [{view: {name: knob, frame: [5, 10, 20, 20]}}, {view: {name: led, center: [40, 90], size: [6, 6]}}]
      - label: {name: title, text: "y", center: [200, 20]}
      - link: {from: bob, to: [250, 50], fromOffset: [0, -5]}
    behaviors:
      - gravity: {items: [ball, bob], angle: 1.2}
      - dynamicItem: {items: ball, linearVelocity: [120, -80], angularVelocity: 2}
      - push: {items: bob, pushDirection: [0.1, -0.05], targetOffsetFromCenter: [0, -4]}
      - attachment: {item: bob, to: [250, 50], offset: [0, -5]}
      - attachment: {item: arm, to: bob, joint: pin, anchor: [300, 100], attachmentRange: [-0.2, 0.4]}
      - collision: {items: ball, boundaries: [{line: [[0, 250], [400, 270]]}]}
      - field: {type: radialGravity, items: ball, position: [200, 150], strength: 0.5}
    animations:
      - animate: {at: 0.2, duration: 1, changes: [{view: knob, center: [60, 70]}, {view: title, center: [200, 280]}]}
      - basic: {view: title, keyPath: transform.rotation, fromValue: 0, toValue: 1, duration: 1}
      - basic: {view: led, keyPath: transform.translation.y, byValue: -5, duration: 1}
      - basic: {view: hill, keyPath: position.y, byValue: 30, duration: 1}
    """

  private static let up = """
    duration: 2
    canvas: [400, 300]
    axes: up
    views:
      - shape: {name: ball, ellipse: [20, 20], center: [100, 240], transform: {rotation: -0.5, translation: [3, -4]}}
      - shape: {name: bob, rectangle: [20, 20], center: [250, 150]}
      - shape: {name: arm, rectangle: [60, 10], center: [330, 200]}
      - shape: {name: hill, polygon: [[0, 0], [50, 20], [50, 0]], origin: [20, 20]}
      - view:
          name: panel
          frame: [10, 180, 80, 100]
          subviews: [{view: {name: knob, frame: [5, 70, 20, 20]}}, {view: {name: led, center: [40, 10], size: [6, 6]}}]
      - label: {name: title, text: "y", center: [200, 280]}
      - link: {from: bob, to: [250, 250], fromOffset: [0, 5]}
    behaviors:
      - gravity: {items: [ball, bob], angle: -1.2}
      - dynamicItem: {items: ball, linearVelocity: [120, 80], angularVelocity: -2}
      - push: {items: bob, pushDirection: [0.1, 0.05], targetOffsetFromCenter: [0, 4]}
      - attachment: {item: bob, to: [250, 250], offset: [0, 5]}
      - attachment: {item: arm, to: bob, joint: pin, anchor: [300, 200], attachmentRange: [-0.4, 0.2]}
      - collision: {items: ball, boundaries: [{line: [[0, 50], [400, 30]]}]}
      - field: {type: radialGravity, items: ball, position: [200, 150], strength: 0.5}
    animations:
      - animate: {at: 0.2, duration: 1, changes: [{view: knob, center: [60, 30]}, {view: title, center: [200, 20]}]}
      - basic: {view: title, keyPath: transform.rotation, fromValue: 0, toValue: -1, duration: 1}
      - basic: {view: led, keyPath: transform.translation.y, byValue: 5, duration: 1}
      - basic: {view: hill, keyPath: position.y, byValue: -30, duration: 1}
    """

  private func scene(_ yaml: String) throws -> SceneRecipe {
    try SceneRecipe(yaml: yaml, path: "a.yaml")
  }

  @Test func `a scene that is written both ways has the same frames`() throws {
    let (down, up) = (try scene(Self.down).stage(), try scene(Self.up).stage())
    for index in 0...60 {
      let time = Double(index) / 30
      #expect(down.frame(at: time) == up.frame(at: time), "at \(time)")
    }
    #expect(down.viewStates == up.viewStates)
  }

  @Test func `a text shows heights and counterclockwise angles`() throws {
    let stage = try scene(
      """
      duration: 1
      canvas: [400, 300]
      axes: up
      views:
        - view: {name: ball, size: [20, 20], center: [100, 200]}
        - label: {name: title, text: "{ball.y:0} {ball.vy:0} {ball.spin:1} {ball.elevation:0}", center: [200, 20]}
      behaviors:
        - dynamicItem: {items: ball, resistance: 0, angularResistance: 0, linearVelocity: [0, 50], angularVelocity: 2}
      """
    ).stage()
    stage.advance(to: 0.5)
    let title = try #require(stage.view.subviews.last as? Label)
    #expect(title.text == "225 50 2.0 225")
  }

  @Test func `a text shows the tension and the angle of an attachment below it`() throws {
    let stage = try scene(
      """
      duration: 1
      canvas: [400, 300]
      axes: up
      views:
        - view: {name: bob, size: [100, 100], center: [200, 100]}
        - label: {name: title, text: "{string.tension:2} {string.length:0} {string.angle:1}", center: [200, 20]}
      behaviors:
        - gravity: {items: bob}
        - attachment: {name: string, item: bob, to: [200, 250]}
      """
    ).stage()
    stage.advance(to: 0.5)
    let title = try #require(stage.view.subviews.last as? Label)
    #expect(title.text == "10.00 150 0.0")
  }

  @Test(arguments: [
    (
      "{string.speed}",
      "'speed' is not a quantity of an attachment; known are angle, tension, length"
    ),
    (
      "{bob.tension}",
      "; tension and length are those of an attachment with a name"
    ), ("{string[0].tension}", "'string' is one attachment, without an index"),
    ("{sting.tension}", "there is no view 'sting' above; the nearest is 'string'"),
  ])
  func `wrong quantities of attachments are errors with a remedy`(
    text: String, sentence: String
  ) throws {
    let error = #expect(throws: SceneError.self) {
      try scene(
        """
        duration: 1
        views:
          - view: {name: bob, size: [20, 20], center: [200, 100]}
          - label: {text: "\(text)", center: [200, 20]}
        behaviors:
          - attachment: {name: string, item: bob, to: [200, 250]}
        """)
    }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
  }

  @Test func `names of attachments and views differ`() throws {
    let error = #expect(throws: SceneError.self) {
      try scene(
        """
        duration: 1
        views: [{view: {name: bob, size: [20, 20], center: [200, 100]}}]
        behaviors:
          - attachment: {name: bob, item: bob, to: [200, 250]}
        """)
    }
    #expect(error?.description.contains("the name 'bob' is taken") == true)
  }

  @Test func `positions of subviews' layers are errors with a remedy`() throws {
    let error = #expect(throws: SceneError.self) {
      try scene(
        """
        duration: 1
        axes: up
        views: [{view: {name: a, size: [20, 20], subviews: [{view: {name: b, size: [5, 5]}}]}}]
        animations: [{basic: {view: b, keyPath: position, toValue: [3, 4], duration: 1}}]
        """)
    }
    #expect(error?.description.contains("transform.translation.y moves others") == true)
  }
}
