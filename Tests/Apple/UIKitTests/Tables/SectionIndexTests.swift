import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

/// The titles at the right edge of a program's table.
@Suite struct `the index of a program's sections` {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  @Test func `its properties are those of the table`() {
    let stage = Stage(size: .phone)
    let source = Source()
    let table = UITableView(frame: stage.view.bounds, style: .plain)
    UIApplication(on: stage).run {
      table.dataSource = source
      stage.view.addSubview(table)
      table.sectionIndexColor = .red
    }
    let red = stage.frame(at: 0.1)
    #expect(table.visibleCells[0].contentView.frame.width < table.bounds.width)
    table.sectionIndexColor = .blue
    #expect(stage.frame(at: 0.2).layers != red.layers)
    table.sectionIndexMinimumDisplayRowCount = 3
    table.reloadData()
    _ = stage.frame(at: 0.3)
    #expect(table.visibleCells[0].contentView.frame.width == table.bounds.width)
  }
}
