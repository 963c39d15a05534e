internal import Geometry
internal import Layers
internal import StageKit

extension GalleryLayers {
  /// Adds gradient layers.
  func addGradients(to gallery: inout Gallery) {
    gallery.add("GradientLayer, axial") { view in
      let gradient = gradientLayer(in: view, colors: [.galleryBlue, .galleryPink])
      gradient.startPoint = Point(0, 0)
      gradient.endPoint = Point(1, 1)
      let other: [Color] = [.galleryOrange, .galleryGreen]
      gradient.swing("colors", from: gradient.colors as Any, to: other)
    }
    gallery.add("radial") { view in
      let gradient = gradientLayer(in: view, colors: [.white, .galleryOrange, .darkGray])
      gradient.type = .radial
      gradient.startPoint = Point(0.5, 0.5)
      gradient.endPoint = Point(1, 1)
      gradient.swing("startPoint", from: Point(0.35, 0.35), to: Point(0.65, 0.65))
    }
    gallery.add("conic") { view in
      let colors: [Color] = [.galleryPink, .galleryOrange, .galleryGreen, .galleryBlue]
      let gradient = gradientLayer(in: view, colors: colors + [.galleryPink])
      gradient.type = .conic
      gradient.startPoint = Point(0.5, 0.5)
      gradient.endPoint = Point(0.5, 0)
      gradient.cornerRadius = 55
      gradient.turn("transform.rotation", from: 0.0, to: 2 * Double.pi)
    }
    gallery.add("locations") { view in
      let gradient = gradientLayer(in: view, colors: [.white, .galleryGreen, .white])
      gradient.startPoint = Point(0, 0.5)
      gradient.endPoint = Point(1, 0.5)
      gradient.locations = [0, 0.5, 1]
      gradient.swing("locations", from: [0, 0.1, 0.2], to: [0.8, 0.9, 1])
    }
    gallery.add("opacity of a group") { view in
      for (index, color) in [Color.galleryBlue, .galleryOrange].enumerated() {
        let disc = Layer()
        disc.frame = Rect(x: Double(index) * 40, y: 20, width: 70, height: 70)
        disc.cornerRadius = 35
        disc.backgroundColor = color
        view.layer.addSublayer(disc)
      }
      view.layer.swing("opacity", from: 1.0, to: 0.25)
    }
  }

  private func gradientLayer(in view: View, colors: [Color]) -> GradientLayer {
    let gradient = GradientLayer()
    gradient.frame = view.bounds
    gradient.colors = colors
    gradient.cornerRadius = 12
    view.layer.addSublayer(gradient)
    return gradient
  }
}
