import Bars
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit
import UIKitPrograms

/// Controllers of storyboards lead to each other.
@Suite(.serialized) struct `segues of storyboards` {
  private let stage: Stage
  private let application: UIApplication
  private let navigation: UINavigationController
  private let list: ListController

  init() throws {
    let folder = try DocumentFolder(["Main.storyboard": appStoryboard])
    stage = Stage(size: Size(320, 568))
    application = UIApplication(on: stage, resources: folder.path)
    application.run { ListController.register() }
    var shown: UINavigationController?
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller as? UINavigationController
      return controller ?? UIViewController()
    }
    navigation = try #require(shown)
    list = try #require(navigation.topViewController as? ListController)
    stage.advance(to: 0.1)
  }

  /// The place of a row's middle on the screen.
  private func middle(ofRow row: Int) -> Point {
    let rect = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return list.tableView.convert(Point(rect.midX, rect.midY), to: nil)
  }

  @Test func `a navigation controller shows its root with prototype cells`() throws {
    #expect(list.title == "ListController" && list.navigationItem.title == "Items")
    #expect(
      navigation.navigationBar.barTintColor == Color(red: 0, green: 0.5, blue: 0.25))
    let cells = list.tableView.visibleCells.compactMap { $0 as? ItemCell }
    #expect(cells.count > 5 && cells[2].caption.text == "Item 2")
    #expect(cells[0].bounds.size == Size(320, 60))
    #expect(cells[0].accessoryType == .disclosureIndicator)
    // Centered in a content of 60 points, to half points.
    #expect(abs(cells[0].caption.center.y - 30) <= 0.5 && cells[0].caption.frame.minX == 20)
  }

  @Test func `a row performs its segue before it is told of the selection`() throws {
    stage.tap(at: middle(ofRow: 1), time: 0.5)
    stage.advance(to: 2)
    #expect(
      list.calls == ["should detail", "prepare detail DetailController false", "didSelect 1"])
    let detail = try #require(navigation.topViewController as? DetailController)
    #expect(detail.title == "Row 1" && detail.navigationItem.title == "Row 1")
    // The embedded controller is added before the view is loaded.
    #expect(detail.calls == ["prepare child", "viewDidLoad children 1"])
    #expect(detail.scroll.frame.minY == navigation.navigationBar.frame.maxY)
    #expect(detail.box.frame == Rect(x: 0, y: 468, width: 320, height: 100))
    #expect(detail.scroll.contentSize == Size(320, 910))
    // The view for wide screens alone is not there.
    #expect(detail.view.subviews.count == 2)
  }

  @Test func `static cells are shown by their controller`() throws {
    stage.tap(at: middle(ofRow: 0), time: 0.5)
    stage.advance(to: 2)
    let child = try #require(
      navigation.topViewController?.children.first as? UITableViewController)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 320, height: 100))
    #expect(child.tableView.numberOfRows(inSection: 0) == 2)
    #expect(child.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    let cell = child.tableView(child.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(cell.textLabel?.text == "Volume")
    #expect(child.tableView(child.tableView, titleForHeaderInSection: 0) == "Sound")
  }

  @Test func `a bar button presents, and an unwind segue comes back`() throws {
    stage.tap(at: Point(298, 22 + navigation.navigationBar.frame.minY), time: 0.5)
    stage.advance(to: 2)
    let sheet = try #require(navigation.presentedViewController as? SheetController)
    #expect(sheet.modalPresentationStyle == .fullScreen)
    #expect(sheet.modalTransitionStyle == .crossDissolve)
    stage.tap(at: Point(70, 120), time: 2.5)
    stage.advance(to: 4)
    #expect(
      list.calls == ["should add", "prepare add SheetController false", "back back"])
    #expect(navigation.presentedViewController == nil)
  }

  @Test func `code performs segues by identifier, and a custom segue performs itself`() throws {
    JumpSegue.count = 0
    application.run { list.performSegue(withIdentifier: "add", sender: nil) }
    stage.advance(to: 2)
    let sheet = try #require(navigation.presentedViewController)
    application.run { sheet.performSegue(withIdentifier: "jump", sender: nil) }
    stage.advance(to: 3)
    #expect(JumpSegue.count == 1)
    #expect(sheet.presentedViewController is DetailController)
  }
}
