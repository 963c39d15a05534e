internal import Controls
internal import Geometry
internal import StageKit

/// Steppers: one that is held, one at its end, one that is disabled.
struct GalleryStepper: ViewGallery {
  let id = "gallery-stepper"
  let height = 180.0

  func show(on page: GalleryPage) {
    let held = Stepper()
    let label = Label(frame: Rect(x: 0, y: 0, width: 94, height: 24))
    label.text = "0"
    page.add("value", label)
    held.addAction(
      Action { [unowned held] _ in label.text = "\(Int(held.value))" }, for: .valueChanged)
    page.add("held from 0.3 s", held)
    page.tap(held, at: 0.3, duration: 1.4, on: Point(70, 16))

    page.add("at its minimum", Stepper())

    let disabled = Stepper()
    disabled.isEnabled = false
    page.add("isEnabled = false", disabled)
  }
}
