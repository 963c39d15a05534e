import BrowserSupport
import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// `zoetrope preview` as a whole: the page, the server and the worker of the program.
@Suite(.serialized, .tags(.waiting)) struct RecipeTests {
  @Test func `the page shows the pixels of still`() async throws {
    let id = "book-13-2-gravity-collision"
    try await PreviewProcess.showZoetrope(recipe: id, hash: "#recipe=\(id)&t=0.5") {
      page, preview in
      try await page.wait(forFrame: 30, recipe: id)
      try await page.choose("1", in: "#size")
      try await page.wait(until: "document.querySelector('#picture').width == 320")
      let shown: [UInt32] = try await page.evaluate(
        """
        (() => {
          const canvas = document.querySelector("#picture");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return Array.from({ length: data.length / 4 }, (_, pixel) =>
            (data[4 * pixel + 3] << 24 | data[4 * pixel] << 16 | data[4 * pixel + 1] << 8
              | data[4 * pixel + 2]) >>> 0);
        })()
        """)
      _ = try await Subprocess.run(
        .path(try builtProgram("zoetrope")),
        arguments: ["still", id, "--at", "0.5", "--scale", "1", "-o", "still.png"],
        workingDirectory: preview.directory, output: .discarded)
      let still = try PNG.read(preview.directory.appending("still.png"))
      #expect(shown == still.pixels)
    }
  }

  @Test func `what an animator knows is drawn over the frame`() async throws {
    let id = "techotopia-attachment-anchor"
    try await PreviewProcess.showZoetrope(recipe: id, hash: "#recipe=\(id)&t=0.5") { page, _ in
      try await page.wait(forFrame: 30, recipe: id)
      for number in 1...5 { try await page.press("\(number)", code: "Digit\(number)", shift: true) }
      try await page.wait(until: "document.documentElement.dataset.overlays.split(' ').length == 5")
      let drawn: Int = try await page.evaluate(
        """
        (() => {
          const canvas = document.querySelector("#overlay");
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return data.filter((level, index) => index % 4 == 3 && level > 0).length;
        })()
        """)
      // Two outlines of 60 by 60 points or so, and a line.
      #expect(drawn > 200)
    }
  }

  @Test func `a saved Swift file takes the place of the one before, at the same time`() async throws
  {
    let source = """
      import Zoetrope

      struct Dot: Recipe {
        let duration = 1.0

        func perform(on stage: Stage) {
          let dot = View(frame: Rect(x: -50, y: -50, width: 200, height: 200))
          dot.backgroundColor = Color(red: 1, green: 0, blue: 0)
          stage.view.addSubview(dot)
          stage.animate(withDuration: 1) { dot.center = Point(60, 60) }
        }
      }
      """
    try await PreviewProcess.showZoetrope(recipe: "Film.swift", source: source) { page, preview in
      try await page.wait(forFrame: 15, recipe: "dot")
      // At the scale that fits, the edge of the canvas may cross the first row of pixels.
      try await page.choose("1", in: "#size")
      try await page.wait(until: "document.querySelector('#picture').width == 320")
      try await page.press("ArrowRight")
      try await page.wait(forFrame: 16, recipe: "dot")
      let red = try await page.pixels
      #expect(red == [0xFF0000, 0xFF0000])

      try preview.edit(source.replacing("red: 1, green: 0", with: "red: 0, green: 1"))
      try await page.wait(until: "document.documentElement.dataset.generation == '2'")
      try await page.wait(forFrame: 16, recipe: "dot")
      let green = try await page.pixels
      #expect(green == [0x00FF00, 0x00FF00])

      try preview.edit(source.replacing("dot.center", with: "dto.center"))
      try await page.wait(until: "document.documentElement.dataset.phase == 'failed'")
      #expect(try await page.text("#problem-errors .place") == "Film.swift:10:38")
      #expect(try await page.text("#problem-errors p") == "cannot find 'dto' in scope")

      try preview.edit(
        source.replacing("stage.view.addSubview(dot)", with: "fatalError(\"no dot\")"))
      try await page.wait(until: "document.documentElement.dataset.phase == 'stopped'")
      #expect(
        try await page.text("#problem-lines").hasPrefix(
          "_FilmRecipes/Film.swift:9: Fatal error: no dot\n"))
    }
  }
}
