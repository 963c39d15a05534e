package import Geometry
package import PictureKit

extension View {
  /// Returns the presented view as a layer.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the view is the stage's, whose background is the frame's.
  ///   - ignoresVisibility: Whether the view is a layer even if it is hidden or transparent.
  /// - Returns: The layer, with the layers of the subviews; nil if the view is invisible.
  func layer(isRoot: Bool = false, ignoresVisibility: Bool = false) -> FrameLayer? {
    let state = presentation
    guard ignoresVisibility || !isHidden && state.alpha > 0 else { return nil }
    var layer = FrameLayer(transform: state.geometry.transformToSuperview, opacity: state.alpha)
    if clipsToBounds { layer.clip = Path(rect: state.bounds) }
    if !isRoot, !state.bounds.isEmpty, let color = state.backgroundColor {
      layer.picture = backgroundPicture(bounds: state.bounds, color: color)
    }
    layer.sublayers = subviews.compactMap { $0.layer() }
    if let content = content(in: state.bounds) {
      // The content needs no layer of its own without a background and a transform.
      if layer.picture == nil, content.transform.isIdentity {
        layer.picture = content.picture
      } else {
        layer.sublayers.insert(content, at: 0)
      }
    }
    return layer
  }

  /// Returns the drawn content, fitted to the presented bounds by the content mode.
  private func content(in bounds: Rect) -> FrameLayer? {
    let ownSize = intrinsicContentSize ?? self.bounds.size
    let size = redrawsAtEverySize ? bounds.size : ownSize
    guard size.width > 0, size.height > 0, !bounds.isEmpty else { return nil }
    let picture = contentPicture(size: size)
    guard !picture.commands.isEmpty else { return nil }
    let rect = contentMode.rect(for: size, in: bounds)
    guard rect != Rect(origin: .zero, size: size) else { return FrameLayer(picture: picture) }
    return FrameLayer(
      picture: picture,
      transform: Transform(scaleX: rect.width / size.width, y: rect.height / size.height)
        .concatenating(Transform(translationX: rect.minX, y: rect.minY)))
  }
}

extension View {
  /// Returns a frame of the view and its subviews as they are presented, without the view's own
  /// transform and opacity; nil if the bounds are empty.
  package func snapshotFrame(background: Color) -> Frame? {
    let bounds = presentation.bounds
    guard !bounds.isEmpty else { return nil }
    var layer = layer(isRoot: false, ignoresVisibility: true)
    layer?.opacity = 1
    layer?.transform = Transform(translationX: -bounds.minX, y: -bounds.minY)
    return Frame(size: bounds.size, background: background, layers: layer.map { [$0] } ?? [])
  }
}
