import Controls
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Rows of a table that are dragged to other places of it.
@Suite struct `drags of rows` {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var texts = ["a", "b", "c", "d"]
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: texts[indexPath.row] as NSString))
      item.localObject = texts[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("drag ended")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let destination = coordinator.destinationIndexPath
      else { return }
      calls.append("drop \(source.row) at \(destination.row)")
      texts.insert(texts.remove(at: source.row), at: destination.row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      calls.append("drop ended")
    }
  }

  @Test func `a dropped row is at its new place`() {
    let stage = Stage(size: .phone)
    let rows = Rows()
    let application = UIApplication(on: stage)
    let table = application.run { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
    application.show {
      let controller = UIViewController()
      controller.view.addSubview(table)
      table.dataSource = rows
      table.dragDelegate = rows
      table.dropDelegate = rows
      return controller
    }
    stage.advance(to: 0.1)
    let start = Point(100, 22)
    let end = Point(100, 22 + 2 * 44)
    stage.pan(along: [start, start, start, end], at: 0.2, duration: 1.2)
    stage.advance(to: 3)
    #expect(rows.texts == ["b", "c", "a", "d"])
    #expect(rows.calls == ["begin true", "drop 0 at 2", "drop ended", "drag ended"])
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.textLabel?.text == "a" && cell?.alpha == 1)
  }
}
