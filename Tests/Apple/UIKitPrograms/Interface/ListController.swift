// swift-format-ignore-file

import UIKit

public class ItemCell: UITableViewCell {
  public weak var caption: UILabel!

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // As the rewriter makes it of `required init?(coder:)`.
  public init?(coder: NSCoder) {
    super.init(style: .default, reuseIdentifier: nil); _decode(coder, into: self)
  }
}

/// A table with prototype cells, whose rows lead to another controller.
public class ListController: UITableViewController {
  public var calls: [String] = []

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    (cell as? ItemCell)?.caption.text = "Item \(indexPath.row)"
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  override public func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return true
  }

  override public func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination)) \(segue.destination.isViewLoaded)")
    if let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row {
      segue.destination.title = "Row \(row)"
    }
  }

  func backToList(_ segue: UIStoryboardSegue) { calls.append("back \(segue.identifier ?? "")") }
}

public class DetailController: UIViewController {
  public weak var scroll: UIScrollView!
  public weak var box: UIView!
  public var calls: [String] = []

  override public func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad children \(children.count)")
  }
}

public class SheetController: UIViewController {}

/// A segue that presents its destination at once and counts.
public class JumpSegue: UIStoryboardSegue {
  nonisolated(unsafe) public static var count = 0

  override public func perform() {
    Self.count += 1
    source.present(destination, animated: false)
  }
}

extension ListController {
  public static func register() {
    let list = _InterfaceClass(ListController.self, name: "ListController")
    list.make { ListController(coder: $0) }
    list.action("backToList:") { (object: ListController, sender: UIStoryboardSegue) in object.backToList(sender) }
    list.register()
    let cell = _InterfaceClass(ItemCell.self, name: "ItemCell")
    cell.make { ItemCell(coder: $0) }
    cell.outlet("caption") { (object: ItemCell, value: UILabel) in object.caption = value }
    cell.register()
    let detail = _InterfaceClass(DetailController.self, name: "DetailController")
    detail.make { DetailController(coder: $0) }
    detail.outlet("scroll") { (object: DetailController, value: UIScrollView) in object.scroll = value }
    detail.outlet("box") { (object: DetailController, value: UIView) in object.box = value }
    detail.register()
    let sheet = _InterfaceClass(SheetController.self, name: "SheetController")
    sheet.make { SheetController(coder: $0) }
    sheet.register()
    let jump = _InterfaceClass(JumpSegue.self, name: "JumpSegue")
    jump.segue { JumpSegue(identifier: $0, source: $1, destination: $2) }
    jump.register()
  }
}
