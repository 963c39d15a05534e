import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Scenes of controllers of tables.
@Suite(.serialized) struct `a scene of a table's controller` {
  final class Names: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }

  @Test func `whose view is no table gives it its own table, which is logged`() throws {
    let stage = Stage(size: Size(320, 568))
    let folder = try DocumentFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Names">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
      </viewController></objects></scene></scenes></document>
      """
    ])
    let application = UIApplication(on: stage, resources: folder.path)
    application.run {
      let description = _InterfaceClass(Names.self, name: "Names")
      description.make { Names(coder: $0) }
      description.register()
    }
    var shown: UIViewController?
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller
      return controller ?? UIViewController()
    }
    stage.advance(to: 0.1)
    let controller = try #require(shown as? Names)
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.dataSource === controller)
    #expect(
      application.notes == ["The scene of Names has no table view, which iOS refuses."])
  }

  @Test func `appears with another view that the program sets`() {
    let scene = ControllerStage()
    let shown = scene.show { () -> Names in
      let controller = Names(style: .plain)
      controller.view = UIView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      return controller
    }
    #expect(shown.tableView == nil && shown.view.window != nil)
  }
}
