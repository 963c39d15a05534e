private import FileIO
private import ObjectiveCImport
internal import ProjectFiles
internal import SourceImport

/// Why a program for iOS does not compile.
struct ProgramFailure: Error {
  /// What cannot work in its files.
  let problems: [Problem]
  /// The messages of the compiler.
  let messages: String
  /// What the compiler has refused of the files in Objective-C.
  let refusals: [ObjectiveCImporter.Refusal]
  private let path: String
  /// The paths of the files that are translated to Swift.
  private let translated: Set<String>

  init(
    of folder: ProgramFolder, problems: [Problem] = [], messages: String = "",
    refusals: [ObjectiveCImporter.Refusal] = []
  ) {
    self.refusals = refusals
    self.problems = problems
    self.messages = messages
    translated = Set(
      (folder.files + folder.headers).filter(\.language.isOfC).map(\.path.printable))
    path = (folder.shownFile ?? folder.path).printable
  }

  /// Returns the error for the user, after printing the compiler's messages.
  ///
  /// - Parameters:
  ///   - first: Why the file that was given does not compile alone; nil if it was not tried.
  ///   - print: Called with the messages.
  /// - Returns: The error.
  func error(after first: ProgramFailure? = nil, print: (String) -> Void) -> RecipeFileError {
    guard !problems.isEmpty else {
      if let mistake { return RecipeFileError(mistake) }
      print(CompilerMessage.text(messages, of: path, alone: first?.messages))
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

  /// The sentence about a mistake of the translation from Objective-C, which is none of the user's;
  /// nil if a file in Swift has errors.
  private var mistake: String? {
    let errors = CompilerMessage.messages(in: messages).filter(\.isError)
    let isTranslated = { (path: String) in
      translated.contains(path) || path.hasSuffix(SourceText.ownEnding)
    }
    guard let first = errors.first(where: { translated.contains($0.path) }) ?? errors.first,
      errors.allSatisfy({ isTranslated($0.path) })
    else { return nil }
    let place =
      translated.contains(first.path)
      ? first.place.split(separator: ":").dropLast().joined(separator: ":") : path
    return "\(place): Zoetrope cannot translate this Objective-C to Swift, which is a mistake of "
      + "Zoetrope's. Swift's compiler says of the translation: \(first.sentence)."
  }

  /// The number of errors.
  var count: Int {
    problems.count + CompilerMessage.messages(in: messages).count(where: \.isError)
  }

  /// The files that do not compile or cannot work, in the order of the messages.
  var files: [CompilationNotes.LeftOutFile] {
    let blocked = CompilationNotes.LeftOutFile.of(problems)
    var paths = Set(blocked.map(\.path))
    let others = CompilerMessage.messages(in: messages)
      .filter { $0.isError && paths.insert($0.path).inserted }
      .map { message in
        CompilationNotes.LeftOutFile(
          path: message.path,
          warning: "\(message.place): warning: \(message.sentence). The file is left out.")
      }
    return blocked + others
  }
}
