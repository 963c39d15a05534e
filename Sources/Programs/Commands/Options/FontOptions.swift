import ArgumentParser
import FileIO
import Glibc
import SystemPackage

/// The option that adds fonts to those of the system.
struct FontOptions: ParsableArguments {
  fileprivate static let name = "fonts"

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

/// The directories of fonts, in the environment.
///
/// Scenes may lay out text while they are read, before the arguments are parsed, and programs that
/// this one becomes or starts draw, too. So the directories that the arguments name go into the
/// environment first.
enum FontEnvironment {
  private static let variable = "ZOETROPE_FONTS"
  private static let option = "--\(FontOptions.name)"

  /// Adds the directories that arguments name to the variable, before those that it has.
  ///
  /// - Parameter arguments: The arguments of the program.
  /// - Throws: An ``OutputError`` if one is not a directory, or its path has a colon.
  static func add(from arguments: [String]) throws(OutputError) {
    let named = directories(in: arguments)
    guard !named.isEmpty else { return }
    var paths: [String] = []
    for name in named {
      let path = FilePath(name)
      guard let canonical = canonicalPath(of: path), (try? path.stat().type) == .directory else {
        throw OutputError(description: "\(option): \(path.printable) is not a directory.")
      }
      guard !canonical.string.contains(":") else {
        throw OutputError(
          description: "\(option): the path \(canonical.printable) has a colon, which separates "
            + "directories in \(variable).")
      }
      if !paths.contains(canonical.string) { paths.append(canonical.string) }
    }
    let present = getenv(variable).map { String(cString: $0) } ?? ""
    paths += present.split(separator: ":").map(String.init).filter { !paths.contains($0) }
    setenv(variable, paths.joined(separator: ":"), 1)
  }

  /// The values of the option; a missing one is an error of the parser.
  private static func directories(in arguments: [String]) -> [String] {
    let separate = zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix("\(option)=") }
      .map { String($0.dropFirst(option.count + 1)) }
    return separate + joined
  }
}
