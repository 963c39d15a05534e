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
}
