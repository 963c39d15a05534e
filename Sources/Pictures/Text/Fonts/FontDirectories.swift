private import Glibc

/// The directories whose fonts are installed.
struct FontDirectories: Sendable {
  /// The directories of the system's packages.
  static let system = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Whether the fonts of ``system`` are installed.
  let hasSystem: Bool
  /// All directories, those of the system first, each once.
  let all: [String]

  /// The directories after those of the system.
  var others: ArraySlice<String> { all.dropFirst(hasSystem ? Self.system.count : 0) }

  /// Creates a list of directories.
  ///
  /// - Parameters:
  ///   - hasSystem: Whether the fonts of the system's packages are installed; true by default.
  ///   - others: Other directories; one that is named again is left out.
  init(hasSystem: Bool = true, others: [String]) {
    self.hasSystem = hasSystem
    all = others.reduce(into: hasSystem ? Self.system : []) { all, directory in
      if !all.contains(directory) { all.append(directory) }
    }
  }

  /// The system's directories and those of the environment variable `ZOETROPE_FONTS`, which colons
  /// separate; without it texts are the same on all machines with the same packages.
  static var ofProcess: FontDirectories {
    let names = getenv("ZOETROPE_FONTS").map { String(cString: $0) } ?? ""
    return FontDirectories(others: names.split(separator: ":").map { String($0) })
  }
}
