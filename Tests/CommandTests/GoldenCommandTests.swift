import SystemPackage
import Testing

@Suite struct GoldenCommandTests {
  @Test func `frames that were kept pass the check, and changed ones do not`() async throws {
    let sandbox = try Sandbox()
    let update = try await sandbox.zoetrope("golden update book-13-1-move steps-bounce")
    #expect(
      update.output == "renders/golden/book-13-1-move\nrenders/golden/steps-bounce\n")
    let words = "golden check book-13-1-move steps-bounce"
    let check = try await sandbox.zoetrope(words)
    #expect(check.output == "book-13-1-move: as it was\nsteps-bounce: as it was\n")
    #expect((check.exitCode, check.standardError) == (0, ""))

    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 2 --force --size 270x480 -o",
      ["renders/golden/book-13-1-move/1.500.png"])
    let failed = try await sandbox.zoetrope(words)
    #expect(failed.exitCode == 1)
    #expect(failed.output == "book-13-1-move: not as it was\nsteps-bounce: as it was\n")
    #expect(
      failed.standardError.hasSuffix(" See renders/diff/book-13-1-move/1.500.png.\n"))
    #expect(try sandbox.names.contains("renders/diff/book-13-1-move/1.500.png"))
  }

  @Test func `a check of all recipes finds what belongs to none`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("golden update --directory g")
    #expect(try await sandbox.zoetrope("golden check --directory g").exitCode == 0)
    try sandbox.makeDirectory("g/gone")
    let outcome = try await sandbox.zoetrope("golden check --directory g")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError == "g/gone belongs to no recipe.\n")
  }
}
