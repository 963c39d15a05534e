internal import Geometry

extension View {
  /// Tells this view and its subviews of new traits, unless they are those of before.
  func traitsMayHaveChanged() {
    let traits = traitCollection
    let previous = lastTraits
    lastTraits = traits
    if let previous, previous != traits {
      if let ownBackgroundColor { backgroundColor = ownBackgroundColor }
      setNeedsDisplay()
      traitCollectionDidChange(previous)
      controller?.traitCollectionDidChange(previous)
    } else if previous == nil, let ownBackgroundColor {
      backgroundColor = ownBackgroundColor
    }
    for view in subviews { view.traitsMayHaveChanged() }
  }
}
