private import ElementaryFunctions
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
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5).applying(inverse)
        let angle = atan2(point.y - center.y, point.x - center.x) - startAngle
        let fraction = angle / turn - (angle / turn).rounded(.down)
        pixels.append(table[Int((fraction * Double(count)).rounded())])
      }
    }
    return pixels
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
