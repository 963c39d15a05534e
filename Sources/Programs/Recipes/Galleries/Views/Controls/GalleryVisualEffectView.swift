internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// Materials over colors that move, vibrant text, and an effect that appears with animation.
struct GalleryVisualEffectView: ViewGallery {
  let id = "gallery-visual-effect-view"
  let height = 330.0

  func show(on page: GalleryPage) {
    let colors: [Color] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    for index in 0..<12 {
      let disc = View(
        frame: Rect(
          x: Double(index % 4) * 76 - 4, y: Double(index / 4) * 110 + 6, width: 80, height: 80))
      disc.backgroundColor = colors[index % colors.count]
      disc.layer.cornerRadius = 40
      page.view.addSubview(disc)
      page.view.stage?.animate(withDuration: 2, options: .curveLinear) { disc.center.x += 60 }
    }
    let styles: [(String, BlurEffect.Style)] = [
      ("ultra thin", .systemUltraThinMaterial), ("thin", .systemThinMaterial),
      ("regular", .systemMaterial), ("thick", .systemThickMaterial),
      ("chrome", .systemChromeMaterial),
    ]
    for (index, (name, style)) in styles.enumerated() {
      addEffect(name, style, y: 8 + Double(index) * 52, to: page)
    }
    let appearing = VisualEffectView(effect: nil)
    appearing.frame = Rect(x: 16, y: 268, width: 268, height: 54)
    appearing.layer.cornerRadius = 10
    appearing.clipsToBounds = true
    page.view.addSubview(appearing)
    page.view.stage?.animate(withDuration: 1) { appearing.effect = BlurEffect(style: .regular) }
  }

  /// Adds an effect with a label and a vibrant one.
  private func addEffect(
    _ name: String, _ style: BlurEffect.Style, y: Double, to page: GalleryPage
  ) {
    let blur = BlurEffect(style: style)
    let view = VisualEffectView(effect: blur)
    view.frame = Rect(x: 16, y: y, width: 268, height: 44)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    let label = Label(frame: Rect(x: 12, y: 0, width: 120, height: 44))
    label.text = name
    view.contentView.addSubview(label)
    let vibrancy = VisualEffectView(effect: VibrancyEffect(blurEffect: blur))
    vibrancy.frame = Rect(x: 140, y: 0, width: 120, height: 44)
    let vibrant = Label(frame: vibrancy.bounds)
    vibrant.text = "vibrant"
    vibrancy.contentView.addSubview(vibrant)
    view.contentView.addSubview(vibrancy)
    page.view.addSubview(view)
  }
}
