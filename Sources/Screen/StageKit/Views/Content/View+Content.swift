package import Geometry
package import Layers
package import PictureKit

extension View: LayerHost {
  /// Returns the drawn content, fitted to the presented bounds by the content mode.
  package func content(in bounds: Rect) -> FrameLayer? {
    let ownSize = contentSize
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

  /// Returns the motion that a dynamic animator adds between two of its steps.
  package func motion(at time: Double) -> LayerMotion? { stage?.stepMotion(of: self, at: time) }
}

extension View {
  /// Returns a frame of the view and its subviews as they are presented, without the view's own
  /// transform and opacity; nil if the bounds are empty.
  package func snapshotFrame(background: Color) -> Frame? {
    let bounds = presentation.bounds
    guard !bounds.isEmpty else { return nil }
    var node = layer.ownNode(at: stage?.time ?? 0)
    node?.transform = Transform(translationX: -bounds.minX, y: -bounds.minY)
    return Frame(size: bounds.size, background: background, layers: node.map { [$0] } ?? [])
  }
}
