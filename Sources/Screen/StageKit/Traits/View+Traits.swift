internal import Geometry

extension View {
  /// Notifies this view and its subviews of new traits, unless they are the same.
  ///
  /// A view that was on no stage had the traits of the stage: those that it probably gets.
  func traitsMayHaveChanged() {
    let traits = traitCollection
    let isFirst = lastTraits == nil
    let previous = lastTraits ?? stage?.traitCollection
    if stage != nil { lastTraits = traits }
    if let previous, previous != traits {
      if let color = ownBackgroundColor, color.isDynamic { backgroundColor = color }
      setNeedsDisplay()
      if previous.displayScale != traits.displayScale { invalidateIntrinsicContentSize() }
      if previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
      traitCollectionDidChange(previous)
      for handler in traitChangeHandlers { handler(previous) }
      controller?.traitCollectionDidChange(previous)
    } else if isFirst, let color = ownBackgroundColor, color.isDynamic {
      backgroundColor = color
    }
    for view in subviews { view.traitsMayHaveChanged() }
  }
}
