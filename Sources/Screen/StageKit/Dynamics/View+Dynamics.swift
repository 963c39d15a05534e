public import Dynamics
public import Geometry

extension DynamicAnimator {
  /// The view whose coordinate system the animator uses.
  ///
  /// nil for animators of layouts and of items outside of views, or if the view no longer exists.
  public var referenceView: View? { reference as? View }
}

extension View: DynamicItem {}

extension View: DynamicReference {
  /// Returns the transform from the coordinates of an item's `center` to this view's coordinates.
  ///
  /// - Parameter item: An item of an animator whose reference view is this view.
  /// - Returns: The transform from the superview of a descendant, which is the identity for a
  ///   subview; the identity for this view itself, whose center is taken as it is, and for an item
  ///   that is not a view; nil for a view that is not a descendant.
  public func coordinateTransform(for item: any DynamicItem) -> Transform? {
    guard let view = item as? View, view !== self else { return .identity }
    guard view.isDescendant(of: self) else { return nil }
    return view.superview?.transform(upTo: self)
  }

  /// The ticker of the animators whose reference view is this view; it uses the clock of the view's
  /// stage.
  public var dynamicTicker: (any DynamicTicker)? {
    if let referenceTicker { return referenceTicker }
    let ticker = ReferenceViewTicker(of: self)
    referenceTicker = ticker
    return ticker
  }
}
