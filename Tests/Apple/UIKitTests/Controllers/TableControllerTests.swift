import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `controllers of tables and collections` {
  private let scene = ControllerStage()

  final class Names: UITableViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  final class Colors: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `constraints that only center the content leave rows their standard height`() {
    final class Centered: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
          label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        ])
      }
    }
    let names = Names(style: .plain)
    _ = scene.show { names }
    scene.run {
      names.tableView.register(Centered.self, forCellReuseIdentifier: "cell")
      names.tableView.reloadData()
    }
    #expect(names.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.bounds.height == 44)
  }

  @Test func `rows are below the bar, a tap selects, and the selection is gone after the pop`() {
    let names = Names(style: .plain)
    let navigation = scene.show { UINavigationController(rootViewController: names) }
    #expect(names.tableView.contentOffset.y == -44 && names.view === names.tableView)
    #expect(
      names.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
    scene.stage.tap(at: Point(160, 44 + 44 + 20), time: 1)
    scene.stage.advance(to: 2)
    #expect(names.selected == [1] && navigation.viewControllers.count == 2)
    #expect(names.tableView.indexPathForSelectedRow?.row == 1)
    scene.run { _ = navigation.popViewController(animated: true) }
    scene.advance(by: 0.5)
    #expect(
      names.tableView.indexPathForSelectedRow == nil && names.tableView.contentOffset.y == -44)
  }

  @Test func `a collection is the view of its controller, with the layout it was given`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let colors = scene.show { Colors(collectionViewLayout: layout) }
    #expect(colors.collectionView.visibleCells.count == 8)
    #expect(colors.collectionViewLayout === layout)
    #expect(colors.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }
}
