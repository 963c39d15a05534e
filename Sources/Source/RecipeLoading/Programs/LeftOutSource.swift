private import FileIO
internal import ProjectFiles

/// A file that is not in a loaded program since it cannot work.
struct LeftOutSource: Sendable {
  /// The file.
  let file: ProgramFile
  /// The reason, as a warning with its place.
  let warning: String
}

/// A film cannot start, since what it starts with was left out of the program; one sentence.
package struct LeftOutError: Error, CustomStringConvertible {
  package let description: String

  init(_ name: String, _ source: LeftOutSource) {
    description =
      "\(name) cannot be shown, since its file \(source.file.path.printable) is left out."
  }
}
