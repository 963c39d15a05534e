internal import Geometry
internal import PictureKit

extension Gradient {
  /// Returns the pixels of a conic gradient in a part of the target.
  ///
  /// Colors are interpolated with straight components, as Cairo does for the other gradients.
  ///
  /// - Parameters:
  ///   - center: The center, in user coordinates.
  ///   - startAngle: The start angle in radians, clockwise from the x axis.
  ///   - inverse: The transform from pixels to user coordinates.
  ///   - columns: The columns of the part.
  ///   - rows: The rows of the part.
  /// - Returns: The premultiplied pixels.
  func conicPixels(
    center: Point, startAngle: Double, inverse: Transform, columns: Range<Int>, rows: Range<Int>
  ) -> [UInt32] {
    // As fine as the circumference of the largest image.
    let count = 4096
    let table = (0...count).map { color(at: Double($0) / Double(count)).premultipliedPixel }
    let turn = 2 * Double.pi
    return [UInt32](unsafeUninitializedCapacity: columns.count * rows.count) { pixels, size in
      for y in rows {
        for x in columns {
          let point = Point(Double(x) + 0.5, Double(y) + 0.5).applying(inverse)
          let turns = (conicAngle(point - center) - startAngle) / turn
          var fraction = turns - Double(Int(turns))
          if fraction < 0 { fraction += 1 }
          pixels.initializeElement(at: size, to: table[Int(fraction * Double(count) + 0.5)])
          size += 1
        }
      }
    }
  }

  /// Returns the color at a location; that of the nearest stop outside of the stops.
  private func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (start, end) in zip(stops, stops.dropFirst()) where location <= end.location {
      let length = end.location - start.location
      let fraction = length > 0 ? (location - start.location) / length : 1
      func mix(_ component: KeyPath<Color, Double>) -> Double {
        start.color[keyPath: component]
          + (end.color[keyPath: component] - start.color[keyPath: component]) * fraction
      }
      return Color(
        red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return last.color
  }
}

extension Color {
  fileprivate var premultipliedPixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}

/// Returns the angle of a vector from the x axis, in radians, -pi...pi, within 1e-11.
///
/// It takes a tenth of the time of `atan2`, which is exact to the last bit.
private func conicAngle(_ vector: Vector) -> Double {
  let (across, down) = (abs(vector.dx), abs(vector.dy))
  guard across > 0 || down > 0 else { return 0 }
  var tangent = down > across ? across / down : down / across
  var start = 0.0
  // Above tan(pi/8), the rest of the angle beyond pi/4.
  if tangent > 0.414_213_562_373_095 {
    tangent = (tangent - 1) / (tangent + 1)
    start = .pi / 4
  }
  // The series of the arc tangent up to the term of degree 25.
  let square = tangent * tangent
  var sum = 0.0
  for degree in stride(from: 25.0, through: 1, by: -2) { sum = 1 / degree - square * sum }
  var angle = start + tangent * sum
  if down > across { angle = .pi / 2 - angle }
  if vector.dx < 0 { angle = .pi - angle }
  return vector.dy < 0 ? -angle : angle
}
