internal import Geometry
internal import PictureKit

extension Bitmap {
  /// A convex polygon around what is visible, in pixels; nil if it is nearly the whole bitmap.
  ///
  /// Its sides have sixteen directions. rlottie takes a level of what is below the transparent
  /// pixels of an image, which shows the image's frame; a mask leaves them out.
  var visibleOutline: Path? {
    let corners = visibleCorners
    guard !corners.isEmpty else { return nil }
    let lines = Self.directions.map { normal in
      (normal, corners.reduce(-Double.infinity) { max($0, $1.x * normal.dx + $1.y * normal.dy) })
    }
    let vertices = lines.indices.map { index in
      let ((first, firstReach), (second, secondReach)) =
        (lines[index], lines[(index + 1) % lines.count])
      let determinant = first.dx * second.dy - first.dy * second.dx
      return Point(
        (firstReach * second.dy - secondReach * first.dy) / determinant,
        (first.dx * secondReach - second.dx * firstReach) / determinant)
    }
    // The shoelace formula.
    let area =
      zip(vertices, vertices.dropFirst() + vertices.prefix(1)).reduce(0.0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      } / 2
    guard abs(area) < 0.98 * Double(width * height) else { return nil }
    var path = Path()
    path.move(to: vertices[0])
    for vertex in vertices.dropFirst() { path.addLine(to: vertex) }
    path.close()
    return path
  }

  /// Outward normals, in the order of their angles.
  private static let directions: [Vector] = {
    let quarter = [(1.0, 0.0), (2, 1), (1, 1), (1, 2)]
    return quarter.map { Vector(dx: $0.0, dy: $0.1) }
      + quarter.map { Vector(dx: -$0.1, dy: $0.0) }
      + quarter.map { Vector(dx: -$0.0, dy: -$0.1) }
      + quarter.map { Vector(dx: $0.1, dy: -$0.0) }
  }()

  /// The corners of the first and the last visible pixel of each row.
  private var visibleCorners: [Point] {
    var corners: [Point] = []
    for row in 0..<height {
      let pixels = pixels[row * width..<(row + 1) * width]
      guard let first = pixels.firstIndex(where: { $0 != 0 }),
        let last = pixels.lastIndex(where: { $0 != 0 })
      else { continue }
      let (left, right) = (Double(first - row * width), Double(last - row * width + 1))
      for y in [Double(row), Double(row + 1)] {
        corners += [Point(left, y), Point(right, y)]
      }
    }
    return corners
  }
}
