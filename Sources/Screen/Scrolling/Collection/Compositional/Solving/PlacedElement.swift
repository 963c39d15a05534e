internal import Dynamics
internal import Geometry

/// An element of a compositional layout at its place in the content.
struct PlacedElement {
  let key: CollectionView.ElementKey
  var frame: Rect
  var zIndex = 0
  /// The dimensions that the view determines.
  var estimates = Estimates()
  /// Whether the element scrolls with its section.
  var scrollsAcross = false
}
