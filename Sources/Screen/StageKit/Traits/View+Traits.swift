internal import Geometry

extension View {
  /// Notifies this view and its subviews of new traits, unless they are the same.
  func traitsMayHaveChanged() {
    let traits = traitCollection
    let previous = lastTraits
    lastTraits = traits
    if let previous, previous != traits {
      if let color = ownBackgroundColor, color.isDynamic { backgroundColor = color }
      setNeedsDisplay()
      if previous.displayScale != traits.displayScale { invalidateIntrinsicContentSize() }
      if previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
      traitCollectionDidChange(previous)
      for handler in traitChangeHandlers { handler(previous) }
      controller?.traitCollectionDidChange(previous)
    } else if previous == nil, let color = ownBackgroundColor, color.isDynamic {
      backgroundColor = color
    }
    for view in subviews { view.traitsMayHaveChanged() }
  }
}
