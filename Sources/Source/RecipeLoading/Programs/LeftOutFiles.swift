private import FileIO
internal import ProjectFiles
internal import SourceImport

extension CompilationNotes.LeftOutFile {
  /// Returns the files of problems, each once with its first problem.
  static func of(_ problems: [Problem]) -> [Self] {
    var files: Set<String> = []
    return problems.filter { files.insert($0.file).inserted }.map { problem in
      let place = "\(problem.file):\(problem.line)"
      return Self(
        path: problem.file, warning: "\(place): warning: \(problem.message) The file is left out.")
    }
  }

  /// Returns the files of problems, and those in Objective-C that are left out with them.
  ///
  /// - Parameters:
  ///   - problems: The problems.
  ///   - program: The program with all files.
  ///   - rest: The program without those that are left out.
  /// - Returns: The files.
  static func of(
    _ problems: [Problem], from program: ProgramFolder, to rest: ProgramFolder
  ) -> [Self] {
    let own = of(problems)
    let known = Set(own.map(\.path) + rest.files.map(\.path.printable))
    return own
      + program.files.map(\.path.printable).filter { !known.contains($0) }.map {
        Self(
          path: $0,
          warning: "\($0):1: warning: its header or what it implements is left out. "
            + "The file is left out.")
      }
  }
}
