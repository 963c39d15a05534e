internal import Controls
internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  /// A row under a finger.
  struct TouchedRow {
    let path: IndexPath
    let cell: TableViewCell
    /// The part of the cell that was touched.
    let part: TableViewCell.Part
    /// Highlights the row after the delay of content touches.
    var timer: StageTimer?
    var isHighlighted = false
  }

  private var selectsRows: Bool {
    isEditingRows
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private var selectsSeveralRows: Bool {
    isEditingRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns whether the table handles touches that have begun.
  func beginTouch(_ touches: Set<Touch>) -> Bool {
    cancelTouch()
    guard contact?.stoppedMotion != true else { return true }
    guard touches.count == 1, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path)
    else {
      closeSwipe(animated: true)
      return false
    }
    if let swipe {
      guard swipe.cell === cell, case .swipeAction = cell.part(at: touch.location(in: cell)) else {
        closeSwipe(animated: true)
        return true
      }
    }
    if let confirmedRow, confirmedRow != path {
      endConfirmation()
      return true
    }
    waitForContextMenu(touch, on: cell, at: path)
    let part = cell.part(at: touch.location(in: cell))
    if part == .reorderControl {
      beginMoving(cell, at: path, touch)
      return true
    }
    guard part != .content || selectsRows else { return false }
    if part == .content, tableDelegate?.tableView(self, shouldHighlightRowAt: path) == false {
      return false
    }
    touchedRow = TouchedRow(path: path, cell: cell, part: part)
    guard part == .content else { return true }
    if delaysContentTouches, let stage {
      touchedRow?.timer = stage.scheduledTimer(
        withTimeInterval: Self.touchDelay, repeats: false
      ) { [weak self] _ in self?.highlightTouchedRow() }
    } else {
      highlightTouchedRow()
    }
    return true
  }

  /// Waits for a long touch that opens the context menu of a row.
  private func waitForContextMenu(_ touch: Touch, on cell: TableViewCell, at path: IndexPath) {
    guard tableDelegate != nil, !isEditingRows else { return }
    let point = touch.location(in: self)
    contextTouch.begin(on: cell) { [weak self] in
      guard let self else { return nil }
      return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    } onOpening: { [weak self] configuration, animator in
      guard let self else { return }
      releaseTouchedRow()
      _ = tableDelegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    } onClosing: { [weak self] configuration, animator in
      guard let self else { return }
      tableDelegate?.tableView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
      _ = tableDelegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  private func highlightTouchedRow() {
    guard let touched = touchedRow, !touched.isHighlighted else { return }
    touchedRow?.isHighlighted = true
    touched.cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: touched.path)
  }

  /// Returns whether the table handles touches that have ended.
  func endTouch(_ touches: Set<Touch>) -> Bool {
    if let touch = touches.first, contextTouch.end(touch) { return true }
    if movedRow != nil {
      endMoving()
      return true
    }
    guard let touched = touchedRow else { return false }
    if touched.part == .content { highlightTouchedRow() }
    releaseTouchedRow()
    guard cellForRow(at: touched.path) === touched.cell,
      touches.contains(where: { touched.cell.bounds.contains($0.location(in: touched.cell)) })
    else { return true }
    switch touched.part {
    case .content: toggleSelection(of: touched.path)
    case .accessory:
      touched.cell.accessoryAction?()
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: touched.path)
    case .editControl: useEditControl(of: touched.cell, at: touched.path)
    case .confirmation: confirmDeletion(at: touched.path)
    case .reorderControl: break
    case .swipeAction(let index): swipes.perform(index)
    }
    return true
  }

  func cancelTouch() {
    contextTouch.cancel()
    cancelMoving()
    releaseTouchedRow()
  }

  private func releaseTouchedRow() {
    guard let touched = touchedRow else { return }
    touchedRow = nil
    touched.timer?.invalidate()
    guard touched.isHighlighted else { return }
    touched.cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: touched.path)
  }

  private func toggleSelection(of path: IndexPath) {
    let delegate = tableDelegate
    if selectsSeveralRows, selection.contains(path) {
      let allowed = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
      guard let allowed else { return }
      deselect(allowed, animated: false)
      delegate?.tableView(self, didDeselectRowAt: allowed)
      return
    }
    let allowed = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let allowed else { return }
    if !selectsSeveralRows {
      for old in selection where old != allowed {
        let left = delegate == nil ? old : delegate?.tableView(self, willDeselectRowAt: old)
        guard let left else { continue }
        deselect(left, animated: false)
        delegate?.tableView(self, didDeselectRowAt: left)
      }
    }
    insertIntoSelection(allowed, animated: false)
    cellForRow(at: allowed)?.selectionAction?()
    delegate?.tableView(self, didSelectRowAt: allowed)
    performPrimaryAction(of: allowed)
  }

  private func performPrimaryAction(of path: IndexPath) {
    guard let delegate = tableDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  func select(_ path: IndexPath?, animated: Bool) {
    loadIfNeeded()
    if let path { checkRow(path) }
    if path == nil || !selectsSeveralRows {
      for old in selection where old != path { deselect(old, animated: animated) }
    }
    if let path { insertIntoSelection(path, animated: animated) }
  }

  private func insertIntoSelection(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) {
      selection.insert(path, at: selection.firstIndex { $0 > path } ?? selection.count)
    }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
