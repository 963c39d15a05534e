internal import Controls
internal import Geometry
internal import StageKit

/// Segmented controls: tapped, momentary, disabled, tinted.
struct GallerySegmentedControl: ViewGallery {
  let id = "gallery-segmented-control"
  let height = 190.0

  func show(on page: GalleryPage) {
    let tapped = control()
    page.add("tapped at 0.5 s", tapped)
    page.tap(tapped, at: 0.5, on: Point(150, 16))

    let momentary = control()
    momentary.isMomentary = true
    page.add("isMomentary", momentary)
    page.tap(momentary, at: 0.5, duration: 0.4, on: Point(80, 16))

    let disabled = control()
    disabled.setEnabled(false, forSegmentAt: 1)
    page.add("a disabled segment", disabled)

    let tinted = control()
    tinted.selectedSegmentTintColor = .systemOrange
    page.add("selected tint", tinted)
    page.tap(tinted, at: 1, on: Point(80, 16))
  }

  private func control() -> SegmentedControl {
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = Rect(x: 0, y: 0, width: 178, height: 32)
    control.selectedSegmentIndex = 0
    return control
  }
}
