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
    #expect(
      outcome.output == """
        Book, chapter 13: animation and physics recipes
          book-13-1-move              View animation: move
          book-13-1-grow-fade         View animation: grow and fade
          book-13-1-rotate-chain      View animation: a chain of two
          book-13-1-rotate-chain-ccw  View animation: a chain of two, counter-clockwise

        Blog: animating a view to travel down steps
          steps-roll-down             A ball rolls down the stairs
          steps-tall-ball-flaw        A ball too tall for the stairs
          steps-bounce                A ball bounces down the stairs

        """)
    #expect(outcome.exitCode == 0)
  }

  @Test func `the list of names holds nothing but names`() async throws {
    let outcome = try await Sandbox().zoetrope("list --ids")
    #expect(
      outcome.output == """
        book-13-1-move
        book-13-1-grow-fade
        book-13-1-rotate-chain
        book-13-1-rotate-chain-ccw
        steps-roll-down
        steps-tall-ball-flaw
        steps-bounce

        """)
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
