package import Geometry

extension View {
  /// The layout guides that were added.
  public var layoutGuides: [LayoutGuide] { layout.guides }

  /// Adds a layout guide and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Removes a layout guide and deactivates its constraints.
  public func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layoutGuide.incidentConstraints { constraint.isActive = false }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The bounds without the layout margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins, at: \.marginsGuide) }
  /// The bounds without the safe area.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea, at: \.safeAreaGuide) }
  /// The layout margins, narrowed to a readable width of at most 672 points.
  public var readableContentGuide: LayoutGuide {
    systemGuide(.readableContent, at: \.readableGuide)
  }

  /// The part of the bounds above the safe area, over the whole width.
  package var upperGuide: LayoutGuide { systemGuide(.top, at: \.topGuide) }
  /// The part of the bounds below the safe area, over the whole width.
  package var lowerGuide: LayoutGuide { systemGuide(.bottom, at: \.bottomGuide) }

  /// Whether constraints between the view's edges and its descendants refer to its content, as in
  /// scroll views; false by default.
  package var hasContentBoundary: Bool {
    get { layout.hasContent }
    set { layout.hasContent = newValue }
  }

  /// The rectangle to which constraints between the view's edges and a descendant refer; nil, the
  /// default, is the view's own.
  package var contentBoundary: LayoutGuide? {
    layout.hasContent ? systemGuide(.content, at: \.contentGuide) : nil
  }

  /// The bounds of the view, which move with its origin.
  package var boundsGuide: LayoutGuide { systemGuide(.frame, at: \.frameGuide) }

  /// The size of the content that constraints give, in points; nil if none does.
  package var constrainedContentSize: Size? {
    guard let guide = layout.contentGuide else { return nil }
    return root.layout.engine?.frame(of: guide)?.size
  }

  private func systemGuide(
    _ kind: LayoutGuide.Kind, at keyPath: WritableKeyPath<ViewLayout, LayoutGuide?>
  ) -> LayoutGuide {
    if let guide = layout[keyPath: keyPath] { return guide }
    let guide = LayoutGuide(kind, of: self)
    layout[keyPath: keyPath] = guide
    return guide
  }
}
