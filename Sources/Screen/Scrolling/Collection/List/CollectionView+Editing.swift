internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension CollectionView {
  /// A finger on an accessory that it uses.
  struct TouchedControl {
    let path: IndexPath
    let cell: CollectionViewListCell
    let accessory: CellAccessory
    /// The height from the middle of the cell to the finger, in points.
    let grip: Double
    /// Scrolls while the finger moves the item at an edge; nil while it moves none.
    var ticker: ScrollTicker?
  }

  /// Whether touches select items now.
  var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether touches select several items now.
  var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func editingDidChange() {
    swipes?.close(animated: true)
    for case let cell as CollectionViewCell in shown.map(\.view) {
      cell.setEditing(isEditing, animated: stage != nil)
    }
  }

  // MARK: Accessories

  /// Returns whether touches that have begun are on an accessory that they use.
  func beginControlTouch(_ touches: Set<Touch>) -> Bool {
    guard touches.count == 1, let touch = touches.first,
      let cell = touchedCell(touch.view) as? CollectionViewListCell,
      let path = indexPath(for: cell),
      let accessory = cell.control(at: touch.location(in: cell))
    else { return false }
    touchedControl = TouchedControl(
      path: path, cell: cell, accessory: accessory,
      grip: touch.location(in: self).y - cell.center.y)
    if case .reorder = accessory.content { beginMoving(touch) }
    return true
  }

  /// Returns whether touches that have ended use an accessory.
  func endControlTouch(_ touches: Set<Touch>) -> Bool {
    guard let control = touchedControl else { return false }
    touchedControl = nil
    if let ticker = control.ticker {
      ticker.stop()
      endInteractiveMovement()
      drop(control.cell)
    } else if cellForItem(at: control.path) === control.cell,
      touches.contains(where: { control.cell.bounds.contains($0.location(in: control.cell)) })
    {
      use(control)
    }
    return true
  }

  func cancelControlTouch() {
    guard let control = touchedControl else { return }
    touchedControl = nil
    guard let ticker = control.ticker else { return }
    ticker.stop()
    cancelInteractiveMovement()
    drop(control.cell)
  }

  private func use(_ control: TouchedControl) {
    if let action = control.accessory.action { return action() }
    switch control.accessory.content {
    case .outline: control.cell.onDisclosure?()
    case .edit(.delete): swipes?.open(at: control.cell.center, .trailing)
    default: break
    }
  }

  // MARK: Movement

  private func beginMoving(_ touch: Touch) {
    guard let control = touchedControl, let stage,
      beginInteractiveMovementForItem(at: control.path)
    else { return }
    var last = stage.time
    touchedControl?.ticker = ScrollTicker(on: stage) { [weak self] time in
      self?.scrollAtEdge(with: touch, during: time - last)
      last = time
    }
    control.cell.isReordering = true
    stage.animate(withDuration: Self.movementDuration) { control.cell.setLifted(true) }
  }

  /// Moves the item whose accessory a finger has touched.
  ///
  /// - Returns: Whether there is such an item.
  func followMovedItem(_ touch: Touch) -> Bool {
    guard let control = touchedControl, control.ticker != nil else { return false }
    updateInteractiveMovementTargetPosition(
      Point(control.cell.center.x, touch.location(in: self).y - control.grip))
    return true
  }

  private func scrollAtEdge(with touch: Touch, during interval: Double) {
    let offset = edgeOffset(withFingerAt: touch.location(in: self).y, during: interval)
    guard offset != contentOffset else { return }
    move(to: offset)
    _ = followMovedItem(touch)
  }

  private func drop(_ cell: CollectionViewListCell) {
    cell.isReordering = false
    guard let stage else { return cell.setLifted(false) }
    stage.animate(withDuration: Self.movementDuration) { cell.setLifted(false) }
  }
}
