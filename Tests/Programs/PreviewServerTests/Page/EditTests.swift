import BrowserSupport
import TestSupport
import Testing

/// Edits, mistakes, workers that end, and requests that are cancelled.
@Suite(.serialized, .tags(.waiting)) struct EditTests {
  @Test func `an edit replaces the picture at the same time`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.5") { page, preview in
      try await page.wait(forFrame: 30)
      #expect(try await page.pixels == [30, 0x80_80FF])
      try preview.edit("frames=90 color=ff0000")
      try await page.wait(
        until: """
          document.documentElement.dataset.generation == "2"
            && document.querySelector("#frame-number").textContent == "30 / 89"
          """)
      #expect(try await page.pixels == [30, 0xFF_0000])
    }
  }

  @Test func `a compile error is shown over the picture until it is mended`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.5") { page, preview in
      try await page.wait(forFrame: 30)
      try preview.edit("frames=60\n  let x = mistake()")
      try await page.wait(until: "document.documentElement.dataset.phase == 'failed'")
      #expect(try await page.text("#problem-title") == "1 error")
      #expect(try await page.text("#problem-errors .place") == "Film.swift:2:11")
      #expect(try await page.text("#problem-errors p") == "cannot find 'mistake' in scope")
      #expect(
        try await page.text("#problem-errors pre")
          == "2  let x = mistake()\n          ^")
      #expect(try await page.evaluate("document.querySelector('#views').className") == "dimmed")
      // The last good worker still answers.
      try await page.press("ArrowRight")
      try await page.wait(forFrame: 31)
      #expect(try await page.pixels == [31, 0x80_80FF])
      try preview.edit("frames=60 color=00ff00")
      try await page.wait(until: "document.documentElement.dataset.generation == '2'")
      #expect(try await page.evaluate("document.querySelector('#problem').hidden") == true)
      #expect(try await page.pixels == [31, 0x00_FF00])
    }
  }

  @Test func `a worker that traps is shown and started again by a key`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      try await page.press("]")
      try await page.press("]")
      try await page.wait(until: "document.documentElement.dataset.phase == 'stopped'")
      #expect(try await page.text("#problem-message") == "The program was ended by signal 4.")
      let lines = try await page.text("#problem-lines").split(separator: "\n")
      #expect(lines.first == "Fatal error: the recipe trapped")
      // A backtrace may follow, without the contents of registers.
      #expect(!lines.contains { $0.hasPrefix("rax ") })
      try await page.press("[")
      try await page.press("[")
      try await page.press("r")
      try await page.wait(until: "document.documentElement.dataset.phase == 'ready'")
      try await page.wait(forFrame: 0)
    }
  }

  @Test func `a first worker that ends at once is an error, not a loop`() async throws {
    try await PreviewProcess.show(source: "mistake") { page, preview in
      try await page.wait(until: "document.documentElement.dataset.phase == 'failed'")
      #expect(try await page.text("#problem-errors .place") == "Film.swift:1:1")
      try preview.edit("frames=60 color=0000ff")
      try await page.wait(forFrame: 0)
      #expect(try await page.pixels == [0, 0xFF])
    }
  }

  @Test func `a build that fails is shown with its output`() async throws {
    try await PreviewProcess.show(
      arguments: ["sh", "-c", "grep -q fails Film.swift && { echo no linker; exit 1; }; true"]
        .flatMap { ["--build", $0] }
    ) { page, preview in
      try await page.wait(forFrame: 0)
      try preview.edit("fails")
      try await page.wait(until: "document.documentElement.dataset.phase == 'failed'")
      #expect(try await page.text("#problem-title") == "The build failed")
      #expect(try await page.text("#problem-message") == "sh exited with code 1.")
      #expect(try await page.text("#problem-lines") == "no linker")
    }
  }

  @Test func `requests of a recipe that is left are cancelled`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      // Its frames ahead are answered only when they are cancelled.
      try await page.press("]")
      // A recipe opens on its first key moment after the start.
      try await page.wait(forFrame: 30, recipe: "slow")
      try await page.press("[")
      try await page.wait(
        until: "document.querySelector('#events').textContent.includes('2 cancelled')")
    }
  }
}
