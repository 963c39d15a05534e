import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit
import UIKitPrograms

/// Views and controllers are made of storyboards.
@Suite(.serialized) struct `controllers of storyboards` {
  /// Shows the first controller of the storyboard of the game on a stage.
  private func show(
    _ size: Size
  ) throws -> (stage: Stage, application: UIApplication, controller: GameViewController) {
    let folder = try DocumentFolder(["Main.storyboard": gameStoryboard])
    let stage = Stage(size: size)
    let application = UIApplication(on: stage, resources: folder.path)
    var shown: GameViewController?
    application.run { GameViewController.register() }
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller as? GameViewController
      return controller ?? UIViewController()
    }
    return (stage, application, try #require(shown))
  }

  @Test func `design frames hold at the canvas of the document`() throws {
    let (_, _, controller) = try show(Size(375, 667))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.card.frame == CGRect(x: 40, y: 100, width: 295, height: 120))
    #expect(controller.card.caption.frame == CGRect(x: 126, y: 49.5, width: 43.5, height: 20.5))
    #expect(controller.startButton.frame == CGRect(x: 164.5, y: 607, width: 46, height: 30))
  }

  @Test func `constraints place the views at another size`() throws {
    let (_, _, controller) = try show(Size(320, 568))
    #expect(controller.card.frame == CGRect(x: 40, y: 100, width: 240, height: 120))
    // Centered on half points.
    #expect(abs(controller.startButton.center.x - 160) <= 0.25)
    #expect(controller.startButton.frame.maxY == 538)
    #expect(abs(controller.card.caption.center.y - 60) <= 0.25)
  }

  @Test func `a constraint that changes moves what it places, and what depends on it`() throws {
    let (stage, application, controller) = try show(Size(375, 667))
    application.run {
      controller.top.constant = 150
      controller.view.layoutIfNeeded()
    }
    #expect(controller.card.frame.minY == 150)
    let slider = try #require(controller.view.subviews.first { $0 is UISlider })
    #expect(slider.frame.minY == 290)
    stage.advance(to: 1)
  }

  @Test func `objects are made, connected and awakened in UIKit's order`() throws {
    let (_, _, controller) = try show(Size(320, 568))
    #expect(
      GameViewController.calls == [
        "controller init(coder:)", "controller awakeFromNib card false",
        "init(coder:) subviews 1 caption false", "lineCount 3", "awakeFromNib Score",
        // The view has the size of the document until it is in a window.
        "viewDidLoad 375.0 295.0",
      ])
    #expect(controller.parts.count == 2 && controller.parts[1] === controller.card)
    #expect(controller.top.identifier == "top")
    #expect(controller.card.layer.cornerRadius == 12)
    #expect(controller.card.backgroundColor == .systemBlue)
    #expect(controller.card.caption.textColor == .red)
    #expect(controller.card.caption.textAlignment == .center)
    #expect(controller.storyboard != nil)
  }

  @Test func `an outlet is found by its setter, whose name has a capital`() throws {
    let document = gameStoryboard.replacing(#"property="card""#, with: #"property="Card""#)
    let folder = try DocumentFolder(["Main.storyboard": document])
    let stage = Stage(size: Size(375, 667))
    let application = UIApplication(on: stage, resources: folder.path)
    application.run { GameViewController.register() }
    var shown: GameViewController?
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller as? GameViewController
      return controller ?? UIViewController()
    }
    #expect(try #require(shown).card.layer.cornerRadius == 12)
    #expect(!stage.logEntries.contains { $0.text.contains("outlet Card") })
  }

  @Test func `taps and pans call the actions of the controller`() throws {
    let (stage, _, controller) = try show(Size(375, 667))
    stage.tap(at: Point(187, 620), time: 0.5)
    stage.pan(from: Point(100, 150), to: Point(150, 150), at: 1, duration: 0.3)
    stage.pan(from: Point(187, 255), to: Point(250, 255), at: 2, duration: 0.2)
    stage.advance(to: 3)
    #expect(controller.taps.prefix(4) == ["start:event: 1", "start true", "count", "drag"])
    #expect(controller.taps.last?.hasPrefix("slide ") == true)
  }

  @Test func `what does not fit is logged once, with what is allowed`() throws {
    let (stage, _, controller) = try show(Size(375, 667))
    #expect(controller.toggle == nil)
    let lines = stage.logEntries.map(\.text)
    #expect(
      lines.contains(
        """
        Main.storyboard, object vc: GameViewController has no outlet nothing for UIButton; it is not set \
        (outlets: card, pan, parts, startButton, toggle, top)
        """))
    #expect(
      lines.contains(
        "Main.storyboard, object vc: the outlet toggle of GameViewController takes UISwitch, "
          + "not UISlider; it is not set"))
    #expect(
      lines.contains(
        """
        Main.storyboard, object slider: GameViewController has no action missing:; it is not connected \
        (actions: count, drag:, slide:, start:, start:event:)
        """))
    #expect(lines.count == 3)
  }
}
