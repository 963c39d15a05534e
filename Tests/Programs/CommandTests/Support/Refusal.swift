import Testing

/// Expects that a command prints exactly this error and its usage, and changes no file.
func expectRefusal(
  of subcommand: String, _ words: String, _ more: [String] = [], with error: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let sandbox = try Sandbox()
  try sandbox.write("old", to: "old.mp4")
  try sandbox.write("old", to: "old.png")
  try sandbox.makeDirectory("films.mp4")
  try sandbox.makeDirectory("taken")
  try sandbox.write("old", to: "taken/0002.png")
  let before = try sandbox.names
  let outcome = try await sandbox.zoetrope("\(subcommand) \(words)", more)
  let usage = try #require(usages[subcommand])
  let name = ["zoetrope", subcommand].filter { !$0.isEmpty }.joined(separator: " ")
  #expect(
    outcome.standardError
      == "Error: \(error)\n\(usage)\n  See '\(name) --help' for more information.\n",
    sourceLocation: sourceLocation)
  #expect(outcome.exitCode == 64, sourceLocation: sourceLocation)
  #expect(outcome.output == "", sourceLocation: sourceLocation)
  #expect(try sandbox.names == before, sourceLocation: sourceLocation)
  #expect(try sandbox.read("old.mp4") == Array("old".utf8), sourceLocation: sourceLocation)
}

/// The usage of each subcommand, as it follows an error.
private let usages = [
  "render": "Usage: zoetrope render [<options>] <recipe> ... --output <path>",
  "still": "Usage: zoetrope still [<options>] <recipe> ... --at <seconds> --output <path>",
  "sheet": "Usage: zoetrope sheet [<options>] <recipe> ...",
  "trace": "Usage: zoetrope trace [<options>] <recipe> ...",
  "join": "Usage: zoetrope join [<options>] <output>",
  "demo": "Usage: zoetrope demo [<directory>] [--fonts <directory> ...] [--quiet]",
  "compare": "Usage: zoetrope compare [<options>] <expected> <actual>",
  "golden update": "Usage: zoetrope golden update [<options>] [<recipes> ...]",
  "golden check": "Usage: zoetrope golden check [<options>] [<recipes> ...]",
  "golden review": "Usage: zoetrope golden review [<options>] [<recipes> ...]",
  "list": "Usage: zoetrope list [<file> ...] [--ids] [--parameters]",
  "preview": "Usage: zoetrope preview [<options>] [<recipe> ...]",
  "golden": "Usage: zoetrope golden <subcommand>",
  "": "Usage: zoetrope <subcommand>",
]
