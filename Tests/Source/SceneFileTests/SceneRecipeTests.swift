import Geometry
import SceneFile
import StageKit
import SystemPackage
import TestSupport
import Testing

@Suite struct SceneRecipeTests {
  private func scene(_ yaml: String) throws -> SceneRecipe {
    try SceneRecipe(yaml: yaml, path: "scenes/free-fall.yaml")
  }

  private func view(_ name: String, on stage: Stage) throws -> View {
    try #require(stage.view.subviews.first { $0.name == name })
  }

  @Test func `a scene is a recipe with the name of its file`() throws {
    let scene = try scene("{title: Fall, duration: 2.5, canvas: [200, 100], keyMoments: [0, 1]}")
    #expect(scene.id == "free-fall" && scene.title == "Fall")
    #expect(scene.duration == 2.5 && scene.canvas == Size(200, 100) && scene.keyMoments == [0, 1])
    #expect(try self.scene("duration: 1").title == "free-fall")
    #expect(try self.scene("duration: 1").canvas == .phone)
  }

  @Test func `behaviors have UIKit's defaults`() throws {
    let stage = try scene(
      """
      duration: 1
      views: [{view: {name: box, size: [20, 20], center: [100, 50]}}]
      behaviors: [{gravity: {items: box}}, {dynamicItem: {items: box, resistance: 0}}]
      """
    ).stage()
    stage.advance(to: 0.5)
    // g t^2 / 2, within 0.01 %.
    let fall = 1000.0 * 0.25 / 2
    let y = try view("box", on: stage).center.y
    #expect(abs(y - (50 + fall)) < 1e-4 * fall)
  }

  @Test func `a parameter changes what depends on it`() throws {
    let recipe = try scene(
      """
      duration: 1
      parameters:
        count: {default: 2, range: [1, 5], whole: true, step: 1}
        gap: {default: 10, range: [0, 100], unit: pt}
        hides: {default: false}
      views:
        - view: {for: {i: count}, name: box, frame: [i * gap, 0, 5, 5], isHidden: hides}
        - label: {name: title, text: "{count} boxes, the last {i2[count - 1]}"}
      lists: {i2: [one, two, three, four, five]}
      """)
    #expect(recipe.parameters.map(\.name) == ["count", "gap", "hides"])
    #expect(recipe.parameters.map(\.allowedValues) == ["1 to 5", "0 to 100 pt", "true, false"])
    let stage = recipe.stage()
    #expect(stage.view.subviews.map(\.name) == ["box0", "box1", "title"])
    let other = try recipe.setting(["count": 3, "gap": 20, "hides": true]).stage()
    #expect(other.view.subviews.map(\.name) == ["box0", "box1", "box2", "title"])
    #expect(try view("box2", on: other).frame == Rect(x: 40, y: 0, width: 5, height: 5))
    #expect(try view("box2", on: other).isHidden)
    #expect((other.view.subviews.last as? Label)?.text == "3 boxes, the last three")
  }

  @Test func `texts have numbers with at most two decimals, or as many as they say`() throws {
    let stage = try scene(
      """
      duration: 1
      parameters: {e: {default: 0.8, range: [0, 1]}}
      views:
        - label: {name: a, text: "{e} {e * 10} {1 / 3} {e:0} {1 / 3:4} {2:1} {-e / 1000}"}
      """
    ).stage()
    let label = try #require(try view("a", on: stage) as? Label)
    #expect(label.text == "0.8 8 0.33 1 0.3333 2.0 0")
  }

  @Test func `a value that a parameter makes impossible is clamped, with a note`() throws {
    let recipe = try scene(
      """
      duration: 1
      parameters: {n: {default: 2, range: [0, 10]}}
      views:
        - view: {for: {i: 3}, name: box, size: [9, 9]}
        - view: {name: dim, alpha: n / 2}
      animations: [{set: {changes: [{view: "box[n]", alpha: 0.5}]}}]
      """)
    let stage = try recipe.setting(["n": 8]).stage()
    #expect(try view("dim", on: stage).alpha == 1)
    #expect(
      stage.logEntries.map(\.text) == [
        "scenes/free-fall.yaml:5:30: 4 is not allowed; it must be from 0 to 1.",
        "scenes/free-fall.yaml:6:38: index 8 of the views 'box': 0 to 2 are allowed.",
      ])
  }

  @Test func `plots are a list of quantities, or a mapping with the axes`() throws {
    #expect(try scene("duration: 1").plot == nil)
    var plot = ScenePlot(quantities: ["a.y", "energy"])
    plot.positions = ["scenes/free-fall.yaml:1:23", "scenes/free-fall.yaml:1:28"]
    #expect(try scene("{duration: 1, plots: [a.y, energy]}").plot == plot)
    let recipe = try scene(
      """
      {duration: 1, canvas: [300, 200], parameters: {far: {default: 2, range: [0, 9]}},
      plots: {of: [a.y], against: a.x, xRange: [0, width], yRange: [-1, far], meters: true}}
      """)
    plot = ScenePlot(
      quantities: ["a.y"], abscissa: "a.x", xRange: 0...300, yRange: -1...2, isInMeters: true)
    plot.positions = ["scenes/free-fall.yaml:2:14"]
    #expect(recipe.plot == plot)
  }

  @Test func `animations start at their times`() throws {
    let stage = try scene(
      """
      duration: 4
      views: [{view: {name: box, size: [10, 10], center: [10, 10]}}]
      animations:
        - animate: {at: 1, duration: 2, curve: curveLinear, changes: [{view: box, center: [110, 10]}]}
        - set: {at: 3.5, changes: [{view: box, alpha: 0.5}]}
      """
    ).stage()
    let box = try view("box", on: stage)
    stage.advance(to: 0.9)
    #expect(box.center == Point(10, 10))
    stage.advance(to: 1.5)
    #expect(abs(box.presentation.center.x - 35) < 1e-9)
    stage.advance(to: 3.4)
    #expect(box.presentation.center.x == 110 && box.alpha == 1)
    stage.advance(to: 3.5)
    #expect(box.alpha == 0.5)
  }

  @Test func `a stage with a scene is released`() throws {
    weak var stage: Stage?
    do {
      let performed = try scene(
        """
        duration: 1
        views: [{view: {name: box, size: [20, 20], center: [50, 50]}}]
        behaviors: [{gravity: {items: box}}, {push: {items: box, at: 0.2, until: 0.4, magnitude: 1}}]
        animations: [{animate: {at: 0.3, duration: 0.1, changes: [{view: box, alpha: 0}]}}]
        gestures: [{tapToSnap: {item: box}}, {drag: {item: box}}, {tapToPush: {item: box}}]
        touches: [{tap: {at: 0.1, point: [20, 20]}}]
        """
      ).stage()
      performed.advance(to: 0.25)
      stage = performed
      #expect(stage != nil)
    }
    #expect(stage == nil)
  }
}
