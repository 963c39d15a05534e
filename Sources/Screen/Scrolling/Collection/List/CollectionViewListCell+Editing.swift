internal import Geometry
internal import StageKit

extension CollectionViewListCell {
  /// Shows the accessories for a collection that is being edited, or is not.
  func showEditing(animated: Bool) {
    let old = shownAccessories.map(\.view)
    withoutAnimation { updateShownAccessories() }
    setNeedsLayout()
    let present = shownAccessories.map(\.view)
    let leaving = old.filter { !present.contains($0) }
    func end() { for view in leaving where !isShown(view) { view.removeFromSuperview() } }
    guard animated, let stage else { return end() }
    withoutAnimation {
      for shown in shownAccessories where !old.contains(shown.view) {
        shown.view.center = outside(shown.view, atLeft: shown.accessory.isLeading != isRightToLeft)
      }
    }
    stage.animate(withDuration: TableView.updateDuration) { [self] in
      for view in leaving {
        view.center = outside(view, atLeft: view.center.x < bounds.midX)
      }
      layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  private func isShown(_ view: View) -> Bool { shownAccessories.contains { $0.view === view } }

  /// Returns the center of an accessory that is beside the cell.
  private func outside(_ view: View, atLeft: Bool) -> Point {
    let half = view.bounds.width / 2
    return Point(atLeft ? -half : bounds.maxX + half, bounds.midY)
  }

  private func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }
}
