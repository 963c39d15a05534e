internal import ProjectFiles

/// A file that is not in a loaded program since it cannot work.
struct LeftOutSource: Sendable {
  /// The file.
  let file: ProgramFile
  /// The reason, as a warning with its place.
  let warning: String
}
