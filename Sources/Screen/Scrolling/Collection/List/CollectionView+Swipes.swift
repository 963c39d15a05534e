internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// The swipes of the rows of lists.
extension CollectionView {
  /// Follows fingers that swipe rows, from now on.
  func useSwipes() {
    guard swipes == nil else { return }
    let swipes = RowSwipes(in: self)
    swipes.make = { [unowned self] point, side in
      guard let path = indexPathForItem(at: point),
        let cell = cellForItem(at: path) as? CollectionViewListCell,
        let configuration = swipeActions(at: path, side), !configuration.actions.isEmpty
      else { return nil }
      return RowSwipe(configuration, at: path, cell, side: side)
    }
    self.swipes = swipes
    addGestureRecognizer(swipes.recognizer)
  }

  private func swipeActions(
    at path: IndexPath, _ side: SwipeActionsView.Side
  ) -> SwipeActionsConfiguration? {
    guard let layout = layoutObject as? CollectionViewCompositionalLayout,
      layout.sections.indices.contains(path.section),
      let list = layout.sections[path.section].section.list
    else { return nil }
    return side == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// Returns whether touches that have begun are of a row that is open: they are on one of its
  /// buttons, or close it.
  func beginSwipeTouch(_ touches: Set<Touch>) -> Bool {
    guard let swipe = swipes?.current, let touch = touches.first else { return false }
    touchedSwipeButton = swipe.cell.swipeButton(at: touch.location(in: swipe.cell))
    if touchedSwipeButton == nil { swipes?.close(animated: true) }
    return true
  }

  /// Returns whether touches that have ended perform the action of a button.
  func endSwipeTouch(_ touches: Set<Touch>) -> Bool {
    guard let index = touchedSwipeButton else { return false }
    touchedSwipeButton = nil
    guard let swipe = swipes?.current, let touch = touches.first,
      swipe.cell.swipeButton(at: touch.location(in: swipe.cell)) == index
    else { return true }
    swipes?.perform(index)
    return true
  }
}
