internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard editing != isEditingRows else { return }
    isEditingRows = editing
    confirmedRow = nil
    for (path, cell) in visible {
      indent(cell, at: path)
      cell.setEditing(editing, controls: editingControls(at: path), animated: animated)
    }
  }

  /// Has a cell make room for its editing control, unless the delegate prevents it.
  func indent(_ cell: TableViewCell, at path: IndexPath) {
    guard isEditingRows, let delegate = tableDelegate,
      !delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    else { return }
    cell.shouldIndentWhileEditing = false
  }

  /// Returns the controls of a row; none while the table is not being edited.
  func editingControls(at path: IndexPath) -> TableViewCell.EditingControls {
    TableViewCell.EditingControls(style: editingStyle(at: path), isMovable: canMoveRow(at: path))
  }

  /// Returns the control of a row while the table is being edited.
  func editingStyle(at path: IndexPath) -> TableViewCell.EditingStyle {
    guard isEditingRows, dataSource?.tableView(self, canEditRowAt: path) == true else {
      return .none
    }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func useEditControl(of cell: TableViewCell, at path: IndexPath) {
    switch editingStyle(at: path) {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      let title = tableDelegate?.tableView(
        self, titleForDeleteConfirmationButtonForRowAt: path)
      confirmedRow = path
      cell.showConfirmation(title ?? "Delete")
    }
  }

  func endConfirmation() {
    if let confirmedRow { cellForRow(at: confirmedRow)?.hideConfirmation() }
    confirmedRow = nil
  }

  func confirmDeletion(at path: IndexPath) {
    endConfirmation()
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }
}
