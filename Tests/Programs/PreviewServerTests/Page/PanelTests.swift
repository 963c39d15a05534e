import BrowserSupport
import Foundation
import SystemPackage
import TestSupport
import Testing

/// Overlays, graphs, parameters, golden frames and saved films.
@Suite(.serialized, .tags(.waiting)) struct PanelTests {
  /// The number of pixels of the overlay that are not transparent.
  private func overlayPixels(_ page: Page) async throws -> Int {
    try await page.evaluate(
      """
      (() => {
        const canvas = document.querySelector("#overlay");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((level, index) => index % 4 === 3 && level > 0).length;
      })()
      """)
  }

  @Test func `each overlay has a switch and draws`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.5") { page, _ in
      try await page.wait(forFrame: 30)
      #expect(try await overlayPixels(page) == 0)
      for (number, name) in ["bodies", "contacts", "velocities", "attachments", "sleeping"]
        .enumerated()
      {
        try await page.press("!", code: "Digit\(number + 1)", shift: true)
        try await page.wait(until: "document.documentElement.dataset.overlays == '\(name)'")
        #expect(try await overlayPixels(page) > 0, "\(name)")
        try await page.click("[data-overlay=\(name)]")
        try await page.wait(until: "document.documentElement.dataset.overlays == ''")
      }
      try await page.click("[data-overlay=sleeping]")
      try await page.wait(until: "document.documentElement.dataset.overlays == 'sleeping'")
      // The body sleeps from frame 30 on.
      try await page.press("ArrowLeft")
      try await page.wait(forFrame: 29)
      #expect(try await overlayPixels(page) == 0)
    }
  }

  @Test func `graphs show several properties with their values at the playhead`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      for property in ["x", "y", "speed"] {
        try await page.click("[data-graph='ball \(property)']")
      }
      try await page.wait(until: "document.documentElement.dataset.graphs == '3'")
      // The picture makes room for them.
      try await page.wait(
        until: "document.querySelector('#picture').clientHeight"
          + " <= document.querySelector('#views').clientHeight")
      try await page.press("ArrowRight", shift: true)
      try await page.wait(forFrame: 10)
      let values: [String] = try await page.evaluate(
        "[...document.querySelectorAll('#graphs output')].map((output) => output.textContent)")
      #expect(values == ["10 pt", "93.66 pt", "20 pt/s"])
    }
  }

  @Test func `parameters change the frames, keep the time and are reset`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.2") { page, _ in
      try await page.wait(forFrame: 12)
      let ground =
        "document.querySelector('#picture').getContext('2d').getImageData(2, 2, 1, 1).data[0]"
      #expect(try await page.evaluate(ground) == 204)
      let set = """
        const input = document.querySelector("input[type=range][name=level]");
        input.value = 1;
        input.dispatchEvent(new Event("input"));
        """
      _ = try await page.evaluate("(() => { \(set) })()", as: String?.self)
      try await page.wait(
        until: "document.documentElement.dataset.parameters == '{\"level\":\"1\"}'")
      try await page.wait(
        until: "document.querySelector('#events').textContent.includes('level 1')")
      #expect(try await page.evaluate(ground) == 0)
      #expect(try await page.pixels[0] == 12)
      try await page.press("0")
      try await page.wait(until: "document.documentElement.dataset.parameters == '{}'")
      #expect(try await page.evaluate(ground) == 204)
      let kinds: [String] = try await page.evaluate(
        "[...document.querySelector('#parameters').elements].map(({ name, type }) => `${name} ${type}`)"
      )
      #expect(
        kinds == [
          "level number", "level range", "count number", "count range", "falls checkbox",
          "curve select-one",
        ])
    }
  }

  @Test func `a click on the log goes to its time`() async throws {
    try await PreviewProcess.show { page, _ in
      try await page.wait(forFrame: 0)
      let rows: [String] = try await page.evaluate(
        "[...document.querySelectorAll('#events button')].map((row) => row.textContent)")
      #expect(
        rows == [
          "0.250level 0.2", "0.500contact began: ball – floor", "0.9000 cancelled",
        ])
      try await page.click("#events li:nth-child(2) button")
      try await page.wait(forFrame: 30)
    }
  }

  @Test func `the golden frame is shown beside the present one, or their difference`() async throws
  {
    try await PreviewProcess.show(arguments: ["--golden", "."]) { page, _ in
      try await page.wait(forFrame: 0)
      try await page.press(".")
      try await page.wait(forFrame: 30)
      try await page.press("g")
      try await page.wait(until: "document.documentElement.dataset.golden == 'side 30'")
      #expect(try await page.text("#golden-caption") == "Golden frame at 0.500 s")
      try await page.press("g")
      try await page.wait(until: "document.documentElement.dataset.golden == 'difference 30'")
      #expect(try await page.evaluate("document.querySelector('#present').hidden") == true)
      try await page.press("g")
      #expect(try await page.evaluate("document.querySelector('#golden').hidden") == true)
    }
  }

  @Test func `onion skin and strobe change the picture`() async throws {
    try await PreviewProcess.show(hash: "#recipe=bounce&t=0.5") { page, _ in
      try await page.wait(forFrame: 30)
      // Where the square is six frames later.
      let later = """
        (() => {
          const canvas = document.querySelector("#picture");
          const { data } = canvas.getContext("2d").getImageData(
            Math.round(74 * canvas.width / 160), Math.round(60 * canvas.width / 160), 1, 1);
          return data[1];
        })()
        """
      #expect(try await page.evaluate(later) == 204)
      try await page.press("u")
      try await page.wait(until: "document.documentElement.dataset.onion == 'true'")
      #expect(try await page.evaluate("\(later) < 204") == true)
      try await page.press("u")
      try await page.wait(until: "document.documentElement.dataset.onion == 'false'")
      try await page.press("b")
      try await page.wait(until: "document.documentElement.dataset.strobe == '10'")
      // The worker's strobe of ten instants has that number in its first pixel.
      #expect(try await page.pixels[0] == 10)
    }
  }

  @Test func `a film is downloaded, and an error is a sentence`() async throws {
    let downloads = try TemporaryDirectory()
    let path = downloads.path
    try await PreviewProcess.show { page, _ in
      try await page.allowDownloads(to: path.string)
      try await page.wait(forFrame: 0)
      try await page.press("s")
      try await page.click("#save-start")
      try await page.wait(until: "document.documentElement.dataset.saved == 'bounce.mp4'")
      try await eventually { names(in: path) == ["bounce.mp4"] }
      #expect(
        String(decoding: try contents(of: path.appending("bounce.mp4")), as: UTF8.self)
          == "0 to 59 at 2")
      let choose = """
        const format = document.querySelector("#save-format");
        format.value = "gif";
        format.dispatchEvent(new Event("change"));
        """
      _ = try await page.evaluate("(() => { \(choose) })()", as: String?.self)
      try await page.click("#save-start")
      try await page.wait(
        until:
          "document.querySelector('#save-message').textContent.startsWith('A GIF of this film')"
      )
    }
  }
}
