import Geometry
import Imaging
import PictureKit
import Raster
import Recipes
import StageKit
import TestSupport
import Testing
import UIKit
import UIKitPrograms

/// Programs that import UIKit alone run on a stage.
@Suite struct `programs that import UIKit` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Shows a controller that is made in the application.
  private func show<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    var controller: Controller?
    application.show {
      let made = make()
      controller = made
      return made
    }
    guard let controller else { preconditionFailure("no controller was made") }
    return controller
  }

  @Test func `the ball of the book moves as in the recipe, to the last bit`() throws {
    let controller = show { CollisionAlphaViewController() }
    let recipe = try #require(Catalog.recipe(withID: "book-13-2-collision-alpha")).stage()
    let ball = try #require(recipe.view.subviews.first { $0.name == "ball" })
    #expect(controller.blueBall.frame == ball.frame)
    for frame in 0...180 {
      let time = Double(frame) / 60
      stage.advance(to: time)
      recipe.advance(to: time)
      #expect(controller.blueBall.center == ball.center, "at \(time) s")
      #expect(controller.blueBall.alpha == ball.alpha, "at \(time) s")
    }
    #expect(ball.center.y > 500)
  }

  @Test func `the methods of the life cycle are called in Apple's order`() {
    let controller = show { LifeCycleViewController() }
    // The view that loadView() makes has no size before the window gives it one.
    #expect(
      controller.calls == [
        "loadView -1", "viewDidLoad 0", "viewWillAppear 320", "viewWillLayoutSubviews 320",
        "viewDidLayoutSubviews 320", "viewDidAppear 320",
      ])
    controller.calls = []
    application.run { application.keyWindow?.rootViewController = UIViewController() }
    #expect(controller.calls == ["viewWillDisappear 320", "viewDidDisappear 320"])
    #expect(controller.view.window == nil)
  }

  @Test func `timers, queues, display links and animations follow the stage's clock`() {
    let controller = show { ClockViewController() }
    stage.advance(to: 0.4)
    // A linear animation of 0.6 s after 0.1 s is half way.
    #expect(isClose(controller.square.presentation.center.x, 25 + 175 / 2.0, within: 1e-9))
    #expect(controller.shownCenter == controller.square.presentation.center)
    #expect(controller.square.backgroundColor == Color(red: 0.5, green: 0.25, blue: 0))
    stage.advance(to: 2)
    #expect(
      controller.calls == [
        "viewDidLoad 0.0", "main 0.0", "milliseconds 0.25", "timer twice 0.4", "asyncAfter 0.5",
        "completion true 0.7", "timer twice 0.8",
      ])
    #expect(controller.frameCount == 30)
  }

  @Test func `a card follows the finger and is thrown`() {
    let controller = show { DragViewController() }
    stage.pan(
      from: Point(160, 284), to: Point(200, 184), at: 0.5, duration: 0.5,
      velocity: Vector(dx: 200, dy: -600))
    stage.advance(to: 1)
    #expect(controller.states.first == .began && controller.states.last == .ended)
    #expect(controller.releaseVelocity == CGPoint(x: 200, y: -600))
    #expect(controller.card.center.distance(to: CGPoint(x: 200, y: 184)) < 20)
    stage.advance(to: 1.2)
    #expect(controller.card.center.y < 130)
    stage.advance(to: 4)
    // The boundary is 10 points within the screen; a body rests up to 0.5 points off its surface.
    #expect(controller.card.frame.minY > 9 && controller.card.frame.maxX < 311)
  }

  @Test func `a view draws with the current context and handles touches`() throws {
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    _ = show {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    #expect(view.color == .red)
    stage.tap(at: Point(130, 150), time: 0.5)
    stage.advance(to: 1)
    #expect(view.points == [CGPoint(x: 30, y: 50), CGPoint(x: 30, y: 50)])
    #expect(view.color == .green)
  }

  @Test func `a ball rolls along the path that is drawn`() throws {
    let controller = show { BoundaryViewController() }
    stage.advance(to: 3)
    #expect(controller.contacts.first == "ramp")
    #expect(controller.ball.center.y > 568)
    let frame = stage.frame(at: 3)
    let image = try FrameRenderer(canvas: frame.size, scale: 1).image(of: frame)
    // Half way along the ramp, in the middle of a stroke of 3 points.
    #expect(image[120, 375] == 0xFFFF_8000)
    #expect(image[120, 385] == 0xFFFF_FFFF)
  }

  @Test func `a controller is a recipe, whose frames are the same in any order`() throws {
    let recipe = ControllerRecipe(
      duration: 3,
      script: { $0.pan(from: Point(160, 284), to: Point(60, 300), at: 0.2, duration: 0.3) },
      controller: { DragViewController() })
    let late = recipe.stage().frame(at: 2)
    let stage = recipe.stage()
    for time in stride(from: 0.0, to: 2, by: 0.25) { _ = stage.frame(at: time) }
    #expect(stage.frame(at: 2) == late)
    #expect(recipe.stage().frame(at: 0) != late)
    #expect(recipe.title == "controller" && recipe.canvas == .phone)
  }

  @Test func `chance is the same in every application`() {
    let rolls = application.run { Dice().rolls }
    let other = Stage(size: .phone)
    #expect(UIApplication(on: other).run { Dice().rolls } == rolls)
    #expect(Set(rolls) == [1, 2, 3, 4, 5, 6])
    // Each application continues with its own numbers.
    #expect(application.run { Dice().rolls } != rolls)
  }

  @Test func `code of UIKit outside an application traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UIView.animate(withDuration: 1) {}
    }
    expectSentence("there is no application", from: result)
  }
}
