internal import Geometry
internal import PictureKit

extension View {
  /// What is to be seen of the view now, or nil where there is nothing.
  ///
  /// - Parameter isRoot: Whether the view's background is the frame's, and so not its own.
  /// - Returns: The layer with those of its subviews.
  func layer(isRoot: Bool = false) -> Layer? {
    let state = presentation
    guard !isHidden, state.alpha > 0 else { return nil }
    var layer = Layer(transform: state.placement.transform, opacity: state.alpha)
    if clipsToBounds { layer.clip = Path(rect: state.bounds) }
    if !isRoot, !state.bounds.isEmpty, let color = state.backgroundColor {
      layer.picture = backingPicture(bounds: state.bounds, color: color)
    }
    layer.sublayers = subviews.compactMap { $0.layer() }
    if let content = content(in: state.bounds) {
      // The view's own layer carries the content where that makes no difference.
      if layer.picture == nil, content.transform.isIdentity {
        layer.picture = content.picture
      } else {
        layer.sublayers.insert(content, at: 0)
      }
    }
    return layer
  }

  /// What the view draws, fitted from the size it was drawn for to the bounds it has on the screen.
  private func content(in bounds: Rect) -> Layer? {
    let ownSize = intrinsicContentSize ?? self.bounds.size
    let size = contentMode == .redraw ? bounds.size : ownSize
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return nil }
    let picture = contentPicture(size: size)
    guard !picture.commands.isEmpty else { return nil }
    let rect = contentMode.rect(for: size, in: bounds)
    guard rect != Rect(origin: .zero, size: size) else { return Layer(picture: picture) }
    return Layer(
      picture: picture,
      transform: Transform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(Transform(translationX: rect.minX, y: rect.minY)))
  }
}
