internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

/// A row that a finger swipes, or that has been opened by a swipe.
final class RowSwipe {
  let path: IndexPath
  let cell: any SwipeCell
  let view: SwipeActionsView
  /// Whether a long swipe performs the first action.
  let performsFirst: Bool
  /// The displacement of the content at the beginning of the drag, in points.
  var start = 0.0
  /// Whether the delegate has been notified.
  var isAnnounced = false

  /// The fraction of the row's width from which a release performs the first action; estimated by
  /// eye.
  static let fullShare = 0.6
  /// The speed from which a release opens or closes the row, in points per second: that of a flick.
  static let flickSpeed = Paging.flickSpeed

  init(
    _ configuration: SwipeActionsConfiguration, at path: IndexPath, _ cell: any SwipeCell,
    side: SwipeActionsView.Side
  ) {
    self.path = path
    self.cell = cell
    performsFirst = configuration.performsFirstActionWithFullSwipe
    view = SwipeActionsView(configuration.actions, side: side, of: cell)
  }

  /// 1 if the content moves to the right, -1 if to the left.
  var sign: Double { view.isOnRight ? -1 : 1 }

  /// The displacement of the content of the open row.
  var openOffset: Double { sign * view.totalWidth }

  /// Returns the displacement for a displacement of the finger.
  func offset(forDrag drag: Double) -> Double {
    let pulled = max(sign * (start + drag), 0)
    let excess = pulled - view.totalWidth
    guard excess > 0, !performsFirst else { return sign * pulled }
    let band = RubberBand(dimension: cell.bounds.width)
    return sign * (view.totalWidth + band.displacement(for: excess))
  }

  /// Returns whether a displacement performs the first action.
  func isFull(_ offset: Double) -> Bool {
    performsFirst
      && sign * offset >= max(Self.fullShare * cell.bounds.width, view.totalWidth + 1)
  }
}
