internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// A data source that deletes rows in `tableView(_:commit:forRowAt:)`.
///
/// Its rows can be swiped to show a button that deletes them. UIKit looks the method up at run
/// time, which Swift cannot, so the data source declares it with this protocol. The classes of
/// imported programs conform automatically.
public protocol TableRowDeletion: AnyObject {}

extension TableView {
  func makeSwipeRecognizer() -> PanGestureRecognizer {
    let recognizer = PanGestureRecognizer()
    recognizer.maximumNumberOfTouches = 1
    recognizer.addAction { [unowned self, unowned recognizer] _ in handleSwipe(recognizer) }
    return recognizer
  }

  /// Returns whether a horizontal drag begins to swipe a row.
  func canBeginSwipe() -> Bool {
    let velocity = swipeRecognizer.velocity(in: nil)
    let moved = swipeRecognizer.translation(in: nil)
    let direction = velocity == .zero ? moved : velocity
    guard !isEditingRows, drag == nil, abs(direction.x) > abs(direction.y) else { return false }
    let finger = swipeRecognizer.location(in: self)
    let start = Point(finger.x - moved.x, finger.y - moved.y)
    guard let path = indexPathForRow(at: start), let cell = cellForRow(at: path),
      swipe == nil,
      let made = swipe(at: path, cell, direction.x > 0 ? .leading : .trailing)
    else { return false }
    swipe = made
    return true
  }

  private func swipe(
    at path: IndexPath, _ cell: TableViewCell, _ side: SwipeActionsView.Side
  ) -> RowSwipe? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true,
      let configuration = configuration(at: path, side), !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(configuration, at: path, cell, side: side)
  }

  private func configuration(
    at path: IndexPath, _ side: SwipeActionsView.Side
  ) -> SwipeActionsConfiguration? {
    let delegate = tableDelegate
    guard side == .trailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = SwipeActionsConfiguration(
        actions: actions.map { $0.contextualAction(at: path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard dataSource is any TableRowDeletion,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: title ?? "Delete") {
        [weak self] _, _, completion in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        completion(true)
      }
    ])
  }

  private func handleSwipe(_ pan: PanGestureRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      swipe.cell.show(swipe.view)
      announce(swipe)
      move(swipe, by: pan)
    case .changed: move(swipe, by: pan)
    case .ended: release(swipe, velocity: pan.velocity(in: nil).x)
    default: closeSwipe(animated: true)
    }
  }

  private func announce(_ swipe: RowSwipe) {
    guard !swipe.isAnnounced else { return }
    swipe.isAnnounced = true
    tableDelegate?.tableView(self, willBeginEditingRowAt: swipe.path)
  }

  private func move(_ swipe: RowSwipe, by pan: PanGestureRecognizer) {
    let offset = swipe.offset(forDrag: pan.translation(in: nil).x)
    let isFull = swipe.isFull(offset)
    if isFull != swipe.view.isFull, let stage {
      // The first button grows over the others, or returns.
      stage.animate(withDuration: 0.2, options: .allowUserInteraction) {
        swipe.view.isFull = isFull
        swipe.view.layoutIfNeeded()
      }
    }
    swipe.cell.setSwipeOffset(offset)
  }

  private func release(_ swipe: RowSwipe, velocity: Double) {
    let offset = swipe.cell.swipeOffset
    if swipe.isFull(offset) { return performFirst(of: swipe) }
    let speed = swipe.sign * velocity
    let opens =
      abs(speed) >= RowSwipe.flickSpeed
      ? speed > 0 : abs(offset) >= swipe.view.totalWidth / 2
    guard opens else { return closeSwipe(animated: true) }
    animateSwipe { swipe.cell.setSwipeOffset(swipe.openOffset) }
  }

  private func performFirst(of swipe: RowSwipe) {
    animateSwipe {
      swipe.view.isFull = true
      swipe.cell.setSwipeOffset(swipe.sign * swipe.cell.bounds.width)
    }
    perform(0, of: swipe)
  }

  /// Performs the action of a button of the open row.
  func performSwipeAction(_ index: Int) {
    guard let swipe else { return }
    perform(index, of: swipe)
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    let action = swipe.view.actions[index]
    action.handler(action, swipe.view.view(ofButton: index)) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  private func animateSwipe(
    _ changes: () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard let stage, stage.areAnimationsEnabled else {
      changes()
      return completion()
    }
    stage.animate(
      withDuration: Self.updateDuration, options: [.allowUserInteraction, .curveEaseOut],
      animations: changes
    ) { _ in completion() }
  }

  /// Closes the row that is open.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let cell = swipe.cell
    let finish = { if cell.swipeView === swipe.view { cell.removeSwipeView() } }
    if animated {
      animateSwipe({ cell.setSwipeOffset(0) }, completion: finish)
    } else {
      cell.setSwipeOffset(0)
      finish()
    }
    endAnnouncement(of: swipe)
  }

  /// Clears the open row, which leaves the table.
  func forgetSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    endAnnouncement(of: swipe)
  }

  private func endAnnouncement(of swipe: RowSwipe) {
    guard swipe.isAnnounced else { return }
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }
}
