package import Geometry
package import PictureKit

extension View {
  /// The meaning of the content for the direction of layout; `.unspecified` by default.
  ///
  /// It applies to the places of the subviews and to what the view draws; subviews have their own.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { layout.semantics }
    set {
      let wasMirrored = isRightToLeft
      layout.semantics = newValue
      if isRightToLeft != wasMirrored { layoutDirectionDidChange() }
    }
  }

  /// The direction in which the view places its subviews and draws: that of the language, unless
  /// ``semanticContentAttribute`` sets another one.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    guard layout.semantics == .unspecified else {
      return layout.semantics.direction(in: .leftToRight)
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the view is laid out from right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Mirrors views that were placed from left to right, in a view that is laid out from right to
  /// left.
  ///
  /// Call it at the end of a layout that places all of them, since it moves them from where they
  /// are.
  package func mirrorIfNeeded(_ views: [View]) {
    guard isRightToLeft else { return }
    for view in views { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }

  /// Returns an x coordinate of the bounds as if the view were laid out from left to right.
  package func mirrored(_ x: Double) -> Double { isRightToLeft ? bounds.minX + bounds.maxX - x : x }

  /// Returns a rectangle that was placed from left to right in another one, mirrored in a view that
  /// is laid out from right to left.
  package func mirrored(_ rect: Rect, in outer: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: outer.minX + outer.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns insets that were set from left to right, mirrored in a view that is laid out from right
  /// to left.
  package func mirrored(_ insets: Insets) -> Insets {
    guard isRightToLeft else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns an alignment of text, with the right for the natural one in a view that is laid out
  /// from right to left.
  package func resolved(_ alignment: TextAlignment) -> TextAlignment {
    alignment == .natural && isRightToLeft ? .right : alignment
  }

  /// Places subviews and content again.
  func layoutDirectionDidChange() {
    for constraint in layout.constraints { root.layout.engine?.replace(constraint) }
    setNeedsLayout()
    setNeedsDisplay()
  }
}
