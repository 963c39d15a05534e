internal import CFontconfig

/// The installed fonts, by a fontconfig configuration of our own.
///
/// The configurations of the system and of the user are not read, since their rules substitute and
/// reject fonts: text would differ between machines with the same font packages. Only their caches
/// are shared.
final class FontConfiguration: @unchecked Sendable {
  private let config: OpaquePointer?
  /// The faces, sorted by file and index.
  let files: [FontFile]

  /// Reads the font directories of the system.
  init() {
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
    var files: [FontFile] = []
    if let set = FcConfigGetFonts(config, FcSetSystem)?.pointee {
      for index in 0..<Int(set.nfont) {
        if let pattern = set.fonts[index], let file = FontFile(pattern) { files.append(file) }
      }
    }
    self.files = files.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  deinit { FcConfigDestroy(config) }
}
