import Geometry
import Scrolling
import StageKit

/// A data source of rows that counts the cells that it makes.
final class Rows: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var height = TableView.automaticDimension
  var calls: [String] = []
  /// The cells that have been used, in the order of their first use.
  private(set) var cells: [TableViewCell] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { height }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  /// Returns a stage with a table of the rows, 320 by 440 points: ten rows of 44.
  func stage(_ style: TableView.Style = .plain) -> (Stage, TableView) {
    let stage = Stage(size: Size(320, 440))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440), style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    // Places are counted without the space above headers, which has a test of its own.
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
    stage.advance(to: 0)
    return (stage, table)
  }
}

func rows(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
