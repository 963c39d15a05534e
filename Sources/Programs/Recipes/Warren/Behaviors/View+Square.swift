internal import Geometry
internal import StageKit

extension View {
  /// Adds the square of the slides: 100 x 100 pt, with a mass of 1 kg.
  func addSquare(center: Point) -> ImageView {
    let square = ImageView(image: .notchedRectangle())
    square.name = "square"
    square.center = center
    addSubview(square)
    return square
  }
}
