package import Geometry

/// The transforms of a layer as translations, rotations and scales around a pivot, which can be
/// interpolated.
///
/// A point is moved by minus the pivot, turned, scaled, rotated, and moved by the translation.
package struct TransformTrack {
  /// The fixed point of rotations and scales, in the layer's coordinates.
  package let pivot: Point
  /// The translation, in points.
  package let translation: [Key]
  /// The rotation, in degrees clockwise.
  package let rotation: [Key]
  /// The factors of width and height.
  package let scale: [Key]
  /// The rotation before the scale, in degrees clockwise; 0 unless a transform shears.
  package let turn: [Key]

  /// The tolerance of each of the parts, in points at the farthest corner of the content.
  static let tolerance = 0.05

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - transforms: The transforms by frame; nil where there is none.
  ///   - extent: Bounds of what is drawn in the layer's coordinates; null is nothing.
  package init(_ transforms: [Transform?], extent: Rect) {
    let bounds = extent.isNull ? Rect.zero : extent
    let isTurned = Set(transforms.compactMap { $0.map { [$0.a, $0.b, $0.c, $0.d] } }).count > 1
    let pivot =
      isTurned
      ? Point(bounds.midX.rounded(decimals: 2), bounds.midY.rounded(decimals: 2)) : .zero
    self.pivot = pivot
    let shears = transforms.contains { $0.map(TransformParts.shears) ?? false }
    var parts: [TransformParts?] = []
    var last: TransformParts?
    for transform in transforms {
      guard let transform else {
        parts.append(nil)
        continue
      }
      let next =
        shears
        ? TransformParts(shearing: transform, around: pivot, after: last)
        : TransformParts(transform, around: pivot, after: last)
      parts.append(next)
      last = next
    }
    let reach = max(bounds.corners.map { pivot.distance(to: $0) }.max() ?? 1, 1)
    let largest = parts.reduce(1) { max($0, abs($1?.scale.dx ?? 1), abs($1?.scale.dy ?? 1)) }
    let distance = ValuePrecision(tolerance: Self.tolerance, decimals: 2)
    let degrees = ValuePrecision(
      reach: reach * largest * .pi / 180, tolerance: Self.tolerance)
    let factor = ValuePrecision(reach: reach, tolerance: Self.tolerance)
    translation = parts.map { $0.map { [$0.translation.dx, $0.translation.dy] } }
      .keys([distance, distance])
    rotation = parts.map { $0.map { [$0.rotation * 180 / .pi] } }.keys([degrees])
    turn = parts.map { $0.map { [$0.turn * 180 / .pi] } }.keys([degrees])
    scale = parts.map { $0.map { [$0.scale.dx, $0.scale.dy] } }.keys([factor, factor])
  }
}

extension ValuePrecision {
  /// Creates the precision of a value that moves points by up to a reach for each unit.
  init(reach: Double, tolerance: Double) {
    let allowed = tolerance / reach
    // One decimal more than the tolerance's first digit, so that rounding takes a tenth of it at
    // most.
    var decimals = 1
    var unit = 1.0
    while unit > allowed, decimals < 7 {
      unit /= 10
      decimals += 1
    }
    self.init(tolerance: allowed, decimals: decimals)
  }
}
