internal import Foundation
package import Geometry
package import PictureKit
internal import StageFoundation
package import StageKit

/// The device on which a program runs, and how long.
package struct ProgramSettings: Sendable {
  /// The screen of the device, as it is held at the beginning: in landscape if the program runs in
  /// no other orientation.
  package var screen = DeviceScreen.standard { didSet { turnIfNeeded() } }
  /// Whether the program runs in landscape alone; false by default.
  package var isLandscapeOnly = false { didSet { turnIfNeeded() } }
  /// The appearance; light by default.
  package var appearance = UserInterfaceStyle.light
  /// The size of texts that the reader prefers; `.large` by default.
  package var contentSize = Font.ContentSize.large
  /// The direction in which views are laid out; from left to right by default.
  package var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The identifier of the language and region, such as `de_DE`; nil, the default, for that of the
  /// process.
  package var locale: String?
  /// The version of iOS; 17 by default.
  package var systemVersion = SystemVersion.iOS17
  /// The duration of the film, in seconds.
  package var duration = ProgramFilm.standardDuration
  /// Whether frames show touches.
  package var showsTouches = false
  /// Schedules what a viewer does.
  package var script: @Sendable (UIApplication, Stage) -> Void = { _, _ in }

  package init() {}

  private mutating func turnIfNeeded() {
    if isLandscapeOnly, screen.size.height > screen.size.width { screen.isTurned.toggle() }
  }

  /// What the device says of texts.
  var texts: TextSettings {
    var texts = TextSettings()
    texts.displayScale = screen.scale
    texts.contentSize = contentSize
    texts.isRightToLeft = layoutDirection == .rightToLeft
    return texts
  }

  /// Calls a function in an application on a new stage with the values of the device.
  ///
  /// - Parameters:
  ///   - resources: The path of the folder with the program's files.
  ///   - body: The function.
  package func inApplication(resources: String, _ body: (UIApplication) -> Void) {
    let stage = Stage(size: screen.size)
    apply(to: stage)
    let application = UIApplication(on: stage, resources: resources)
    application.deviceScreen = screen
    application.context.console.writesToStandardError = true
    stage.withParameters {
      texts.run {
        setLocale(of: application)
        application.run { body(application) }
      }
    }
  }

  /// Gives an application the language and region.
  func setLocale(of application: UIApplication) {
    guard let locale else { return }
    application.run {
      var region = ApplicationRegion.current
      region.locale = Locale(identifier: locale)
      ApplicationRegion.set(region)
    }
  }

  /// Gives a stage the values of the device.
  package func apply(to stage: Stage) {
    stage.traitCollection.displayScale = screen.scale
    stage.traitCollection.userInterfaceStyle = appearance
    if layoutDirection == .rightToLeft { stage.traitCollection.layoutDirection = .rightToLeft }
    stage.preferredContentSize = contentSize
    stage.systemVersion = systemVersion
    if contentSize != .large {
      stage.traitCollection = stage.traitCollection.replacing(
        UITraitPreferredContentSizeCategory.self, value: UIContentSizeCategory(contentSize))
    }
    if showsTouches { stage.showsTouches = true }
    stage.safeAreaInsets = screen.safeAreaInsets
  }
}
