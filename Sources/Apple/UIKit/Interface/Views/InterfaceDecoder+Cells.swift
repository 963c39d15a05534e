internal import Geometry
internal import InterfaceDocuments
internal import Scrolling
internal import StageKit

/// The cells of tables and collections.
extension InterfaceDecoder {
  func decodeTableViewCell(_ cell: UITableViewCell) {
    properties.string("reuseIdentifier") { cell.reuseIdentifier = $0 }
    let style = properties["style"]?.string
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    if let style = style.flatMap({ styles[$0] }) { cell.cellStyle = style }
    properties.word("selectionStyle") { cell.selectionStyle = $0 }
    properties.word("accessoryType") { cell.accessoryType = $0 }
    properties.int("indentationLevel") { cell.indentationLevel = $0 }
    properties.number("indentationWidth") { cell.indentationWidth = $0 }
    properties.insets("separatorInset") { cell.separatorInset = $0 }
    if let view = makeChild(ChildRole(rawValue: "accessoryView"), as: UIView.self) {
      cell.accessoryView = view
    }
    if let view = makeChild(.backgroundView, as: UIView.self) { cell.backgroundView = view }
    if let view = makeChild(.selectedBackgroundView, as: UIView.self) {
      cell.selectedBackgroundView = view
    }
    guard let content = source.child(.contentView) else { return }
    // The standard labels and the image of a style are the cell's own.
    let parts: [(String, UIView?)] =
      style == nil
      ? []
      : [
        ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
        ("imageView", cell.imageView),
      ]
    for (key, view) in parts {
      if case .reference(let id)? = properties[key], let view { loader.existing[id] = view }
    }
    loader.adopt(content, cell.contentView)
  }

  func decodeReusableView(_ view: UICollectionReusableView) {
    properties.string("reuseIdentifier") { view.reuseIdentifier = $0 }
    guard let cell = view as? UICollectionViewCell else { return }
    if let view = makeChild(.backgroundView, as: UIView.self) { cell.backgroundView = view }
    if let view = makeChild(.selectedBackgroundView, as: UIView.self) {
      cell.selectedBackgroundView = view
    }
    let content =
      source.child(.contentView)
      ?? source.child(ChildRole(rawValue: "collectionViewCellContentView"))
    if let content { loader.adopt(content, cell.contentView) }
  }

  /// Registers the prototypes of a table, or makes its static cells.
  func fillTable(_ table: UITableView) {
    makeStaticCells()
    for prototype in source.children[.prototypes] ?? [] {
      guard let identifier = prototype["reuseIdentifier"]?.string else { continue }
      let part = InterfacePart(prototype, of: loader)
      table.register(forCellReuseIdentifier: identifier) {
        part.make() as? UITableViewCell
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  /// Makes the static cells of a table, which its controller returns as data source.
  private func makeStaticCells() {
    let sections = source.children[.sections] ?? []
    guard !sections.isEmpty, let controller = loader.scene?.controller as? UITableViewController
    else { return }
    controller.staticTable = StaticTable(
      sections: sections.map { section in
        let sources = section.children[.cells] ?? []
        let own = InterfaceProperties(section, properties.values)
        let cells = sources.map { cell in
          loader.make(cell) as? UITableViewCell
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return StaticTable.Section(
          header: own["headerTitle"]?.string, footer: own["footerTitle"]?.string, cells: cells,
          heights: sources.map { $0["rowHeight"]?.number })
      })
  }

  /// Registers the cells and the headers and footers of a collection.
  func registerCells(_ collection: UICollectionView) {
    for cell in source.children[.cells] ?? [] {
      register(cell, kind: nil, in: collection)
    }
    if let header = source.child(.sectionHeaderView) {
      register(header, kind: UICollectionView.elementKindSectionHeader, in: collection)
    }
    if let footer = source.child(.sectionFooterView) {
      register(footer, kind: UICollectionView.elementKindSectionFooter, in: collection)
    }
  }

  private func register(_ view: InterfaceObject, kind: String?, in collection: UICollectionView) {
    guard let identifier = view["reuseIdentifier"]?.string else { return }
    let part = InterfacePart(view, of: loader)
    collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      let made = part.make()
      if kind == nil { return made as? UICollectionViewCell ?? UICollectionViewCell() }
      return made as? UICollectionReusableView ?? UICollectionReusableView()
    }
  }
}
