package import Geometry

extension Canvas {
  /// The smallest rectangle around what can be drawn, in the present coordinates: that of the
  /// clips, and of the layer, view or image that the canvas is for.
  ///
  /// Where nothing limits what can be drawn, it is nil. It is empty where nothing can be drawn.
  package var clipBounds: Rect? {
    guard let clip = state.clip, let inverse = state.transform.inverse else { return state.clip }
    return clip.applying(inverse)
  }

  /// Intersects the rectangle with that of a path in the present coordinates.
  func clipBounds(to path: Path) {
    let bounds = path.isEmpty ? .zero : path.bounds.applying(state.transform)
    state.clip = state.clip?.intersection(bounds) ?? bounds
  }
}
