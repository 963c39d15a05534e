internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import Scrolling
internal import StageKit

/// Text fields: typed into, with borders, placeholder, secure, disabled.
struct GalleryTextField: ViewGallery {
  let id = "gallery-text-field"
  let height = 260.0

  func show(on page: GalleryPage) {
    // Both pages have a first field, but only one is the first responder at a time.
    let typed = field(.roundedRect)
    typed.placeholder = "Name"
    typed.clearButtonMode = .whileEditing
    page.add("typed into", typed)
    let time = page.view.overrideUserInterfaceStyle == .light ? 0.1 : 1.0
    page.tap(typed, at: time, duration: 0.05)
    page.view.stage?.type("Motion", at: time + 0.2, interval: 0.08)

    for (name, style) in [("line", TextField.BorderStyle.line), ("bezel", .bezel), ("none", .none)]
    {
      let other = field(style)
      other.text = "Text"
      page.add(name, other)
    }
    let secure = field(.roundedRect)
    secure.text = "secret"
    secure.isSecureTextEntry = true
    page.add("isSecureTextEntry", secure)
    let disabled = field(.roundedRect)
    disabled.text = "Disabled"
    disabled.isEnabled = false
    page.add("isEnabled = false", disabled)
  }

  private func field(_ style: TextField.BorderStyle) -> TextField {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 170, height: 31))
    field.borderStyle = style
    return field
  }
}

/// A text view that is typed into, with a selection, and one that is dragged.
struct GalleryTextView: ViewGallery {
  let id = "gallery-text-view"
  let height = 330.0

  func show(on page: GalleryPage) {
    let typed = textView("A text view wraps its lines at its width.\n")
    page.addWide(typed, height: 140, margin: 16)
    let time = page.view.overrideUserInterfaceStyle == .light ? 0.1 : 1.0
    page.tap(typed, at: time, duration: 0.05, on: Point(200, 100))
    page.view.stage?.type("Typed by a script.", at: time + 0.2, interval: 0.03)
    page.at(time + 0.8) { typed.selectedRange = 2..<11 }

    let lines = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    let scrolled = textView(lines)
    page.addWide(scrolled, height: 150, margin: 16)
    page.drag(scrolled, by: Vector(dx: 0, dy: -120), at: 0.3, duration: 0.2)
  }

  private func textView(_ text: String) -> TextView {
    let view = TextView()
    view.font = .systemFont(ofSize: 16)
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 8
    view.text = text
    return view
  }
}
