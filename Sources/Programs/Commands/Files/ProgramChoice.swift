package import Geometry
package import PictureKit
package import StageKit

/// The part of a program for iOS that is shown, the device and the duration, as options give them.
package struct ProgramChoice: Sendable {
  /// The class of the controller or view to show.
  package var controller: String?
  /// The name of the preview to show.
  package var preview: String?
  /// The storyboard to start from.
  package var storyboard: String?
  /// The folder of one of several programs.
  package var program: String?
  /// The page of a playground or a book.
  package var page: String?
  /// The screen.
  package var device: DeviceScreen?
  /// Whether the device is turned a quarter to the left.
  package var isLandscape = false
  /// The appearance.
  package var appearance: UserInterfaceStyle?
  /// The size of texts that the reader prefers.
  package var contentSize: Font.ContentSize?
  /// The direction in which views are laid out.
  package var layoutDirection: UserInterfaceLayoutDirection?
  /// The version of iOS.
  package var systemVersion: SystemVersion?
  /// The language and region, such as `de_DE`.
  package var locale: String?
  /// The time zone, such as `Europe/Berlin`.
  package var timeZone: String?
  /// The duration of the film, in seconds.
  package var duration: Double?
  /// The path of a file with what a viewer does.
  package var script: String?
  /// The directories with the source of modules.
  package var packages: [String] = []
  /// Whether code that does not compile is an error, in place of being cut.
  package var isStrict = false

  /// Creates a choice of nothing.
  package init() {}

  /// The options that are given, as arguments.
  var arguments: [String] {
    var arguments: [String] = []
    if let controller { arguments += [ProgramSelection.option, controller] }
    if let preview { arguments += ["--preview", preview] }
    if let storyboard { arguments += ["--storyboard", storyboard] }
    if let program { arguments += [ProgramSelection.programOption, program] }
    if let page { arguments += [ProgramSelection.pageOption, page] }
    if let device { arguments += ["--device", device.text] }
    if isLandscape { arguments.append("--landscape") }
    if let appearance { arguments += ["--appearance", "\(appearance)"] }
    if let contentSize { arguments += ["--content-size", contentSize.name] }
    if let layoutDirection { arguments += ["--layout-direction", layoutDirection.name] }
    if let systemVersion { arguments += ["--ios", "\(systemVersion.rawValue)"] }
    if let locale { arguments += [RegionEnvironment.localeOption, locale] }
    if let timeZone { arguments += [RegionEnvironment.timeZoneOption, timeZone] }
    if let duration { arguments += ["--duration", "\(duration)"] }
    if let script { arguments += ["--script", script] }
    for directory in packages { arguments += [DirectoryEnvironment.packages.option, directory] }
    if isStrict { arguments.append(ProgramSelection.strictOption) }
    return arguments
  }
}
