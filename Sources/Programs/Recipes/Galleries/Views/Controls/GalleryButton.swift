internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// Buttons with and without configurations, in their states.
struct GalleryButton: ViewGallery {
  let id = "gallery-button"
  let height = 470.0

  func show(on page: GalleryPage) {
    let system = Button(type: .system)
    system.setTitle("Tap me", for: .normal)
    system.sizeToFit()
    page.add("system, pressed at 0.5 s", system)
    page.tap(system, at: 0.5, duration: 0.3)

    let disabled = Button(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    disabled.sizeToFit()
    page.add("isEnabled = false", disabled)

    for type in [Button.ButtonType.contactAdd, .infoLight, .close] {
      page.add("\(type)", Button(type: type))
    }

    let configurations: [(String, Button.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ]
    for (name, configuration) in configurations {
      var configuration = configuration
      configuration.title = "Title"
      configuration.subtitle = name == "filled" ? "Subtitle" : nil
      configuration.showsActivityIndicator = name == "tinted"
      let button = Button(configuration: configuration)
      page.add(name, button)
      page.tap(button, at: 1, duration: 0.4)
    }

    var capsule = Button.Configuration.filled()
    capsule.title = "Capsule"
    capsule.cornerStyle = .capsule
    capsule.buttonSize = .large
    capsule.baseBackgroundColor = .systemGreen
    page.add("capsule, large", Button(configuration: capsule))
  }
}
