private import FileIO
internal import ProjectFiles
internal import SourceImport

/// Why a program for iOS does not compile.
struct ProgramFailure: Error {
  /// What cannot work in its files.
  let problems: [Problem]
  /// The messages of the compiler.
  let messages: String
  private let path: String

  init(of folder: ProgramFolder, problems: [Problem] = [], messages: String = "") {
    self.problems = problems
    self.messages = messages
    path = (folder.shownFile ?? folder.path).printable
  }

  /// Returns the error for the user, after printing the compiler's messages.
  func error(print: (String) -> Void) -> RecipeFileError {
    guard !problems.isEmpty else {
      print(messages.last == "\n" ? String(messages.dropLast()) : messages)
      return RecipeFileError("\(path) does not compile.")
    }
    let sentences = problems.map(\.description).joined(separator: "\n")
    guard !messages.isEmpty else { return RecipeFileError(sentences) }
    let count = Set(problems.map(\.file)).count
    let first = messages.split(separator: "\n").first { $0.contains(": error: ") }
    return RecipeFileError(
      "\(sentences)\n\(path) does not compile without "
        + (count == 1 ? "this file" : "these \(count) files") + (first.map { ":\n\($0)" } ?? "."))
  }

  /// Returns warnings that name the files of a program that do not compile and are not a part of it.
  func warnings(leavingOutAllBut part: ProgramFolder) -> [String] {
    let needed = Set(part.files.map(\.path.printable))
    var files = needed
    var warnings: [String] = []
    for problem in problems where files.insert(problem.file).inserted {
      warnings.append(problem.leavingFileOut)
    }
    let mark = ": error: "
    for line in messages.split(separator: "\n") {
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound]
      // The place is a path, a line and a column.
      let parts = place.split(separator: ":")
      guard parts.count >= 3, files.insert(parts.dropLast(2).joined(separator: ":")).inserted else {
        continue
      }
      warnings.append("\(place): warning: \(line[range.upperBound...]). The file is left out.")
    }
    return warnings
  }
}
