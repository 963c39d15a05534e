internal import Artwork
internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// Image views: animated images, a highlighted image, a template in the tint color.
struct GalleryImageView: ViewGallery {
  let id = "gallery-image-view"
  let height = 200.0

  func show(on page: GalleryPage) {
    let animated = imageView(disc(.systemBlue))
    animated.animationImages = [.systemRed, .systemOrange, .systemGreen].map(disc)
    animated.animationDuration = 0.9
    page.add("animationImages", animated)
    animated.startAnimating()

    let highlighted = imageView(disc(.systemBlue))
    highlighted.highlightedImage = disc(.systemPink)
    page.add("isHighlighted at 0.5 s", highlighted)
    page.at(0.5) { highlighted.isHighlighted = true }

    let template = imageView(disc(.black).withRenderingMode(.alwaysTemplate))
    template.tintColor = .systemOrange
    page.add("template", template)
  }

  private func imageView(_ image: Drawing) -> ImageView {
    let view = ImageView(image: image)
    view.frame = Rect(x: 0, y: 0, width: 44, height: 44)
    return view
  }

  private func disc(_ color: Color) -> Drawing {
    Drawing(size: Size(44, 44)) { canvas in
      canvas.setFillColor(color)
      canvas.fillEllipse(in: Rect(x: 2, y: 2, width: 40, height: 40))
    }
  }
}
