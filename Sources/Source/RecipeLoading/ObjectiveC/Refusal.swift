private import FileIO
internal import ProjectFiles

extension ObjectiveCImporter {
  /// A line of a program in Objective-C whose translation the Swift compiler refuses.
  struct Refusal: Hashable, Sendable {
    let file: String
    let line: Int
    /// What the compiler says, without a point at the end.
    let reason: String

    /// Returns the lines of errors of the Swift compiler that are in files in Objective-C.
    static func refusals(in messages: String, of program: ProgramFolder) -> [Refusal] {
      let files = Set(
        (program.files + program.headers).filter(\.language.isOfC).map(\.path.printable))
      var lines: Set<String> = []
      return CompilerMessage.messages(in: messages).filter(\.isError).compactMap { message in
        let parts = message.place.split(separator: ":", omittingEmptySubsequences: false)
        guard files.contains(message.path), parts.count >= 3,
          let line = Int(parts[parts.count - 2]),
          lines.insert("\(message.path):\(line)").inserted
        else { return nil }
        return Refusal(file: message.path, line: line, reason: String(message.sentence))
      }
    }
  }
}
