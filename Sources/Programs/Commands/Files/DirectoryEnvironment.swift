import FileIO
import Glibc
import SystemPackage

/// Directories that arguments name, in a variable of the environment.
///
/// Scenes may lay out text while they are read, and source is compiled, before the arguments are
/// parsed; programs that this one becomes or starts draw, too. So the directories that the
/// arguments name go into the environment first.
struct DirectoryEnvironment {
  /// The option that names a directory.
  let option: String
  /// The variable, with colons between the directories.
  let variable: String

  /// The directories of fonts.
  static let fonts = DirectoryEnvironment(
    option: "--\(FontOptions.name)", variable: "ZOETROPE_FONTS")
  /// The directories with the source of modules that programs import.
  static let packages = DirectoryEnvironment(option: "--packages", variable: "ZOETROPE_PACKAGES")

  /// Adds the directories that arguments name to the variable, before those that it has.
  ///
  /// - Parameter arguments: The arguments of the program.
  /// - Throws: An ``OutputError`` if one is not a directory, or its path has a colon.
  func add(from arguments: [String]) throws(OutputError) {
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
  private func directories(in arguments: [String]) -> [String] {
    let separate = zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix("\(option)=") }
      .map { String($0.dropFirst(option.count + 1)) }
    return separate + joined
  }
}
