internal import Controls
internal import Geometry
internal import StageKit

/// Sliders: dragged, set with animation, disabled, tinted.
struct GallerySlider: ViewGallery {
  let id = "gallery-slider"
  let height = 190.0

  func show(on page: GalleryPage) {
    let dragged = slider(0.2)
    page.add("dragged from 0.3 s", dragged)
    let thumb = dragged.thumbRect(
      forBounds: dragged.bounds, trackRect: dragged.trackRect(forBounds: dragged.bounds),
      value: 0.2)
    page.drag(
      dragged, from: thumb.center, by: Vector(dx: 80, dy: 0), at: 0.3, duration: 0.8)

    let animated = slider(0.8)
    page.add("setValue, animated", animated)
    page.at(0.5) { animated.setValue(0.3, animated: true) }

    let disabled = slider(0.5)
    disabled.isEnabled = false
    page.add("isEnabled = false", disabled)

    let tinted = slider(0.5)
    tinted.minimumTrackTintColor = .systemOrange
    tinted.maximumTrackTintColor = .systemYellow
    tinted.thumbTintColor = .systemRed
    page.add("tints", tinted)
  }

  private func slider(_ value: Float) -> Slider {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 170, height: 31))
    slider.value = value
    return slider
  }
}
