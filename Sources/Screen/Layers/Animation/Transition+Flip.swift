internal import Geometry
internal import PictureKit

extension Transition {
  /// The distance of the viewer, as a multiple of the longer side of the layer; chosen by eye.
  private static let viewerDistance = 1.6

  /// Flips the layer: the first half shows the old one, the second half the new one on the back.
  func flip(to new: FrameLayer?, in bounds: Rect, fraction: Double) -> FrameLayer {
    let isBack = fraction >= 0.5
    guard let side = isBack ? new : old else { return FrameLayer() }
    var node = FrameLayer(sublayers: [side])
    node.projection = ProjectiveTransform(
      turn(by: (fraction - (isBack ? 1 : 0)) * Double.pi, in: bounds))
    return FrameLayer(sublayers: [node])
  }

  private func turn(by angle: Double, in bounds: Rect) -> Transform3D {
    let rotation =
      switch subtype ?? .fromLeft {
      case .fromRight: Transform3D(rotationAngle: -angle, x: 0, y: 1, z: 0)
      case .fromTop: Transform3D(rotationAngle: -angle, x: 1, y: 0, z: 0)
      case .fromBottom: Transform3D(rotationAngle: angle, x: 1, y: 0, z: 0)
      default: Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0)
      }
    var perspective = Transform3D.identity
    perspective.m34 = -1 / (Self.viewerDistance * max(bounds.width, bounds.height, 1))
    let center = bounds.center
    return Transform3D(translationX: -center.x, y: -center.y, z: 0)
      .concatenating(rotation).concatenating(perspective)
      .concatenating(Transform3D(translationX: center.x, y: center.y, z: 0))
  }
}
