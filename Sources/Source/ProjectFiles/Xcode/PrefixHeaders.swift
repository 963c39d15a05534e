private import FileIO
internal import SystemPackage

/// The prefix headers that the settings of Xcode projects name.
///
/// A project file is searched as text, since a program of one file needs nothing else of it.
struct PrefixHeaders {
  /// The largest size of a project file, in bytes.
  private static let maxSize = 1 << 25
  private static let setting = "GCC_PREFIX_HEADER = "

  /// The paths below the folders of the projects, without variables.
  let paths: [FilePath]

  /// Reads the settings of projects; a project that cannot be read names none.
  ///
  /// - Parameter projects: The paths of the directories `*.xcodeproj`.
  init(of projects: [FilePath]) {
    var paths: [FilePath] = []
    for project in projects {
      guard
        let bytes = try? readFile(project.appending("project.pbxproj"), maxSize: Self.maxSize)
      else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let range = line.firstRange(of: Self.setting) else { continue }
        let value = line[range.upperBound...].filter { $0 != "\"" && $0 != ";" && $0 != "\r" }
        let path = Self.path(value)
        if !path.isEmpty, !paths.contains(path) { paths.append(path) }
      }
    }
    self.paths = paths
  }

  /// Returns a path without what stands for the project's folder.
  private static func path(_ value: String) -> FilePath {
    var path = FilePath()
    for component in FilePath(value).components where component.kind == .regular {
      if component.string.contains("$") { path = FilePath() } else { path.append(component) }
    }
    return path
  }
}
