internal import StageKit

/// The content of a table cell, which places the standard texts again when one of them changes.
final class CellContentView: View {
  weak var cell: TableViewCell?

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.placeStandardViews()
  }
}
