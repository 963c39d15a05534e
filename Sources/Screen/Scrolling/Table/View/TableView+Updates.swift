internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  /// The duration of an update, in seconds; as commonly measured.
  static let updateDuration = 0.3

  func beginBatch() {
    if updateDepth == 0 { pendingUpdates = TableUpdates() }
    updateDepth += 1
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    precondition(updateDepth > 0, "endUpdates() of \(displayName) has no beginUpdates()")
    updateDepth -= 1
    guard updateDepth == 0, let updates = pendingUpdates else { return }
    pendingUpdates = nil
    make(updates, completion: completion)
  }

  /// Adds to the batch in progress, or makes a batch of one update.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginBatch()
    var updates = pendingUpdates ?? TableUpdates()
    change(&updates)
    pendingUpdates = updates
    endBatch(completion: nil)
  }

  private func make(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
    // Before the first load there is nothing to compare with.
    guard !needsReload else {
      setNeedsLayout()
      completion?(true)
      return
    }
    updateCount += 1
    let old = geometry
    var new = makeGeometry()
    let map = updates.changes.map(
      from: old.rowCounts, to: new.rowCounts, .init(view: "table", items: "rows"))
    new.keepMeasured(old, map, except: updates.changes.reloadedItems)
    isLayingOut = true
    let scene = rearrange(updates, from: old, to: new, map)
    isLayingOut = false
    setNeedsLayout()
    guard let stage, stage.areAnimationsEnabled else {
      finish(scene)
      removeDeparting(scene)
      completion?(true)
      return
    }
    stage.animate(withDuration: Self.updateDuration, options: .allowUserInteraction) {
      finish(scene)
    } completion: { [weak self] finished in
      self?.removeDeparting(scene)
      completion?(finished)
    }
  }

  /// The cells that an update moves.
  private struct Scene {
    /// The cells that leave, with their old index paths and their look at the end.
    var departing: [(path: IndexPath, cell: TableViewCell, end: CellState)] = []
    /// The headers and footers that leave.
    var departingViews: [View] = []
  }

  private struct CellState {
    var frame: Rect
    var alpha: Double
  }

  /// Makes the update without moving the visible views, and returns those that leave.
  private func rearrange(
    _ updates: TableUpdates, from old: TableGeometry, to new: TableGeometry, _ map: UpdateMap
  ) -> Scene {
    var scene = Scene()
    var kept: [(path: IndexPath, cell: TableViewCell)] = []
    for (path, cell) in visible {
      guard !updates.changes.reloadedItems.contains(path), let target = map.new(path) else {
        let end = state(
          updates.exit(of: path), at: map.new(path).map { rowRect($0, in: new) } ?? cell.frame)
        scene.departing.append((path, cell, end))
        continue
      }
      kept.append((target, cell))
    }
    selection = selection.compactMap { map.new($0) }.sorted()
    touchedRow = nil
    movedRow = nil
    confirmedRow = nil
    if let swipe, scene.departing.contains(where: { $0.cell === swipe.cell }) { swipes.forget() }
    geometry = new
    moveHeaders(map, &scene)
    let offset = offset(afterResizingTo: new)
    visible = kept.sorted { $0.path < $1.path }
    var shown: [(path: IndexPath, cell: TableViewCell)] = []
    var remaining = kept
    var next = new.firstRow(endingAfter: offset)
    while let path = next, new.span(of: path).start < offset + bounds.height {
      if let index = remaining.firstIndex(where: { $0.path == path }) {
        shown.append((path, remaining.remove(at: index).cell))
      } else {
        let cell = makeCell(at: path)
        let state =
          if let origin = map.old(path), !updates.changes.reloadedItems.contains(origin) {
            CellState(frame: rowRect(origin, in: old), alpha: 1)
          } else { state(updates.entrance(of: path), at: rowRect(path)) }
        withoutAnimation {
          cell.frame = state.frame
          cell.alpha = state.alpha
        }
        shown.append((path, cell))
      }
      next = new.row(after: path)
    }
    for (path, cell) in remaining {
      scene.departing.append((path, cell, CellState(frame: rowRect(path), alpha: 1)))
    }
    visible = shown
    departing += scene.departing.map(\.cell)
    // Views that leave are behind those that stay.
    for (_, cell, _) in scene.departing.reversed() { insertSubview(cell, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    return scene
  }

  /// Returns the offset along the height after the content has got its new size.
  private func offset(afterResizingTo new: TableGeometry) -> Double {
    let height = new.bottom + (tableFooterView?.frame.height ?? 0)
    let insets = adjustedContentInset
    let end = max(height + insets.bottom - bounds.height, -insets.top)
    return min(contentOffset.y, end)
  }

  /// Returns how a cell looks before it appears, or after it has disappeared.
  private func state(_ animation: RowAnimation, at rect: Rect) -> CellState {
    switch animation {
    case .none: CellState(frame: rect, alpha: 1)
    case .fade, .middle, .automatic: CellState(frame: rect, alpha: 0)
    case .left: CellState(frame: rect.offsetBy(dx: -bounds.width, dy: 0), alpha: 1)
    case .right: CellState(frame: rect.offsetBy(dx: bounds.width, dy: 0), alpha: 1)
    case .top: CellState(frame: rect.offsetBy(dx: 0, dy: -rect.height), alpha: 0)
    case .bottom: CellState(frame: rect.offsetBy(dx: 0, dy: rect.height), alpha: 0)
    }
  }

  private func moveHeaders(_ map: UpdateMap, _ scene: inout Scene) {
    func moved(_ views: [Int: View]) -> [Int: View] {
      var result: [Int: View] = [:]
      for section in views.keys.sorted() {
        guard let view = views[section] else { continue }
        if let target = map.newSection(of: section) {
          result[target] = view
        } else {
          scene.departingViews.append(view)
        }
      }
      return result
    }
    visibleHeaders = moved(visibleHeaders)
    visibleFooters = moved(visibleFooters)
  }

  /// Moves everything to its place after the update.
  private func finish(_ scene: Scene) {
    updateContentSize()
    for (path, cell) in visible {
      cell.frame = rowRect(path)
      cell.alpha = 1
      style(cell, at: path)
    }
    for (_, cell, end) in scene.departing {
      cell.frame = end.frame
      cell.alpha = end.alpha
    }
    for view in scene.departingViews { view.alpha = 0 }
    layoutIfNeeded()
  }

  private func removeDeparting(_ scene: Scene) {
    for (path, cell, _) in scene.departing {
      guard let index = departing.firstIndex(where: { $0 === cell }) else { continue }
      departing.remove(at: index)
      recycle(cell, at: path)
    }
    for view in scene.departingViews {
      view.alpha = 1
      view.removeFromSuperview()
    }
  }
}

extension TableGeometry {
  /// Keeps the heights that were measured before an update.
  fileprivate mutating func keepMeasured(
    _ old: TableGeometry, _ map: UpdateMap, except reloaded: Set<IndexPath>
  ) {
    for (section, rows) in sections.enumerated() where !rows.measured.isEmpty {
      for row in 0..<rows.rows.count where !rows.measured[row] {
        let path = IndexPath(row: row, section: section)
        guard let origin = map.old(path), !reloaded.contains(origin),
          !old.isEstimated(origin)
        else { continue }
        _ = setMeasured(old.span(of: origin).length, of: path)
      }
    }
  }
}
