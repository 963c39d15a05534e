import BrowserSupport
import TestSupport
import Testing

/// The playhead: steps, scrubbing, playing and the loop range, with the pixels of the frames.
@Suite(.serialized, .tags(.waiting)) struct PlaybackTests {
  @Test func `keys step, jump and stay within the film`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      #expect(try await page.pixels == [0, 0x80_80FF])
      let steps: [(key: String, shift: Bool, index: Int)] = [
        ("ArrowRight", false, 1), ("ArrowRight", true, 11), ("ArrowLeft", false, 10),
        ("ArrowLeft", true, 0), ("End", false, 59), ("ArrowLeft", true, 49), ("Home", false, 0),
        // The log at 0.25 s, the event at 0.5 s, and the log at 0.9 s.
        ("n", false, 15), ("n", false, 30), ("n", false, 54), ("p", false, 30),
      ]
      for (key, shift, index) in steps {
        try await page.press(key, shift: shift)
        try await page.wait(forFrame: index)
        #expect(try await page.pixels[0] == index)
      }
      #expect(try await page.text("#frame-number") == "30 / 59")
    }
  }

  @Test func `the pointer scrubs the timeline`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      let box: [Double] = try await page.evaluate(
        "(({ left, top, width }) => [left, top + 30, width])(document.querySelector('#ruler').getBoundingClientRect())"
      )
      // The ruler begins and ends 12 CSS pixels within the canvas.
      func point(_ index: Double) -> (Double, Double) {
        (box[0] + 12 + (box[2] - 24) * index / 59, box[1])
      }
      try await page.drag(from: point(20), to: [point(25), point(41), point(37)])
      try await page.wait(forFrame: 37)
      #expect(try await page.pixels[0] == 37)
      try await page.drag(from: point(5), to: [(1279, box[1])])
      try await page.wait(forFrame: 59)
    }
  }

  @Test func `a film plays to its end in order, and is measured`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      try await page.evaluate(
        """
        (() => {
          window.shown = [];
          const field = document.querySelector("#frame-number");
          new MutationObserver(() => window.shown.push(parseInt(field.textContent)))
            .observe(field, { childList: true });
        })()
        """, as: Bool?.self)
      try await page.press("m")
      try await page.wait(until: "document.documentElement.dataset.measured")
      try await page.wait(forFrame: 59)
      #expect(try await page.pixels[0] == 59)
      let shown: [Int] = try await page.evaluate("window.shown")
      #expect(shown == shown.sorted() && shown.last == 59)
      // A busy machine passes frames over.
      let figures: [String: Double] = try await page.evaluate(
        "JSON.parse(document.documentElement.dataset.measured)")
      #expect((1...60).contains(figures["frames", default: 0]))
    }
  }

  @Test func `playing repeats the loop range`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      try await page.press("ArrowRight", shift: true)
      try await page.press("i")
      try await page.press("ArrowRight", shift: true)
      try await page.press("o")
      #expect(try await page.evaluate("document.documentElement.dataset.range") == "10 20")
      // Every frame that is presented, until the range has begun twice.
      let shown: [Int] = try await page.evaluate(
        """
        new Promise((resolve) => {
          const shown = [];
          const field = document.querySelector("#frame-number");
          const observer = new MutationObserver(() => {
            shown.push(parseInt(field.textContent));
            if (shown.filter((index) => index === 10).length < 2) return;
            observer.disconnect();
            resolve(shown);
          });
          observer.observe(field, { childList: true });
          document.querySelector("#play").click();
        })
        """)
      #expect(shown.allSatisfy { (10...20).contains($0) })
      try await page.press(" ")
      try await page.wait(until: "document.documentElement.dataset.playing == 'false'")
      try await page.press("x")
      #expect(try await page.evaluate("document.documentElement.dataset.range") == "0 59")
    }
  }

  @Test func `the handles of the loop range move by pointer and by keys`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      _ = try await page.evaluate("document.querySelector('#handle-in').focus()", as: String?.self)
      for _ in 0..<3 { try await page.press("ArrowRight") }
      _ = try await page.evaluate("document.querySelector('#handle-out').focus()", as: String?.self)
      try await page.press("ArrowLeft", shift: true)
      try await page.wait(until: "document.documentElement.dataset.range == '3 49'")
      try await page.wait(
        until: "document.querySelector('#handle-out').ariaValueText == '0.817 s'")
    }
  }

  @Test func `speeds are chosen by keys`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      for (key, speed) in [("2", "0.25"), ("3", "0.1"), ("1", "1")] {
        try await page.press(key)
        #expect(
          try await page.evaluate(
            "document.querySelector('[data-speed][aria-pressed=true]').dataset.speed") == speed)
      }
    }
  }

  @Test func `an address with a recipe and a time shows that frame`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.35") { page, _ in
      try await page.wait(forFrame: 21)
      #expect(try await page.evaluate("location.href.includes('token')") == false)
      #expect(try await page.evaluate("location.hash") == "#recipe=bounce&t=0.350")
    }
  }
}
