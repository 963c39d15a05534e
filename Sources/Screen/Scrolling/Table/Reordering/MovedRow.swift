internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// A row that a finger moves.
struct MovedRow {
  /// The row, which keeps its index path until the finger is lifted.
  let source: IndexPath
  let cell: TableViewCell
  /// The height from the middle of the cell to the finger, in points.
  let grip: Double
  /// The finger.
  let touch: Touch
  /// Scrolls the table while the finger is at an edge; nil without a stage.
  let ticker: ScrollTicker?
  /// The index path that the row gets.
  var target: IndexPath

  /// Returns the rows by which another row is shifted while the row is moved: -1, 0 or 1.
  ///
  /// - Parameter path: The index path of the other row.
  /// - Returns: The number of rows, downwards.
  func shift(of path: IndexPath) -> Int {
    if source.section == target.section {
      guard path.section == source.section else { return 0 }
      if path.row > source.row, path.row <= target.row { return -1 }
      if path.row < source.row, path.row >= target.row { return 1 }
      return 0
    }
    // In another section the target is the row before which this one is inserted.
    if path > source, path < target { return -1 }
    if path < source, path >= target { return 1 }
    return 0
  }

  /// Returns the rows by which the header of a section is shifted: -1, 0 or 1.
  func shift(ofHeader section: Int) -> Int {
    if section > source.section, section <= target.section { return -1 }
    if section <= source.section, section > target.section { return 1 }
    return 0
  }
}
