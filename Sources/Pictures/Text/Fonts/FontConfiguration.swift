internal import CFontconfig

/// The installed fonts and those of a program, by a fontconfig configuration of our own.
///
/// The configurations of the system and of the user are not read, since their rules substitute and
/// reject fonts: text would differ between machines with the same font packages. Only their caches
/// are shared.
final class FontConfiguration: @unchecked Sendable {
  private let config: OpaquePointer?
  /// The faces, sorted by file and index.
  let files: [FontFile]

  /// Reads font directories, and the files of a program.
  init(_ directories: FontDirectories, added paths: [String] = []) {
    config = FcConfigCreate()
    let system = directories.hasSystem ? FontDirectories.system : []
    let rules = """
      <fontconfig>
        \(system.map { "<dir>\($0)</dir>" }.joined())
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
    FcConfigParseAndLoadFromMemory(config, rules, 1)
    FcConfigBuildFonts(config)
    for directory in directories.others { FcConfigAppFontAddDir(config, directory) }
    // The fonts of the directories come first in the set to which those of the program are added.
    let count = Self.fonts(config, FcSetApplication).count
    for path in paths { FcConfigAppFontAddFile(config, path) }
    let application = Self.fonts(config, FcSetApplication)
    let installed = Self.fonts(config, FcSetSystem) + application.prefix(count)
    let found =
      installed.compactMap { FontFile($0, isAdded: false) }
      + application.dropFirst(count).compactMap { FontFile($0, isAdded: true) }
    files = found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  private static func fonts(_ config: OpaquePointer?, _ name: FcSetName) -> [OpaquePointer] {
    guard let set = FcConfigGetFonts(config, name)?.pointee else { return [] }
    return (0..<Int(set.nfont)).compactMap { set.fonts[$0] }
  }

  deinit { FcConfigDestroy(config) }
}
