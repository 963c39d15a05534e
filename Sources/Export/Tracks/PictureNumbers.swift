internal import Geometry
internal import PictureKit

/// A picture of plain shapes as numbers, so that pictures that differ in numbers alone can be
/// interpolated.
package struct PictureNumbers {
  /// A shape of one colour.
  package struct Shape {
    /// The command, whose kind, elements and style are those of the shape in every picture.
    let command: Picture.Command
    /// The coordinates of the points of the path, in order.
    package let coordinates: [Double]
    /// The components of the colour with the alpha.
    let color: Color
  }

  /// The shapes, from back to front.
  package let shapes: [Shape]

  /// The most points that a shape may have to be interpolated; letters change rather than move.
  private static let maxElementCount = 64

  /// Creates the numbers of a picture; nil if it has other commands than fills and strokes of one colour.
  init?(_ picture: Picture) {
    guard (1...8).contains(picture.commands.count) else { return nil }
    var shapes: [Shape] = []
    for command in picture.commands {
      guard let (path, color) = command.plainShape, path.elements.count <= Self.maxElementCount
      else { return nil }
      shapes.append(Shape(command: command, coordinates: path.coordinates, color: color))
    }
    self.shapes = shapes
  }

  /// Returns whether another picture differs in numbers alone.
  func isLike(_ other: PictureNumbers) -> Bool {
    shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { $0.command.isLike($1.command) }
  }
}

extension Picture.Command {
  /// The path and the colour of a fill or a stroke of one colour; nil for other commands.
  var plainShape: (path: Path, color: Color)? {
    switch self {
    case .fill(let path, _, .color(let color)), .stroke(let path, _, .color(let color)):
      (path, color)
    default: nil
    }
  }

  /// Returns whether two plain shapes have the same kind, style and elements.
  fileprivate func isLike(_ other: Picture.Command) -> Bool {
    switch (self, other) {
    case (.fill(let path, let rule, _), .fill(let otherPath, let otherRule, _)):
      rule == otherRule && path.isLike(otherPath)
    case (.stroke(let path, let style, _), .stroke(let otherPath, let otherStyle, _)):
      style == otherStyle && path.isLike(otherPath)
    default: false
    }
  }
}

extension Path {
  /// Returns whether two paths have the same kinds of elements.
  func isLike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.pointCount == $1.pointCount && $0.isMove == $1.isMove
      }
  }

  /// The coordinates of all points, in order: control points before the point they lead to.
  var coordinates: [Double] {
    elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
  }
}

extension Path.Element {
  /// The points of the element, in the order of SVG.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate var pointCount: Int { points.count }
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
