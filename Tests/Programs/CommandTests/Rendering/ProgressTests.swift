import SystemPackage
import Testing

@Suite struct ProgressTests {
  private let film = "render book-13-1-move -o a.mp4 --fps 30 --scale 0.5"

  @Test func `without a terminal progress is printed as lines`() async throws {
    let outcome = try await Sandbox().zoetrope(film)
    // A short render prints nothing, except on a busy machine.
    #expect(outcome.standardError.wholeMatch(of: /(book-13-1-move: [^\r\n]*\n)*/) != nil)
    #expect(outcome.output == "a.mp4: 105 frames, 160 x 284, 30 a second\n")
  }

  @Test func `a long render prints its progress, one line at a time`() async throws {
    let sandbox = try Sandbox()
    let film = "book-13-1-move --to 0.66 --scale 1"
    _ = try await sandbox.zoetrope("render \(film) -o whole.mp4")
    // An encoder that reads forty frames of 320 x 568 in yuv420p and waits a tenth of a second
    // after each; a pipe holds at most four of them.
    let environment = try sandbox.environment(
      withFFmpeg: """
        for name in "$@"; do :; done
        for frame in $(seq 40); do head -c 272640 >/dev/null; sleep 0.1; done
        cp whole.mp4 "${name#file:}"
        """)
    let words = "render \(film) -o a.mp4"
    let outcome = try await sandbox.zoetrope(words, environment: environment)
    #expect(
      outcome.standardError.wholeMatch(
        of: /(book-13-1-move: \d+\/40 frames, \d+ a second, \d+ s left\n)+/) != nil)
    #expect(outcome.output == "a.mp4: 40 frames, 320 x 568, 60 a second\n")
    let quiet = try await sandbox.zoetrope(words + " --quiet --force", environment: environment)
    #expect(quiet.standardError == "")
    #expect(quiet.output == outcome.output)
  }

  @Test(arguments: [80, 40])
  func `on a terminal a bar fits the line and is cleared at the end`(columns: Int) async throws {
    let line = "stty cols \(columns); \\\"$zoetrope\\\" \(film)"
    let outcome = try await Sandbox().shell("script -qec \"\(line)\" /dev/null")
    let shown = outcome.output.replacing("\r\n", with: "\n").split(separator: "\r")
    let frames = shown.dropLast()
    #expect(!frames.isEmpty)
    for bar in frames {
      #expect(bar.hasPrefix("book-13-1-move "))
      #expect(bar.hasSuffix(" s left\u{1B}[K"))
      #expect(bar.contains("[") || columns < 80)
      #expect(bar.count - 3 < max(columns, 60))
    }
    #expect(shown.last == "\u{1B}[Ka.mp4: 105 frames, 160 x 284, 30 a second\n")
  }

  @Test func `raw frames are refused on a terminal`() async throws {
    let line = "\\\"$zoetrope\\\" render book-13-1-move -o -"
    let outcome = try await Sandbox().shell("script -qec \"\(line)\" /dev/null")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.output.hasPrefix(
        "Error: Raw frames are not for a terminal: send standard output to a file or a program."))
  }
}
