import BrowserSupport
import TestSupport
import Testing

/// Narrow windows, dark windows, and windows with small pixels.
@Suite(.serialized, .tags(.waiting)) struct LayoutTests {
  @Test func `a window of 400 pixels shows everything without scrolling sideways`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      try await page.resize(width: 400, height: 800, ratio: 2)
      try await page.wait(
        until: "document.querySelector('#picture').getBoundingClientRect().width <= 400")
      #expect(try await page.evaluate("document.documentElement.scrollWidth") == 400)
      let outside: [String] = try await page.evaluate(
        """
        [...document.querySelectorAll("button, select, input, canvas")]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.getBoundingClientRect().right > 400)
          .map((element) => element.id || element.className)
        """)
      #expect(outside == [])
    }
  }

  @Test func `a pixel of the frame is a pixel of the screen`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.resize(width: 1000, height: 700, ratio: 1.5)
      try await page.wait(forFrame: 0)
      let sizes: [Double] = try await page.evaluate(
        """
        (() => {
          const canvas = document.querySelector("#picture");
          return [canvas.width, devicePixelRatio * canvas.getBoundingClientRect().width];
        })()
        """)
      // Chromium lays out in 1/64 of a CSS pixel.
      #expect(abs(sizes[0] - sizes[1]) <= 1.5 / 64)
    }
  }

  @Test func `the page is dark where the system is, and by its switch`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      let ground = "getComputedStyle(document.body).backgroundColor"
      #expect(try await page.evaluate(ground) == "rgb(236, 238, 241)")
      try await page.setFeature("prefers-color-scheme", "dark")
      #expect(try await page.evaluate(ground) == "rgb(15, 18, 21)")
      // From the system's theme to light to dark.
      try await page.press("t")
      #expect(try await page.evaluate(ground) == "rgb(236, 238, 241)")
      try await page.press("t")
      #expect(try await page.evaluate(ground) == "rgb(15, 18, 21)")
    }
  }

  @Test func `every control has a name for screen readers`() async throws {
    try await PreviewProcess.show(arguments: ["--golden", "."]) { page, _ in
      try await page.wait(forFrame: 0)
      let nameless: [String] = try await page.evaluate(
        """
        [...document.querySelectorAll("button, select, input, summary, [role=slider]")]
          .filter((element) => !element.ariaLabel && !element.labels?.length && !element.textContent.trim())
          .map((element) => element.outerHTML)
        """)
      #expect(nameless == [])
    }
  }

  @Test func `the question mark explains the keys`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      try await page.press("?")
      #expect(try await page.evaluate("document.querySelector('#help').open") == true)
      #expect(try await page.evaluate("document.querySelectorAll('#help dd').length > 15") == true)
      try await page.click("#help button")
      #expect(try await page.evaluate("document.querySelector('#help').open") == false)
    }
  }
}
