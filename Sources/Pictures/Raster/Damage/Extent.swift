package import Geometry
package import PictureKit

extension FrameLayer {
  /// Returns the bounds of what the layer and its sublayers may draw, in pixels; null if they
  /// draw nothing.
  package func extent(under outer: Transform) -> Rect {
    guard opacity > 0 else { return .null }
    if let projection {
      var flat = self
      flat.projection = nil
      flat.transform = .identity
      return flat.extent(under: .identity)
        .applying(projection.concatenating(ProjectiveTransform(outer)))
    }
    let transform = transform.concatenating(outer)
    var extent = picture?.extent.applying(transform) ?? .null
    for layer in sublayers { extent = extent.union(layer.extent(under: transform)) }
    if let backdrop {
      extent = extent.union(backdrop.shape.controlPointBounds.applying(transform))
    }
    if let shadow {
      let silhouette = shadow.path?.controlPointBounds ?? contentExtent
      extent = extent.union(shadow.extent(of: silhouette).applying(transform))
    }
    if let clip {
      extent = extent.intersection(clip.controlPointBounds.applying(transform))
    }
    return mask.map { extent.intersection($0.extent(under: transform)) } ?? extent
  }

  /// The bounds of picture and sublayers, in the layer's own coordinates.
  package var contentExtent: Rect {
    sublayers.reduce(picture?.extent ?? .null) { $0.union($1.extent(under: .identity)) }
  }
}
