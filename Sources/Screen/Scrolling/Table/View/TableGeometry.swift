internal import Geometry

internal import struct FoundationEssentials.IndexPath

/// The places of the rows, headers and footers of a table along its height.
///
/// Finding a row and changing its height take O(log n) time.
struct TableGeometry {
  struct Section {
    /// The space above the header.
    var padding = 0.0
    var header: Double
    var footer: Double
    var rows: PrefixSums
    /// Whether the heights have been measured; empty if no row measures itself.
    var measured: [Bool] = []

    /// The distance of the first row from the start of the section.
    var rowsOffset: Double { padding + header }

    var height: Double { rowsOffset + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  private var heights = PrefixSums([])
  /// The height above the first section, in points.
  var top = 0.0

  init() {}

  init(_ sections: [Section], top: Double) {
    self.sections = sections
    self.top = top
    heights = PrefixSums(sections.map(\.height))
  }

  /// The end of the last section.
  var bottom: Double { top + heights.total }

  /// The numbers of rows.
  var rowCounts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  /// Returns the start and the height of a section with its header and footer.
  func span(ofSection section: Int) -> (start: Double, length: Double) {
    (top + heights.sum(before: section), heights[section])
  }

  /// Returns the start and the height of a row.
  func span(of path: IndexPath) -> (start: Double, length: Double) {
    let section = sections[path.section]
    let start = span(ofSection: path.section).start + section.rowsOffset
    return (start + section.rows.sum(before: path.row), section.rows[path.row])
  }

  /// Returns whether the height of a row is still an estimate.
  func isEstimated(_ path: IndexPath) -> Bool {
    let measured = sections[path.section].measured
    return !measured.isEmpty && !measured[path.row]
  }

  /// Sets the measured height of a row.
  ///
  /// - Returns: The difference from the estimate.
  mutating func setMeasured(_ height: Double, of path: IndexPath) -> Double {
    let change = height - sections[path.section].rows[path.row]
    sections[path.section].rows[path.row] = height
    sections[path.section].measured[path.row] = true
    heights[path.section] += change
    return change
  }

  /// Returns the section that contains a place; nil if there is none.
  func section(at y: Double) -> Int? { sections.isEmpty ? nil : heights.index(at: y - top) }

  /// Returns the row that contains a place; nil if none does.
  func row(at y: Double) -> IndexPath? {
    guard y >= top, y < bottom, let section = section(at: y) else { return nil }
    let rows = sections[section].rows
    let place = y - span(ofSection: section).start - sections[section].rowsOffset
    guard place >= 0, place < rows.total else { return nil }
    return IndexPath(row: rows.index(at: place), section: section)
  }

  /// Returns the first row that ends after a place; nil if there is none.
  func firstRow(endingAfter y: Double) -> IndexPath? {
    guard var section = section(at: max(y, top)) else { return nil }
    let rows = sections[section].rows
    let place = y - span(ofSection: section).start - sections[section].rowsOffset
    if rows.count > 0, place < rows.total {
      return IndexPath(row: rows.index(at: max(place, 0)), section: section)
    }
    repeat { section += 1 } while section < sections.count && sections[section].rows.count == 0
    return section < sections.count ? IndexPath(row: 0, section: section) : nil
  }

  /// Returns the row after a row; nil after the last.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let section = sections.indices.first {
      $0 > path.section && sections[$0].rows.count > 0
    }
    return section.map { IndexPath(row: 0, section: $0) }
  }
}
