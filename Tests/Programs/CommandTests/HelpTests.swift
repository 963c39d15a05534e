import ImageTesting
import Testing

/// The help texts of the command, in full.
@Suite struct HelpTests {
  @Test(arguments: [
    "", "list", "render", "still", "snapshots", "sheet", "sprites", "trace", "plot", "join", "demo",
    "compare",
    "golden",
    "golden check",
    "golden review", "golden update", "preview", "new", "farm", "farm submit", "farm status",
    "farm retry", "farm cancel", "farm plan", "scene", "scene schema", "scene to-swift", "test",
  ])
  func `the help text of a command is as recorded`(command: String) async throws {
    let outcome = try await Sandbox().zoetrope("\(command) --help")
    expectText(
      outcome.output, matches: command.isEmpty ? "zoetrope" : command.replacing(" ", with: "-"))
    #expect(outcome.standardError == "")
    #expect(outcome.exitCode == 0)
  }

  @Test func `a command without a subcommand prints its help`() async throws {
    #expect(try await Sandbox().zoetrope("") == Sandbox().zoetrope("--help"))
    #expect(try await Sandbox().zoetrope("golden") == Sandbox().zoetrope("golden --help"))
  }

  @Test func `--version prints the version number`() async throws {
    let outcome = try await Sandbox().zoetrope("--version")
    #expect(outcome.output == "0.2.0\n")
  }

  @Test func `list shows every recipe under its source`() async throws {
    let outcome = try await Sandbox().zoetrope("list")
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let sources = lines.filter { !$0.isEmpty && $0.first != " " }
    #expect(Set(sources).count == sources.count)
    #expect(lines.first == "Book, chapter 13: animation and physics recipes")
    // An empty line before every source but the first, and the final line break.
    #expect(lines.filter(\.isEmpty).count == sources.count)

    // Two columns; the longest name sets the width of the first.
    let entries = lines.filter { $0.first == " " }
    let ids = entries.map { String($0.dropFirst(2).prefix { $0 != " " }) }
    let column = 4 + (ids.map(\.count).max() ?? 0)
    for entry in entries {
      #expect(entry.prefix(column).suffix(2) == "  " && entry.dropFirst(column).first != " ")
    }
    #expect(lines[1].hasPrefix("  book-13-1-move ") && lines[1].hasSuffix(" View animation: move"))

    let names = try await Sandbox().zoetrope("list --ids")
    #expect(names.output == ids.map { $0 + "\n" }.joined())
    #expect(ids.contains("steps-bounce") && ids.contains("techotopia-tilt"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts list the recipes and the commands`(shell: String) async throws {
    let outcome = try await Sandbox().zoetrope("--generate-completion-script \(shell)")
    #expect(outcome.exitCode == 0)
    for word in ["render", "golden", "book-13-1-rotate-chain-ccw", "steps-bounce", "--background"] {
      #expect(outcome.output.contains(shell == "fish" ? word.drop { $0 == "-" } : word[...]))
    }
  }
}
