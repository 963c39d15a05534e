import ArgumentParser

/// The option that adds fonts to those of the system.
struct FontOptions: ParsableArguments {
  static let name = "fonts"

  @Option(
    name: .customLong(name),
    help: ArgumentHelp(
      "A directory with more fonts, after those of the system; can be given more than once.",
      valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  /// The text for the settings of a film; nil if there are none.
  var setting: String? { directories.isEmpty ? nil : directories.joined(separator: " ") }
}
