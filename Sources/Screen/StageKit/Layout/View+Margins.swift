package import Geometry

extension View {
  /// The distances from the edges of the bounds to the part that bars and rounded corners of the
  /// screen leave free; 0 unless the stage has some.
  var effectiveSafeAreaInsets: Insets {
    guard let stage, stage.hasSafeArea else { return .zero }
    guard let superview else { return stage.safeAreaInsets + layout.addedSafeArea }
    let outer = superview.safeAreaInsets
    let area = superview.bounds.inset(by: outer)
    let frame = placedRect
    return Insets(
      top: min(max(area.minY - frame.minY, 0), outer.top),
      left: min(max(area.minX - frame.minX, 0), outer.left),
      bottom: min(max(frame.maxY - area.maxY, 0), outer.bottom),
      right: min(max(frame.maxX - area.maxX, 0), outer.right)) + layout.addedSafeArea
  }

  /// The distances that a controller adds to the safe area of the superview, for bars over the view
  /// for example; 0 by default.
  package var addedSafeAreaInsets: Insets {
    get { layout.addedSafeArea }
    set {
      guard newValue != layout.addedSafeArea else { return }
      layout.addedSafeArea = newValue
      stage?.noteSafeArea()
      safeAreaMayHaveChanged()
    }
  }

  /// Whether ``layoutMargins`` contain the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.insetsMarginsFromSafeArea }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether ``layoutMargins`` are at least those of the superview; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.preservesSuperviewMargins }
    set {
      layout.preservesSuperviewMargins = newValue
      marginsMayHaveChanged()
    }
  }

  /// The margins that a container gives the view, such as a cell its content, unless they are set;
  /// nil by default.
  ///
  /// The upper and lower ones are independent of the superview and of the safe area: a row keeps its
  /// height while it moves under a bar.
  package var containerMargins: Insets? {
    get { layout.containerMargins }
    set {
      guard newValue != layout.containerMargins else { return }
      layout.containerMargins = newValue
      marginsMayHaveChanged()
    }
  }

  /// The margins of views without a controller that has minimum ones, unless they are set.
  private static let defaultLayoutMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins without the safe area and the superview's.
  private var ownLayoutMargins: Insets {
    guard let minimum = controller?.minimumLayoutMargins else {
      return layout.margins ?? layout.containerMargins ?? Self.defaultLayoutMargins
    }
    guard let margins = layout.margins else { return minimum }
    return Insets(
      top: max(margins.top, minimum.top), left: max(margins.left, minimum.left),
      bottom: max(margins.bottom, minimum.bottom), right: max(margins.right, minimum.right))
  }

  var effectiveLayoutMargins: Insets {
    var margins = ownLayoutMargins
    if layout.preservesSuperviewMargins, let superview {
      let outer = superview.effectiveLayoutMargins
      let frame = frame
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.right = max(margins.right, outer.right - (superview.bounds.width - frame.maxX))
      if layout.containerMargins == nil {
        margins.top = max(margins.top, outer.top - frame.minY)
        margins.bottom = max(
          margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
      }
    }
    guard layout.insetsMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    margins.left += safe.left
    margins.right += safe.right
    guard layout.containerMargins == nil else { return margins }
    margins.top += safe.top
    margins.bottom += safe.bottom
    return margins
  }

  /// Notifies the view and its subviews of changed margins.
  package func marginsMayHaveChanged() {
    let margins = effectiveLayoutMargins
    guard margins != layout.lastMargins else { return }
    layout.lastMargins = margins
    setNeedsLayout()
    invalidateGuides()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for view in subviews where view.layout.preservesSuperviewMargins {
      view.marginsMayHaveChanged()
    }
  }

  private func invalidateGuides() {
    guard let engine = root.layout.engine else { return }
    for guide in layout.systemGuides { engine.invalidate(guide) }
  }

  /// Notifies the view and its subviews of a changed safe area.
  func safeAreaMayHaveChanged() {
    let insets = safeAreaInsets
    if insets != layout.lastSafeArea {
      layout.lastSafeArea = insets
      setNeedsLayout()
      invalidateGuides()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      marginsMayHaveChanged()
    }
    for view in subviews { view.safeAreaMayHaveChanged() }
  }
}
