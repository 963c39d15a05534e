internal import Geometry
internal import PictureKit
internal import StageKit

extension View {
  /// Adds a named image view of 64 x 64 pt, as in the book's storyboards for recipe 13-2.
  func addImageView(_ image: Drawing, named name: String, center: Point) -> ImageView {
    let imageView = ImageView(image: image)
    imageView.name = name
    imageView.frame = Rect(center: center, size: Size(64, 64))
    addSubview(imageView)
    return imageView
  }
}
