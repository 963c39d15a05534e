public import struct FoundationEssentials.IndexPath

/// Provides the rows of a table: `UITableViewDataSource`.
///
/// All but two methods are optional.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row; take it from
  /// ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the title above a section; nil, the default, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil, the default, for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns the titles of the index at the right edge; nil, the default, for no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Returns the section to which a touch of a title of the index scrolls; that of the same number
  /// by default.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Returns whether a row can be deleted or inserted; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved; by default whether the class is a ``TableRowMovement``.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Deletes or inserts a row, after a touch of its control; does nothing by default.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row, after a finger has; does nothing by default.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Returns the index.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether the class is a ``TableRowMovement``.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    self is any TableRowMovement
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
