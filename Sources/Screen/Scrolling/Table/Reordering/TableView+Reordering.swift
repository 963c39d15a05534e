internal import Geometry
internal import Layers
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// A data source that moves rows in `tableView(_:moveRowAt:to:)`.
///
/// Its rows have a control that a finger drags while the table is being edited. UIKit looks the
/// method up at run time, which Swift cannot, so the data source declares it with this protocol.
/// The classes of imported programs conform automatically.
public protocol TableRowMovement: AnyObject {}

extension TableView {
  /// The duration in which a row is lifted, and in which others make room, in seconds.
  private static let liftDuration = 0.2

  /// Returns whether a row has a control that moves it.
  func canMoveRow(at path: IndexPath) -> Bool {
    guard isEditingRows, let dataSource, dataSource is any TableRowMovement else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  /// Lifts a row, whose control was touched.
  func beginMoving(_ cell: TableViewCell, at path: IndexPath, _ touch: Touch) {
    let y = touch.location(in: self).y
    let ticker = stage.map { stage in
      var last = stage.time
      return ScrollTicker(on: stage) { [weak self] time in
        self?.scrollAtEdge(during: time - last)
        last = time
      }
    }
    movedRow = MovedRow(
      source: path, cell: cell, grip: y - cell.center.y, touch: touch, ticker: ticker, target: path)
    cell.layer.zPosition = 2
    animate { cell.setLifted(true) }
  }

  /// Moves the lifted row to a finger, and the others out of its way.
  ///
  /// - Returns: Whether there is a lifted row.
  func followMovedRow(_ touch: Touch) -> Bool {
    guard let moved = movedRow else { return false }
    let half = moved.cell.bounds.height / 2
    let y = touch.location(in: self).y - moved.grip
    moved.cell.center.y = min(max(y, geometry.top + half), max(geometry.bottom, bounds.maxY) - half)
    let proposed = place(ofRowAt: moved.cell.center.y, moved)
    guard proposed != moved.target else { return true }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moved.source, toProposedIndexPath: proposed)
      ?? proposed
    guard target != moved.target else { return true }
    movedRow?.target = target
    animate { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    return true
  }

  /// Scrolls a little if the finger that moves a row is near the upper or the lower edge.
  ///
  /// - Parameter interval: The time since the last call, in seconds.
  private func scrollAtEdge(during interval: Double) {
    guard let moved = movedRow else { return }
    let offset = edgeOffset(withFingerAt: moved.touch.location(in: self).y, during: interval)
    guard offset != contentOffset else { return }
    move(to: offset)
    layoutIfNeeded()
    _ = followMovedRow(moved.touch)
  }

  /// Puts the lifted row down at its place, and has the data source move it.
  func endMoving() {
    guard let moved = movedRow else { return }
    guard moved.target != moved.source else { return cancelMoving() }
    moved.ticker?.stop()
    let updates = updateCount
    dataSource?.tableView(self, moveRowAt: moved.source, to: moved.target)
    movedRow = nil
    // A data source that has reloaded the table, or updated it, has moved the row itself.
    if updateCount == updates, !needsReload { moveRow(at: moved.source, to: moved.target) }
    drop(moved.cell)
  }

  /// Puts the lifted row back.
  func cancelMoving() {
    guard let moved = movedRow else { return }
    moved.ticker?.stop()
    movedRow = nil
    setNeedsLayout()
    drop(moved.cell)
  }

  private func drop(_ cell: TableViewCell) {
    animate { [self] in
      layoutIfNeeded()
      cell.setLifted(false)
    } completion: {
      cell.layer.zPosition = 0
    }
  }

  private func animate(
    _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard let stage else {
      changes()
      return completion()
    }
    stage.animate(
      withDuration: Self.liftDuration, options: [.allowUserInteraction], animations: changes
    ) { _ in completion() }
  }

  /// Returns the index path that a row gets whose middle is at a height.
  private func place(ofRowAt y: Double, _ moved: MovedRow) -> IndexPath {
    let limit = max(geometry.bottom.nextDown, geometry.top)
    let inside = min(max(y, geometry.top), limit)
    let section = geometry.section(at: inside) ?? moved.source.section
    let count = geometry.sections[section].rows.count
    let own = section == moved.source.section
    var row = 0
    // The rows whose middles are above that of the moved one.
    for other in 0..<count where !(own && other == moved.source.row) {
      let span = geometry.span(of: IndexPath(row: other, section: section))
      let middle = span.start + span.length / 2
      // A row below is passed as soon as its middle is reached.
      guard own && other > moved.source.row ? middle <= y : middle < y else { break }
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  /// Returns the frame of a row's cell while another one may be moved.
  func shownRect(_ path: IndexPath, of cell: TableViewCell) -> Rect {
    let rect = rowRect(path)
    guard let moved = movedRow else { return rect }
    if path == moved.source {
      return Rect(center: Point(rect.midX, cell.center.y), size: rect.size)
    }
    return rect.offsetBy(dx: 0, dy: Double(moved.shift(of: path)) * moved.cell.bounds.height)
  }

  /// The displacement of a section's header by a row that is moved, in points.
  func headerShift(of section: Int) -> Double {
    guard let moved = movedRow else { return 0 }
    return Double(moved.shift(ofHeader: section)) * moved.cell.bounds.height
  }
}
