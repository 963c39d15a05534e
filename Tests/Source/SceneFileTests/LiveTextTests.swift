import Dynamics
import Geometry
import Layers
import SceneFile
import SceneViews
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Texts that follow the motion, arrows of velocities, and the order of lines.
@Suite struct LiveTextTests {
  private func recipe(_ yaml: String) throws -> SceneRecipe {
    try SceneRecipe(yaml: "canvas: [400, 400]\nduration: 2\n" + yaml, path: "a.yaml")
  }

  private func label(_ name: String, on stage: Stage) throws -> Label {
    try #require(stage.view.subviews.first { $0.name == name } as? Label)
  }

  /// A ball of 1 kg that falls.
  private func fall(_ text: String, more: String = "") -> String {
    """
    views:
      - view: {name: ball, size: [100, 100], center: [100, 100]}
      - view: {for: {i: 2}, name: box, size: [20, 20], center: [200 + 50 * i, 100]}
      - label: {name: title, text: "\(text)", center: [200, 20]\(more)}
    behaviors:
      - gravity: {items: ball}
      - dynamicItem: {items: ball, resistance: 0}
      - dynamicItem: {items: "box[1]", resistance: 0, linearVelocity: [30, -40]}
    """
  }

  @Test func `a text shows the quantities of views as they are`() throws {
    let stage = try recipe(fall("{ball.speed / 100:1} m/s, {box[1].speed:0}, {ball.y:0}, {time:2}"))
      .stage()
    let title = try label("title", on: stage)
    stage.advance(to: 0)
    #expect(title.text == "0.0 m/s, 50, 100, 0.00")
    stage.advance(to: 0.5)
    // 10 m/s^2 for 0.5 s; 1000 pt/s^2 0.25 s^2 / 2 from 100.
    #expect(title.text?.hasPrefix("5.0 m/s, 50, 225") == true, "\(title.text ?? "")")
    #expect(title.text?.hasSuffix(", 0.50") == true)
    // As large as the text, about the same center.
    #expect(title.bounds.size == title.sizeThatFits(.zero) && title.center == Point(200, 20))
  }

  @Test func `energies are those of plots, and the total of a fall is constant`() throws {
    let stage = try recipe(fall("{energy:1} {kinetic:1} {ball.kinetic:1} {potential:0} {springs}"))
      .stage()
    let title = try label("title", on: stage)
    stage.advance(to: 0.25)
    let early = try #require(title.text).split(separator: " ").compactMap { Double($0) }
    stage.advance(to: 0.5)
    let late = try #require(title.text).split(separator: " ").compactMap { Double($0) }
    #expect(early.count == 5 && abs(early[0] - late[0]) <= 0.1)
    // The box, 0.04 kg at 0.5 m/s, has 0.005 J. 1 kg at 5 m/s has 12.5 J.
    #expect(late[2] == late[1] && abs(late[1] - 12.5) <= 0.1)
  }

  @Test func `a label with a size keeps it, and a set text ends the following`() throws {
    let scene = try recipe(
      fall("{ball.vy:0}", more: ", size: [90, 20]")
        + "\nanimations: [{set: {at: 0.3, changes: [{view: title, text: done}]}}]")
    let stage = scene.stage()
    let title = try label("title", on: stage)
    stage.advance(to: 0.2)
    #expect(title.text == "200" && title.bounds.size == Size(90, 20))
    stage.advance(to: 0.5)
    #expect(title.text == "done")
  }

