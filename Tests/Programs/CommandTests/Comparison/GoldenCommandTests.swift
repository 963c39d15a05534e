import FoundationEssentials
import SystemPackage
import TestSupport
import Testing

@Suite(.tags(.golden)) struct GoldenCommandTests {
  private let page = "renders/diff/review.html"

  @Test func `unchanged golden frames pass the check, and changed ones fail it`() async throws {
    let sandbox = try Sandbox()
    let update = try await sandbox.zoetrope("golden update book-13-1-move steps-bounce")
    #expect(
      update.output == "renders/golden/book-13-1-move\nrenders/golden/steps-bounce\n")
    let words = "golden check book-13-1-move steps-bounce"
    let check = try await sandbox.zoetrope(words)
    #expect(check.output == "book-13-1-move: ok\nsteps-bounce: ok\n")
    #expect((check.exitCode, check.standardError) == (0, ""))

    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 2 --force --size 270x480 -o",
      ["renders/golden/book-13-1-move/1.500.png"])
    let failed = try await sandbox.zoetrope(words)
    #expect(failed.exitCode == 1)
    #expect(failed.output == "book-13-1-move: changed\nsteps-bounce: ok\n")
    #expect(
      failed.standardError.hasSuffix(" See renders/diff/book-13-1-move/1.500.png.\n"))
    #expect(try sandbox.names.contains("renders/diff/book-13-1-move/1.500.png"))
  }

  @Test func `a check of all recipes finds directories that belong to no recipe`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("golden update --directory g")
    #expect(try await sandbox.zoetrope("golden check --directory g").exitCode == 0)
    try sandbox.makeDirectory("g/gone")
    let outcome = try await sandbox.zoetrope("golden check --directory g")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError == "g/gone belongs to no recipe.\n")
  }

  @Test func `a review writes a report of the frames that differ`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("golden update book-13-1-move")
    let words = "golden review book-13-1-move"
    let clean = try await sandbox.zoetrope(words)
    #expect(clean.output == "book-13-1-move: ok\nrenders/diff/review.html\n")
    #expect((clean.exitCode, clean.standardError) == (0, ""))
    #expect(try sandbox.names.filter { $0.hasPrefix("renders/diff/") } == [page])

    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 2 --force --size 270x480 -o",
      ["renders/golden/book-13-1-move/1.500.png"])
    let outcome = try await sandbox.zoetrope(words)
    #expect(outcome.output == "book-13-1-move: changed\nrenders/diff/review.html\n")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.hasPrefix("book-13-1-move at 1.5 s: "))
    let text = String(decoding: try sandbox.read(page), as: UTF8.self)
    #expect(text.contains("<h1>Golden frames in renders/golden</h1>"))
    #expect(text.contains("<p>pixels that differ by more than 1 level; none allowed</p>"))
    for name in ["0.000", "0.750", "1.500", "2.250", "3.000"] {
      #expect(text.contains("\"name\":\"book-13-1-move/\(name).png\""))
    }
    let golden = Data(try sandbox.read("renders/golden/book-13-1-move/1.500.png"))
    #expect(
      text.contains("id=\"expected-2\">data:image/png;base64,\(golden.base64EncodedString())<"))
    #expect(text.contains("id=\"difference-2\"") && text.contains("id=\"actual-2\""))
    #expect(!text.contains("id=\"expected-1\""))

    let elsewhere = try await sandbox.zoetrope(
      "\(words) --max-percent 100 --report page.html")
    #expect(elsewhere.output == "book-13-1-move: ok\npage.html\n")
    #expect(elsewhere.exitCode == 0)
  }

  @Test func `a report that cannot be written is an error, and no partial report is left`()
    async throws
  {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("golden update book-13-1-move")
    let full = try await sandbox.shell(
      "ln -s /dev/full page.html && \"$zoetrope\" golden review book-13-1-move --report page.html")
    #expect(full.exitCode == 1)
    #expect(full.standardError == "Error: cannot write page.html: No space left on device\n")

    // An obstacle to the difference pictures ends the report, too.
    _ = try await sandbox.zoetrope(
      "still book-13-1-move --at 2 --force --size 270x480 -o",
      ["renders/golden/book-13-1-move/1.500.png"])
    try sandbox.write("", to: "renders/diff")
    let blocked = try await sandbox.zoetrope("golden review book-13-1-move --report p.html")
    #expect(blocked.exitCode == 1)
    #expect(
      blocked.standardError
        == "Error: Cannot write renders/diff/book-13-1-move/1.500.png: Not a directory.\n")
    #expect(try sandbox.names.filter { !$0.contains("/") } == ["page.html", "renders"])
  }
}
