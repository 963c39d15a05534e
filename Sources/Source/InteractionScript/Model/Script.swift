package import Geometry
package import StageKit

/// What a viewer does with a program, and how it is shown.
///
/// `Documentation/Scripts.md` describes the language.
package struct Script: Sendable {
  /// How a program is shown; nil for what is not said.
  package struct Settings: Sendable {
    /// The screen.
    package var device: DeviceScreen?
    /// Whether the device is turned a quarter at the start.
    package var isLandscape: Bool?
    /// The appearance at the start.
    package var appearance: UserInterfaceStyle?
    /// The duration of the film, in seconds.
    package var duration: Double?
    /// The frame rate.
    package var frameRate: FrameRate?
    /// Whether frames show touches.
    package var showsTouches: Bool?
    /// The class of the controller or view.
    package var controller: String?
    /// The name of the storyboard.
    package var storyboard: String?

    /// Takes what is not said from other settings.
    package mutating func merge(_ other: Settings) {
      device = device ?? other.device
      isLandscape = isLandscape ?? other.isLandscape
      appearance = appearance ?? other.appearance
      duration = duration ?? other.duration
      frameRate = frameRate ?? other.frameRate
      showsTouches = showsTouches ?? other.showsTouches
      controller = controller ?? other.controller
      storyboard = storyboard ?? other.storyboard
    }
  }

  /// How the program is shown.
  package var settings = Settings()
  /// What is done, in the order of the script.
  package var actions: [Action] = []
  /// Whether an action whose target is not found ends the film with an error, not a warning.
  package var isStrict = true

  /// Creates a script without actions.
  package init() {}
}
