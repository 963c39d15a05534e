import Geometry
import PictureKit
import Scrolling
import StageKit
import TestSupport
import Testing

/// The margins of the content of table cells.
@Suite(.serialized) struct `margins of cells` {
  /// A cell with a view of 30 points between its margins.
  private final class Boxed: TableViewCell {
    let box = View()
    /// Whether the view is bound to the cell in place of its content.
    static nonisolated(unsafe) var usesCell = false

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let holder = Self.usesCell ? self : contentView
      let top = Self.usesCell ? topAnchor : contentView.layoutMarginsGuide.topAnchor
      let bottom = Self.usesCell ? bottomAnchor : contentView.layoutMarginsGuide.bottomAnchor
      let height = box.heightAnchor.constraint(equalToConstant: 30)
      // The content of a cell takes the half point of its line.
      height.priority = .defaultHigh
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: top),
        box.bottomAnchor.constraint(equalTo: bottom),
        box.leftAnchor.constraint(equalTo: holder.layoutMarginsGuide.leftAnchor),
        box.rightAnchor.constraint(equalTo: holder.layoutMarginsGuide.rightAnchor),
        height,
      ])
    }
  }

  private func table(_ source: Rows, safeTop: Double = 0) -> (Stage, TableView) {
    let stage = Stage(size: Size(320, 440))
    stage.safeAreaInsets = Insets(top: safeTop, left: 0, bottom: 0, right: 0)
    let table = TableView(frame: stage.view.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(Boxed.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.advance(to: 0)
    return (stage, table)
  }

  @Test func `content has the margins of the standard texts`() throws {
    let (stage, table) = table(Rows([["a", "b"]]))
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.visibleCells.first as? Boxed)
    #expect(cell.contentView.layoutMargins == Insets(top: 11, left: 16, bottom: 11, right: 16))
    // 30 points between two margins of 11, above a line of half a point.
    #expect(cell.bounds.height == 52.5)
    #expect(cell.box.frame == Rect(x: 16, y: 11, width: 288, height: 30.5))
    cell.accessoryType = .disclosureIndicator
    stage.advance(to: 0.1)
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.box.frame.maxX == cell.contentView.bounds.width - 8)
  }

  @Test func `a row under a bar is as high as the others`() {
    let (stage, table) = table(Rows([["a", "b", "c"]]), safeTop: 64)
    defer { withExtendedLifetime(stage) {} }
    #expect(table.visibleCells.map(\.bounds.height) == [52.5, 52.5, 52.5])
  }

  @Test func `views that are bound to the edges of the cell determine its height`() {
    Boxed.usesCell = true
    defer { Boxed.usesCell = false }
    let (stage, table) = table(Rows([["a", "b"]]))
    defer { withExtendedLifetime(stage) {} }
    #expect(table.visibleCells.map(\.bounds.height) == [30.5, 30.5])
  }

  @Test func `a line begins at the text beside an image, unless the table has an inset`() throws {
    let (stage, table) = Rows([["a", "b"]]).stage()
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.separatorInset.left == 16)
    cell.imageView?.image = Drawing(size: Size(30, 30)) { _ in }
    stage.advance(to: 0.1)
    #expect(cell.separatorInset.left == 16 + 30 + 16)
    #expect(cell.textLabel?.frame.minX == 62)
    // Of twice the height of the cell, so that it is shown in half of its size.
    cell.imageView?.image = Drawing(size: Size(60, 2 * cell.bounds.height)) { _ in }
    stage.advance(to: 0.15)
    #expect(cell.separatorInset.left == 62 && cell.textLabel?.frame.minX == 62)
    var content = cell.defaultContentConfiguration()
    content.text = "configured"
    content.image = Drawing(size: Size(40, 30)) { _ in }
    cell.contentConfiguration = content
    stage.advance(to: 0.2)
    #expect(cell.separatorInset.left == 16 + 40 + content.imageToTextPadding)
    table.separatorInset = Insets(top: 0, left: 5, bottom: 0, right: 0)
    stage.advance(to: 0.3)
    #expect(cell.separatorInset.left == 5)
  }

  @Test func `a cell with a value has an image, one with a colored title has none`() throws {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = Drawing(size: Size(30, 30)) { _ in }
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == Rect(x: 16, y: 7, width: 30, height: 30))
    #expect(cell.textLabel?.frame.minX == 62)
    #expect(TableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test func `a configuration takes the place of the standard texts`() throws {
    let (stage, table) = Rows([["a", "b"]]).stage()
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.visibleCells.first)
    var content = cell.defaultContentConfiguration()
    content.text = "configured"
    cell.contentConfiguration = content
    stage.advance(to: 0.1)
    #expect(cell.textLabel?.isHidden == true && cell.imageView?.isHidden == true)
    cell.contentConfiguration = nil
    #expect(cell.textLabel?.isHidden == false)
  }
}
