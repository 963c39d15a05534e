internal import Controls
internal import Geometry
internal import StageKit

extension CollectionView {
  /// An item under a finger.
  struct TouchedItem {
    let path: IndexPath
    let cell: CollectionViewCell
    /// Highlights the item after the delay of content touches.
    var timer: StageTimer?
    var isHighlighted = false
  }

  /// Returns whether the collection handles touches that have begun.
  func beginTouch(_ touches: Set<Touch>) -> Bool {
    cancelTouch()
    guard contact?.stoppedMotion != true,
      !sectionScrolls.values.contains(where: { $0.contact?.stoppedMotion == true })
    else { return true }
    if beginSwipeTouch(touches) || beginControlTouch(touches) { return true }
    if touches.count == 1, let touch = touches.first { waitForContextMenu(touch) }
    guard touches.count == 1, let touch = touches.first, selectsItems,
      let cell = touchedCell(touch.view), let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return false }
    touchedItem = TouchedItem(path: path, cell: cell)
    if delaysContentTouches, let stage {
      touchedItem?.timer = stage.scheduledTimer(
        withTimeInterval: Self.touchDelay, repeats: false
      ) { [weak self] _ in self?.highlightTouchedItem() }
    } else {
      highlightTouchedItem()
    }
    return true
  }

  /// Waits for a long touch that opens the context menu of an item.
  private func waitForContextMenu(_ touch: Touch) {
    guard collectionDelegate != nil, let cell = touchedCell(touch.view),
      let path = indexPath(for: cell)
    else { return }
    let point = touch.location(in: self)
    contextTouch.begin(on: cell) { [weak self] in
      guard let self, let delegate = collectionDelegate else { return nil }
      return delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        ?? delegate.collectionView(
          self, contextMenuConfigurationForItemsAt: [path], point: point)
    } onOpening: { [weak self] configuration, animator in
      guard let self else { return }
      releaseTouch()
      _ = collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      collectionDelegate?.collectionView(
        self, willDisplayContextMenu: configuration, animator: animator)
    } onClosing: { [weak self] configuration, animator in
      guard let self else { return }
      collectionDelegate?.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: animator)
      _ = collectionDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
  }

  func touchedCell(_ view: View?) -> CollectionViewCell? {
    var view = view
    while let present = view, present !== self {
      if let cell = present as? CollectionViewCell,
        cell.superview === self || cell.superview is SectionScrollView
      {
        return cell
      }
      view = present.superview
    }
    return nil
  }

  private func highlightTouchedItem() {
    guard let touched = touchedItem, !touched.isHighlighted else { return }
    touchedItem?.isHighlighted = true
    touched.cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: touched.path)
  }

  /// Returns whether the collection handles touches that have ended.
  func endTouch(_ touches: Set<Touch>) -> Bool {
    if let touch = touches.first, contextTouch.end(touch) { return true }
    if endSwipeTouch(touches) || endControlTouch(touches) { return true }
    guard let touched = touchedItem else { return false }
    highlightTouchedItem()
    cancelTouch()
    let isInside = touches.contains {
      touched.cell.bounds.contains($0.location(in: touched.cell))
    }
    if isInside, cellForItem(at: touched.path) === touched.cell { toggle(touched.path) }
    return true
  }

  func cancelTouch() {
    contextTouch.cancel()
    touchedSwipeButton = nil
    cancelControlTouch()
    releaseTouch()
  }

  /// Ends the touch of an item, which selects nothing.
  private func releaseTouch() {
    guard let touched = touchedItem else { return }
    touchedItem = nil
    touched.timer?.invalidate()
    guard touched.isHighlighted else { return }
    touched.cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: touched.path)
  }

  private func toggle(_ path: IndexPath) {
    let delegate = collectionDelegate
    if selectsSeveralItems, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    if !selectsSeveralItems {
      for old in selection where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    insertIntoSelection(path)
    cellForItem(at: path)?.selectionAction?()
    delegate?.collectionView(self, didSelectItemAt: path)
    performPrimaryAction(of: path)
  }

  private func performPrimaryAction(of path: IndexPath) {
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func select(_ path: IndexPath?) {
    if path == nil || !selectsSeveralItems {
      for old in selection where old != path { deselect(old) }
    }
    if let path { insertIntoSelection(path) }
  }

  private func insertIntoSelection(_ path: IndexPath) {
    if !selection.contains(path) {
      selection.insert(path, at: selection.firstIndex { $0 > path } ?? selection.count)
    }
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }
}
