private import Glibc

/// The directories whose fonts are installed.
struct FontDirectories: Sendable {
  /// The directories of the system's packages.
  static let system = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Whether the fonts of ``system`` are installed.
  var hasSystem = true
  /// Other directories, which the system's fonts stand before.
  var others: [String] = []

  /// All directories.
  var all: [String] { (hasSystem ? Self.system : []) + others }

  /// The system's directories and those of the environment variable `ZOETROPE_FONTS`, which colons
  /// separate; without it texts are the same on all machines with the same packages.
  static var ofProcess: FontDirectories {
    let names = getenv("ZOETROPE_FONTS").map { String(cString: $0) } ?? ""
    return FontDirectories(others: names.split(separator: ":").map { String($0) })
  }
}
