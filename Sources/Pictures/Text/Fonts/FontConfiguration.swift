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

  /// Reads the font directories of the system, and the files of a program.
  init(added paths: [String] = []) {
    config = FcConfigCreate()
    let rules = """
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <dir>/usr/local/share/fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
    FcConfigParseAndLoadFromMemory(config, rules, 1)
    FcConfigBuildFonts(config)
    for path in paths { FcConfigAppFontAddFile(config, path) }
    let found = [FcSetSystem, FcSetApplication].flatMap { [config] in Self.files(config, $0) }
    files = found.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  private static func files(_ config: OpaquePointer?, _ name: FcSetName) -> [FontFile] {
    guard let set = FcConfigGetFonts(config, name)?.pointee else { return [] }
    return (0..<Int(set.nfont)).compactMap { index in
      set.fonts[index].flatMap { FontFile($0, isAdded: name == FcSetApplication) }
    }
  }

  deinit { FcConfigDestroy(config) }
}
