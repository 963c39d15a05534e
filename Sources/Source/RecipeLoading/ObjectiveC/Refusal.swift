private import FileIO
private import ObjectiveCImport
internal import ProjectFiles
private import SourceImport

extension ObjectiveCImporter {
  /// A line of a program in Objective-C whose translation the Swift compiler refuses.
  struct Refusal: Hashable, Sendable {
    /// The largest number of runs in which a line is refused before nothing more can be left out
    /// for it.
    private static let maxRounds = 3

    let file: String
    let line: Int
    /// What the compiler says, without a point at the end.
    let reason: String
    /// The run of the compiler, from 1: what is refused again is left out as a whole.
    let round: Int
    /// The refused line, if it is the translation's own.
    let code: String

    /// Returns the lines of errors of the Swift compiler that are in files in Objective-C.
    ///
    /// - Parameters:
    ///   - messages: What the compiler has said.
    ///   - program: The program.
    ///   - known: The refusals of earlier runs.
    /// - Returns: The refusals for which more can be left out.
    static func refusals(
      in messages: String, of program: ProgramFolder, after known: [Refusal]
    ) -> [Refusal] {
      let files = Set(
        (program.files + program.headers).filter(\.language.isOfC).map(\.path.printable))
      let own = Set(files.map { $0 + SourceText.ownEnding })
      let round = (known.map(\.round).max() ?? 0) + 1
      let counts = Dictionary(
        known.map { ("\($0.file):\($0.line):\($0.code)", 1) }, uniquingKeysWith: +)
      var lines: Set<String> = []
      return CompilerMessage.messages(in: messages).filter(\.isError).compactMap { message in
        let error = message.error
        let isOwn = own.contains(message.path)
        guard files.contains(message.path) || isOwn else { return nil }
        let code = isOwn ? String(error.code.drop { $0 == " " }) : ""
        let key = "\(message.path):\(error.line):\(code)"
        guard lines.insert(key).inserted, !isOwn || !code.isEmpty,
          counts[key, default: 0] < (isOwn ? 1 : maxRounds)
        else { return nil }
        return Refusal(
          file: message.path, line: error.line, reason: String(message.sentence), round: round,
          code: code)
      }
    }
  }
}
