import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Cells with symbols of several widths.
@Suite(.serialized) struct `cells with symbols` {
  private func texts(of cell: UITableViewCell, on stage: Stage) -> [UILabel] {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stage.view.addSubview(cell)
    stage.advance(to: 0.1)
    var labels: [UILabel] = []
    var views: [UIView] = [cell.contentView]
    while let view = views.popLast() {
      if let label = view as? UILabel, label.text == "Text" { labels.append(label) }
      views += view.subviews
    }
    return labels
  }

  @Test(arguments: ["chevron.right", "star", "plus"])
  func `the text begins at one place beside symbols of up to 24 points`(name: String) {
    let stage = Stage(size: Size(320, 480))
    let application = UIApplication(on: stage)
    application.run {
      guard let image = UIImage(systemName: name) else {
        Issue.record("there is no symbol \(name)")
        return
      }
      let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
      plain.textLabel?.text = "Text"
      plain.imageView?.image = image
      let configured = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = configured.defaultContentConfiguration()
      content.text = "Text"
      content.image = image
      configured.contentConfiguration = content
      // The margin of 16, the 24 of symbols, and 16 to the text.
      for cell in [plain, configured] {
        let label = texts(of: cell, on: stage).first
        #expect(label.map { $0.convert($0.bounds, to: cell).minX } == 56)
      }
      #expect(plain.imageView?.center.x == 28)
    }
  }

  @Test(arguments: ["chevron.right", "cloud.sun", "plus"])
  func `a row of a list begins its text and its line at one place beside symbols`(name: String) {
    let stage = Stage(size: Size(320, 480))
    let application = UIApplication(on: stage)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    application.run {
      stage.view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems([name])
      source.apply(snapshot)
    }
    stage.advance(to: 0.1)
    let cell = collection.visibleCells.first
    let label = cell?.contentView.subviews.first?.subviews.first {
      ($0 as? UILabel)?.text == "Text"
    }
    #expect(label.map { $0.convert($0.bounds, to: cell).minX } == 56)
    #expect(cell?.subviews.first { !$0.isHidden && $0.bounds.height < 1 }?.frame.minX == 56)
  }
}
