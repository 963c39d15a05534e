internal import Controls
internal import Geometry
internal import StageKit

/// Switches that are on, off, disabled and tinted, and one that a tap turns on.
struct GallerySwitch: ViewGallery {
  let id = "gallery-switch"
  let height = 220.0

  func show(on page: GalleryPage) {
    let tapped = Switch()
    page.add("tapped at 0.5 s", tapped)
    page.tap(tapped, at: 0.5)

    let on = Switch()
    on.isOn = true
    page.add("isOn", on)
    page.tap(on, at: 1)

    let disabled = Switch()
    disabled.isOn = true
    disabled.isEnabled = false
    page.add("isEnabled = false", disabled)

    let tinted = Switch()
    tinted.isOn = true
    tinted.onTintColor = .systemOrange
    tinted.thumbTintColor = .systemYellow
    page.add("onTintColor, thumbTintColor", tinted)
  }
}
