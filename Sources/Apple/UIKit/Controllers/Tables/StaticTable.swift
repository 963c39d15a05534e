internal import Scrolling

/// The sections of a table whose cells are in an interface document.
struct StaticTable {
  /// A section with its cells.
  struct Section {
    let header: String?
    let footer: String?
    var cells: [UITableViewCell]
    /// The heights of the rows, in points; nil for that of the table.
    var heights: [Double?]
  }

  var sections: [Section] = []

  /// Returns the section of an index; nil if there is none.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
