internal import Geometry
internal import PictureKit
internal import Scrolling
internal import StageKit

/// A table of grouped rows: a row is selected, one is inserted, one deleted, and the table scrolls.
struct GalleryTableView: ViewGallery {
  let id = "gallery-table-view"
  let height = 480.0
  let duration = 4.0
  let keyMoments = [0.0, 0.5, 1.15, 2.2, 3.8]

  func show(on page: GalleryPage) {
    let table = GalleryTable(
      frame: Rect(x: 0, y: 0, width: GalleryPage.width, height: height), style: .insetGrouped)
    let rows = table.rows
    table.dataSource = rows
    page.view.addSubview(table)
    page.tap(table, at: 0.3, duration: 0.4, on: Point(150, 100))
    page.at(1) { rows.insertRow(in: table) }
    page.at(2) { rows.deleteRow(in: table) }
    page.drag(
      table, from: Point(150, 400), by: Vector(dx: 0, dy: -200), at: 2.8, duration: 0.15)
  }
}

/// A table that keeps its rows, to which tables refer weakly.
private final class GalleryTable: TableView {
  let rows = GalleryRows()
}

/// The rows of the gallery's table, one section for each style of cell.
private final class GalleryRows: TableViewDataSource {
  private static let styles: [(name: String, style: TableViewCell.CellStyle)] = [
    ("default", .default), ("value1", .value1), ("subtitle", .subtitle),
  ]
  private var counts = [3, 3, 8]

  func insertRow(in table: TableView) {
    counts[0] += 1
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
  }

  func deleteRow(in table: TableView) {
    counts[1] -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
  }

  func numberOfSections(in tableView: TableView) -> Int { Self.styles.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    Self.styles[section].name
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let (name, style) = Self.styles[indexPath.section]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name)
      ?? TableViewCell(style: style, reuseIdentifier: name)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "Detail"
    let accessories: [TableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton,
    ]
    cell.accessoryType = accessories[indexPath.row % accessories.count]
    return cell
  }
}
