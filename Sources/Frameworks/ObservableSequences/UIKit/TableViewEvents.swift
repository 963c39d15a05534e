/// The events of a table.
final class TableViewEvents: ScrollViewEvents, UITableViewDelegate {
  let selections = PublishSubject<IndexPath>()
  let deselections = PublishSubject<IndexPath>()
  let accessories = PublishSubject<IndexPath>()
  let displays = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let displayEnds = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()

  private var delegate: (any UITableViewDelegate)? { next as? any UITableViewDelegate }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tableView(tableView, didSelectRowAt: indexPath)
    selections.onNext(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate?.tableView(tableView, didDeselectRowAt: indexPath)
    deselections.onNext(indexPath)
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    accessories.onNext(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    displays.onNext((cell: cell, indexPath: indexPath))
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    displayEnds.onNext((cell: cell, indexPath: indexPath))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> Double {
    delegate?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double {
    delegate?.tableView(tableView, estimatedHeightForRowAt: indexPath)
      ?? tableView.estimatedRowHeight
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> Double {
    delegate?.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> Double {
    delegate?.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.sectionFooterHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate?.tableView(tableView, viewForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate?.tableView(tableView, viewForFooterInSection: section)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let delegate else { return indexPath }
    return delegate.tableView(tableView, willSelectRowAt: indexPath)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    delegate?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}
