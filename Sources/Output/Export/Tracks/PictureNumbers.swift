internal import Geometry
internal import PictureKit

/// A picture of plain shapes as numbers, so that pictures that differ in numbers alone can be
/// interpolated.
package struct PictureNumbers {
  /// A shape of one color.
  package struct Shape {
    /// The command, whose kind, elements and style are those of the shape in every picture.
    let command: Picture.Command
    /// The coordinates of the points of the path, in order.
    package let coordinates: [Double]
    /// The components of the color with the alpha.
    let color: Color
  }

  /// The shapes, from back to front.
  package let shapes: [Shape]

  /// Creates the numbers of a picture; nil if it has other commands than fills and strokes of one
  /// color.
  init?(_ picture: Picture) {
    guard (1...8).contains(picture.commands.count) else { return nil }
    var shapes: [Shape] = []
    for command in picture.commands {
      guard let (path, color) = command.plainShape,
        path.elements.count <= Picture.maxInterpolatedElementCount
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