  @Test(arguments: [
    (
      "{ball.size}",
      "'size' is not a quantity of a view; known are x, y, elevation, angle, vx, vy, speed, spin, kinetic."
    ),
    ("{ball.width}", "'width' is not a quantity of a view; known are x, y, elevation, angle, vx,"),
    ("{contacts}", "'contacts' is not a "),
    ("{bal.speed}", "there is no view 'bal' above; the nearest is 'ball'."),
    ("{box.speed}", "'box' is several views; one of them is box[0]."),
    ("{ball[0].speed}", "'ball' is one view, without an index."),
    ("{box[2].speed}", "index 2 of the views 'box': 0 to 1 are allowed."),
  ])
  func `wrong quantities are named`(text: String, sentence: String) {
    let error = #expect(throws: SceneError.self) { try recipe(fall(text)) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: LiveQuantity.namesOfViews.map { "ball.\($0)" } + LiveQuantity.namesOfScenes)
  func `a text has every quantity, and its Swift`(name: String) throws {
    let scene = try recipe(fall("{\(name):1}"))
    let stage = scene.stage()
    stage.advance(to: 0.5)
    let text = try #require(try label("title", on: stage).text)
    #expect(Double(text) != nil, "\(text)")
    #expect(scene.swift.contains("decimalText("))
  }

  @Test func `the page of scenes lists the quantities of texts`() throws {
    #expect(LiveQuantity.namesOfViews.count == 9 && LiveQuantity.namesOfScenes.count == 5)
    let path = repositoryRoot.appending("Documentation").appending("Scenes.md")
    let page = String(decoding: try contents(of: path), as: UTF8.self)
    #expect(page.contains("A view has `\(LiveQuantity.namesOfViews.joined(separator: " "))`"))
    #expect(page.contains("the scene has `\(LiveQuantity.namesOfScenes.joined(separator: " "))`"))
  }

  @Test func `quantities are for texts alone`() {
    let error = #expect(throws: SceneError.self) {
      try recipe(
        "views: [{view: {name: a, size: [9, 9]}}, {view: {center: [a.x, 1], size: [9, 9]}}]")
    }
    #expect(
      error?.description
        == "a.yaml:3:59: center: quantities of views, such as a.x, are for the text of labels and for plots."
    )
  }

  @Test func `a stage with live texts and arrows is released`() throws {
    weak var stage: Stage?
    do {
      let performed = try recipe(
        fall("{ball.speed} {energy} {time}").replacing(
          "behaviors:", with: "  - arrow: {of: ball}\nbehaviors:")
      ).stage()
      performed.advance(to: 0.3)
      stage = performed
      #expect(stage != nil)
    }
    #expect(stage == nil)
  }

  @Test func `an arrow has the length of the velocity and two equal barbs`() throws {
    let path = ArrowView.path(from: Point(10, 20), along: Vector(dx: 30, dy: 40))
    let points = path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(points.count == 5 && points[0] == Point(10, 20) && points[1] == Point(40, 60))
    let barbs = [points[2] - points[1], points[4] - points[1]]
    #expect(barbs.allSatisfy { abs($0.length - 10) < 1e-9 })
    #expect(abs(barbs[0].dx + barbs[1].dx + 12 * 0.9004471) < 1e-5)
    #expect(ArrowView.path(from: .zero, along: Vector(dx: 0.3, dy: 0)) == Path())
  }

  @Test func `an arrow shows an acceleration, or the sum of forces`() throws {
    let stage = Stage(size: Size(400, 4000))
    let ball = View(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    stage.view.addSubview(ball)
    let animator = stage.retain(DynamicAnimator(referenceView: stage.view, profile: .accurate))
    let gravity = GravityBehavior(items: [ball])
    gravity.magnitude = 0.981
    animator.addBehavior(gravity)
    let item = DynamicItemBehavior(items: [ball])
    item.resistance = 0
    animator.addBehavior(item)
    stage.advance(to: 0.5)
    // 2 kg in a gravity of 981 pt/s²; single precision has 7 digits.
    let acceleration = ArrowView(of: ball, showing: .acceleration).value(in: animator)
    #expect(abs(acceleration.dy - 981) < 0.01 && acceleration.dx == 0)
    let force = ArrowView(of: ball, showing: .force).value(in: animator)
    #expect(abs(force.dy - 19.62) < 0.001)
    let velocity = ArrowView(of: ball).value(in: animator)
    #expect(velocity == animator.velocity(of: ball))
  }

  @Test func `lines have an order among views, and an arrow stands before its view`() throws {
    let stage = try recipe(
      """
      views:
        - view: {name: ball, size: [100, 100], center: [100, 100]}
        - link: {from: ball, to: [0, 0], zPosition: 1}
        - trail: {of: ball, zPosition: -2}
        - arrow: {of: ball, scale: 0.1, color: black}
      behaviors: [{gravity: {items: ball}}]
      """
    ).stage()
    #expect(stage.view.subviews.map(\.name) == ["link", "trail", "ball", "arrow"])
    #expect(stage.view.subviews.map(\.layer.zPosition) == [1, -2, 0, 0])
  }
}
