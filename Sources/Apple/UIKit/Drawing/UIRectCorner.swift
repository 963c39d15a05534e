public import Geometry

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = Self(rawValue: 1)
  /// The upper right corner.
  public static let topRight = Self(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = Self(rawValue: 8)
  /// All four corners.
  public static let allCorners = Self(rawValue: UInt.max)
}

extension UIBezierPath {
  /// Creates a rectangle of which some corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The radius is the width, in points, limited to half the shorter side; the
  ///     height has no effect, as in UIKit.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: UIRectCorner, cornerRadii: Size
  ) {
    let radius = max(min(cornerRadii.width, rect.width / 2, rect.height / 2), 0)
    var path = Path()
    let places: [(UIRectCorner, Point, Vector)] = [
      (.topLeft, Point(rect.minX, rect.minY), Vector(dx: 1, dy: 1)),
      (.topRight, Point(rect.maxX, rect.minY), Vector(dx: -1, dy: 1)),
      (.bottomRight, Point(rect.maxX, rect.maxY), Vector(dx: -1, dy: -1)),
      (.bottomLeft, Point(rect.minX, rect.maxY), Vector(dx: 1, dy: -1)),
    ]
    for (index, (corner, point, inward)) in places.enumerated() {
      guard corners.contains(corner), radius > 0 else {
        path.addLine(to: point)
        continue
      }
      let start = Double.pi * (1 + Double(index) / 2)
      path.addArc(
        withCenter: point + inward * radius, radius: radius, startAngle: start,
        endAngle: start + .pi / 2, clockwise: true)
    }
    path.close()
    self.init(cgPath: path)
  }

  /// Returns the path in the opposite direction, with the same style.
  public func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.cgPath = cgPath.reversed()
    return reversed
  }
}
