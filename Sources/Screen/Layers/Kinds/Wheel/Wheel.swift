internal import ElementaryFunctions
internal import Geometry

/// The shape of a wheel that turns about a horizontal axis and on which rows lie below each other.
///
/// A lens in front of the middle magnifies the rows. The proportions are those that Flutter's
/// `cupertino/picker.dart` and `cupertino/date_picker.dart` have measured of iOS: a diameter of
/// 1.07 heights, a perspective of 0.003, rows 1.25 times as dense as on a flat list, and a lens
/// that magnifies by 2.35 / 2.1.
package struct Wheel: Hashable, Sendable {
  /// The height of the view that shows the wheel, in points.
  package let height: Double
  /// The height of the lens, in points.
  package let lensHeight: Double
  /// The point of the view's width towards which the wheel recedes, in points from its left edge.
  package let vanishingX: Double

  /// Creates the shape of a wheel.
  package init(height: Double, lensHeight: Double, vanishingX: Double) {
    self.height = height
    self.lensHeight = lensHeight
    self.vanishingX = vanishingX
  }

  /// The size of a row on the wheel, as a fraction of that in the lens.
  static let scale = 2.1 / 2.35
  /// The largest angle of a row from the middle that is shown, in radians.
  static let maxAngle = 1.45
  private static let perspective = 0.003
  /// The angle of the whole height, in radians: twice the arc sine of 1 / 1.07, divided by 1.25.
  private static let angleOfHeight = 1.9313

  private var radius: Double { 1.07 / 2 * height }

  /// Returns the angle of a row on the wheel, in radians.
  ///
  /// - Parameter distance: The distance of the row's middle from that of the view on a flat list.
  /// - Returns: The angle, 0 in the middle.
  func angle(at distance: Double) -> Double { distance * Self.angleOfHeight / height }

  /// Returns the distance of the middle of a row from that of the view, in points.
  ///
  /// - Parameter distance: The distance on a flat list.
  /// - Returns: The distance as it is shown, below for positive values.
  package func shownDistance(of distance: Double) -> Double {
    let angle = min(max(angle(at: distance), -Self.maxAngle), Self.maxAngle)
    return radius * sin(angle) / (1 + Self.perspective * radius * (1 - cos(angle)))
  }

  /// The opacity of a row at an angle, beside the lens; chosen by eye.
  static func opacity(at angle: Double) -> Double { 0.6 * cos(angle) * cos(angle) }

  /// Returns the transform from the coordinates of a row's middle to those of the view's.
  ///
  /// - Parameters:
  ///   - angle: The angle of the row, in radians.
  ///   - x: The row's middle in the width of the view.
  ///   - isInLens: Whether the row is seen through the lens.
  /// - Returns: The transform.
  func transform(at angle: Double, x: Double, isInLens: Bool) -> Transform3D {
    let scale = isInLens ? 1 : Self.scale
    let radius = isInLens ? radius / Self.scale : radius
    var receding = Transform3D.identity
    receding.m34 = -Self.perspective
    return Transform3D(scaleX: scale, y: scale, z: 1)
      .concatenating(Transform3D(translationX: 0, y: 0, z: radius))
      .concatenating(Transform3D(rotationAngle: -angle, x: 1, y: 0, z: 0))
      .concatenating(Transform3D(translationX: x - vanishingX, y: 0, z: -radius))
      .concatenating(receding)
      .concatenating(Transform3D(translationX: vanishingX, y: 0, z: 0))
  }
}
