internal import Artwork
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension GalleryLayers {
  /// Adds layers that turn in space, under a perspective of 500 points.
  func addSpace(to gallery: inout Gallery) {
    gallery.add("perspective") { view in
      setPerspective(of: view)
      let card = card(.galleryBlue, in: view.layer)
      card.swing("transform.rotation.y", from: -1.0, to: 1.0)
    }
    gallery.add("isDoubleSided") { view in
      setPerspective(of: view)
      let back = card(.galleryOrange, in: view.layer)
      let front = card(.galleryBlue, in: view.layer)
      front.contents = .picture(Drawing.photo.picture, Drawing.photo.size)
      front.contentsGravity = .resizeAspectFill
      front.masksToBounds = true
      for (layer, start) in [(back, Double.pi), (front, 0)] {
        layer.isDoubleSided = false
        layer.turn("transform.rotation.y", from: start, to: start + 2 * .pi)
      }
    }
    gallery.add("TransformLayer") { view in
      setPerspective(of: view)
      let cube = TransformLayer()
      cube.frame = view.bounds
      view.layer.addSublayer(cube)
      let colors: [Color] = [.galleryBlue, .galleryOrange, .galleryGreen, .galleryPink]
      for (index, color) in colors.enumerated() {
        let face = Layer()
        face.frame = Rect(center: view.bounds.center, size: Size(60, 60))
        face.backgroundColor = color
        face.borderWidth = 2
        face.transform = Transform3D(translationX: 0, y: 0, z: 30)
          .concatenating(Transform3D(rotationAngle: Double(index) * .pi / 2, x: 0, y: 1, z: 0))
        cube.addSublayer(face)
      }
      cube.turn("transform.rotation.y", from: 0.4, to: 0.4 + 2 * Double.pi)
    }
    gallery.add("zPosition") { view in
      let back = card(.galleryGreen, in: view.layer)
      let front = card(.galleryPink, in: view.layer)
      back.position.x -= 18
      front.position.x += 18
      back.swing("zPosition", from: -10.0, to: 10.0)
    }
    gallery.add("anchorPoint") { view in
      setPerspective(of: view)
      let door = card(.galleryOrange, in: view.layer)
      door.anchorPoint = Point(0, 0.5)
      door.position = Point(20, 55)
      door.swing("transform.rotation.y", from: 0.0, to: -1.4)
    }
  }

  private func setPerspective(of view: View) {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    view.layer.sublayerTransform = perspective
  }

  private func card(_ color: Color, in layer: Layer) -> Layer {
    let card = Layer()
    card.frame = Rect(x: 20, y: 10, width: 70, height: 90)
    card.backgroundColor = color
    card.cornerRadius = 10
    layer.addSublayer(card)
    return card
  }
}
