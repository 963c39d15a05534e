internal import Artwork
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension GalleryLayers {
  /// Adds corners, borders, shadows, masks and contents.
  func addAppearance(to gallery: inout Gallery) {
    gallery.add("cornerRadius, border") { view in
      view.layer.backgroundColor = .galleryBlue
      view.layer.borderWidth = 4
      view.layer.borderColor = .darkGray
      view.layer.swing("cornerRadius", from: 0.0, to: 55.0)
    }
    gallery.add("maskedCorners") { view in
      view.layer.backgroundColor = .galleryOrange
      view.layer.cornerRadius = 40
      view.layer.cornerCurve = .continuous
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    gallery.add("shadow") { view in
      view.layer.backgroundColor = .white
      view.layer.cornerRadius = 16
      view.layer.shadowOpacity = 0.4
      view.layer.swing("shadowRadius", from: 1.0, to: 10.0)
      view.layer.swing("shadowOffset", from: Size(0, 1), to: Size(0, 10))
    }
    gallery.add("mask") { view in
      view.layer.contents = .picture(Drawing.photo.picture, Drawing.photo.size)
      view.layer.contentsGravity = .resizeAspectFill
      let mask = ShapeLayer()
      mask.path = Path(ovalIn: Rect(x: -35, y: -35, width: 70, height: 70))
      mask.position = Point(55, 55)
      view.layer.mask = mask
      mask.swing("position.x", from: 35.0, to: 75.0)
    }
    gallery.add("contentsGravity") { view in
      view.layer.contents = .picture(Drawing.photo.picture, Drawing.photo.size)
      view.layer.contentsGravity = .resizeAspectFill
      view.layer.masksToBounds = true
      view.layer.cornerRadius = 20
      view.layer.swing("bounds.size", from: Size(110, 60), to: Size(60, 110))
    }
  }
}
