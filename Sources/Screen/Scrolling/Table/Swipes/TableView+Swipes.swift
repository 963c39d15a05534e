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
  /// Makes what follows a finger that swipes rows.
  func makeSwipes() -> RowSwipes {
    let swipes = RowSwipes(in: self)
    swipes.make = { [unowned self] point, side in
      guard !isEditingRows, drag == nil, let path = indexPathForRow(at: point),
        let cell = cellForRow(at: path)
      else { return nil }
      return swipe(at: path, cell, side)
    }
    swipes.onBegin = { [unowned self] path in
      tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    }
    swipes.onEnd = { [unowned self] path in
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
    return swipes
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

  /// The row that is being swiped, or is open.
  var swipe: RowSwipe? { swipes.current }

  /// Closes the row that is open.
  func closeSwipe(animated: Bool) { swipes.close(animated: animated) }
}
