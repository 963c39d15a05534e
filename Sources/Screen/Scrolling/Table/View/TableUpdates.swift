internal import struct FoundationEssentials.IndexPath

/// A batch of updates of a table, with the animations of its rows and sections.
struct TableUpdates {
  var changes = SectionedUpdates()
  var insertions: [IndexPath: TableView.RowAnimation] = [:]
  var deletions: [IndexPath: TableView.RowAnimation] = [:]
  var reloads: [IndexPath: TableView.RowAnimation] = [:]
  var sectionInsertions: [Int: TableView.RowAnimation] = [:]
  var sectionDeletions: [Int: TableView.RowAnimation] = [:]
  var sectionReloads: [Int: TableView.RowAnimation] = [:]

  /// Returns how a row leaves whose index path before the batch is given.
  func exit(of path: IndexPath) -> TableView.RowAnimation {
    deletions[path] ?? reloads[path] ?? sectionDeletions[path.section]
      ?? sectionReloads[path.section] ?? .automatic
  }

  /// Returns how a row appears whose index path after the batch is given.
  func entrance(of path: IndexPath) -> TableView.RowAnimation {
    insertions[path] ?? sectionInsertions[path.section] ?? sectionReloads[path.section]
      ?? .automatic
  }
}
