/// Lines of text in columns of given widths.
package struct Table {
  /// The column widths; a negative one aligns to the right.
  package let widths: [Int]

  package init(widths: [Int]) { self.widths = widths }

  package func line(_ cells: [String]) -> String {
    var line = ""
    for (width, cell) in zip(widths, cells) {
      let space = String(repeating: " ", count: max(0, Int(width.magnitude) - cell.count))
      line += (line.isEmpty ? "" : "  ") + (width < 0 ? space + cell : cell + space)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
