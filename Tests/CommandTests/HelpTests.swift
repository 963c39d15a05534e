import Testing

/// What the command says of itself, whole.
@Suite struct HelpTests {
  @Test(arguments: helpTexts.keys.sorted())
  func `help says what it always said`(words: String) async throws {
    let outcome = try await Sandbox().zoetrope(words)
    #expect(outcome.output == helpTexts[words].map { $0 + "\n" })
    #expect(outcome.standardError == "")
    #expect(outcome.exitCode == 0)
  }

  @Test func `help is what a command without words gives`() async throws {
    #expect(try await Sandbox().zoetrope("") == Sandbox().zoetrope("--help"))
    #expect(try await Sandbox().zoetrope("golden") == Sandbox().zoetrope("golden --help"))
  }

  @Test func `the version is a number`() async throws {
    let outcome = try await Sandbox().zoetrope("--version")
    #expect(outcome.output == "0.1.0\n")
  }

  @Test func `the list shows every recipe below the text it comes from`() async throws {
    let outcome = try await Sandbox().zoetrope("list")
    let ids = try await Sandbox().zoetrope("list --ids").output.split(separator: "\n")
    let blocks = outcome.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
    let texts = blocks.compactMap(\.first)
    #expect(texts.first == "Book, chapter 13: animation and physics recipes")
    #expect(texts.contains("Blog: animating a view to travel down steps"))
    #expect(Set(texts).count == texts.count)
    // Names and titles stand in two columns.
    let width = ids.map(\.count).max() ?? 0
    let rows = blocks.flatMap { $0.dropFirst() }
    #expect(rows.count == ids.count)
    for (row, id) in zip(rows, ids) {
      let name = "  \(id)" + String(repeating: " ", count: width - id.count + 2)
      #expect(row.hasPrefix(name) && row.dropFirst(name.count).first != " ", "\(row)")
    }
    #expect(rows.contains { $0.hasSuffix("  A ball bounces down the stairs") })
    #expect(outcome.output.hasSuffix("\n") && !outcome.output.hasSuffix("\n\n"))
    #expect(outcome.exitCode == 0)
  }

  @Test func `the list of names holds nothing but names`() async throws {
    let output = try await Sandbox().zoetrope("list --ids").output
    let ids = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(ids.first == "book-13-1-move" && ids.last == "")
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("steps-bounce") && ids.contains("techotopia-tilt"))
    #expect(output.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "\n" })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completion scripts know the recipes and the commands`(shell: String) async throws {
    let outcome = try await Sandbox().zoetrope("--generate-completion-script \(shell)")
    #expect(outcome.exitCode == 0)
    for word in ["render", "golden", "book-13-1-rotate-chain-ccw", "steps-bounce", "--background"] {
      #expect(outcome.output.contains(shell == "fish" ? word.drop { $0 == "-" } : word[...]))
    }
  }
}
