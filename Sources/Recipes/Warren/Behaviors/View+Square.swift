internal import Geometry
internal import StageKit

extension View {
  /// Adds the square of 100 x 100 pt, a kilogram, that the slides are about.
  func addSquare(center: Point) -> ImageView {
    let square = ImageView(image: .notchedRectangle())
    square.name = "square"
    square.center = center
    addSubview(square)
    return square
  }
}
