internal import Geometry
internal import Layers

extension View {
  /// Resizes the subviews by their masks and requests a layout, if the size has changed.
  func boundsDidChange() {
    let old = layout.size
    let new = bounds.size
    guard new != old else { return placeDidChange() }
    layout.size = new
    if layout.designSize != nil { leaveDesign() }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: old, to: new) }
    }
    for view in subviews where view.layout.preservesSuperviewMargins {
      view.marginsMayHaveChanged()
    }
    placeDidChange()
  }

  /// Updates the constraints and places the subviews, until nothing is left to do.
  func solveAndLayOut() {
    let root = root
    layer.inLayoutPass {
      for _ in 0..<Self.maxLayouts {
        if root.treeNeedsSolving { root.updateConstraintsAndSolve() }
        layer.layoutIfNeeded()
        guard root.treeNeedsSolving else { return }
      }
      root.layout.engine?.settle()
      stage?.logOnce(
        """
        the layout of \(displayName) does not end: it is kept as it is after \(Self.maxLayouts) times, \
        each of which changed constraints
        """)
    }
    if !layer.isInLayoutPass { root.layout.engine?.reportConflicts() }
  }

  /// The number of times that the constraints of a tree may change in one layout; more is an
  /// infinite loop.
  private static let maxLayouts = 100

  /// Checks the constraints and the safe area after the view has moved.
  func placeDidChange() {
    if layout.isInEngine { root.layout.engine?.invalidate(self) }
    if let guide = layout.frameGuide { root.layout.engine?.invalidate(guide) }
    if layout.preservesSuperviewMargins { marginsMayHaveChanged() }
    guard stage?.hasSafeArea == true || layout.lastSafeArea != .zero else { return }
    safeAreaMayHaveChanged()
  }

  private func autoresize(from old: Size, to new: Size) {
    guard autoresizingMask != [], layout.keepsFrame else { return }
    let box = placedRect
    let resized = autoresizingMask.resized(box, from: old, to: new)
    guard resized != box else { return }
    place(in: resized)
  }

  /// Gives the view a size and keeps the upper left corner of the frame.
  func resize(to size: Size) {
    let origin = frame.origin
    bounds = Rect(origin: bounds.origin, size: size)
    center = center + (origin - frame.origin)
  }
}
