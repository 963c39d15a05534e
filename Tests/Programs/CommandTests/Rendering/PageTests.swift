import BrowserSupport
import TestSupport
import Testing

/// Pages with a player, in a headless Chromium.
@Suite(.serialized, .tags(.waiting)) struct PageTests {
  private static let scene = """
    # A ball falls </pre>.
    title: Ball
    canvas: [320, 240]
    duration: 2
    parameters:
      elasticity: {default: 0.6, range: [0, 1]}
      push: {default: 0, range: [0, 200], unit: pt/s}
    plots: [ball.elevation, ball.speed]
    views:
      - view: {name: ball, frame: [60, 20, 40, 40], backgroundColor: systemBlue}
      - label: {frame: [10, 10, 200, 24], text: "t = {time:2} s", font: 16}
    behaviors:
      - gravity: {items: ball}
      - collision: {items: ball, translatesReferenceBoundsIntoBoundary: true}
      - dynamicItem: {items: ball, elasticity: elasticity, linearVelocity: [push, 0]}
    """

  /// Where the ball is at the end, below the upper edge of the film, in its points.
  private static let place = """
    (() => {
      const film = document.querySelector("#film > svg");
      const ball = film.querySelector("use[href*=p]").getBoundingClientRect();
      const frame = film.getBoundingClientRect();
      return [
        (ball.x + ball.width / 2 - frame.x) * 320 / frame.width,
        (ball.y + ball.height / 2 - frame.y) * 240 / frame.height,
      ];
    })()
    """

  /// Moves a slider.
  private static func move(_ index: Int, to value: Int) -> String {
    """
    (() => {
      const slider = document.querySelectorAll(".parameter")[\(index)];
      slider.value = \(value);
      slider.dispatchEvent(new Event("input"));
      return slider.nextElementSibling.value;
    })()
    """
  }

  @Test func `sliders choose the film and the lines of its plot, on a phone without a network`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.scene, to: "ball.yaml")
    let outcome = try await sandbox.zoetrope(
      "render ball.yaml --set elasticity=0..1/11 --set push=0,100 -o page.html --quiet")
    #expect(outcome.standardError == "")
    #expect(outcome.output.hasPrefix("page.html: 22 films, 2640 frames, 60 a second, "))
    // Eleven films have half of this.
    #expect(try sandbox.read("page.html").count < 1_000_000)
    let address = "file://\(sandbox.path)/page.html"
    try await HeadlessBrowser.run { page in
      try await page.resize(width: 400, height: 800, ratio: 2)
      try await page.setFeature("prefers-reduced-motion", "reduce")
      try await page.open(address)
      // Nothing is wider than the window.
      #expect(try await page.evaluate("document.documentElement.scrollWidth") == 400)
      // The values of the scene come first.
      let texts: [String] = try await page.evaluate(
        "[...document.querySelectorAll('.parameter')].map((each) => each.nextElementSibling.value)")
      #expect(texts == ["0.6", "0 pt/s"])
      try await page.press("End")
      let first: [Double] = try await page.evaluate(Self.place)
      #expect(first[0] < 120)
      #expect(try await page.evaluate(Self.move(1, to: 1)) == "100 pt/s")
      let pushed: [Double] = try await page.evaluate(Self.place)
      #expect(pushed[0] > 120, "the ball was pushed to the right")
      #expect(try await page.evaluate(Self.move(0, to: 10)) == "1")
      let elastic: [Double] = try await page.evaluate(Self.place)
      #expect(elastic[1] < pushed[1] - 20, "an elastic ball is above the floor")
      // The plot has the elevation of the center above the lower edge.
      let shown: String = try await page.evaluate("document.querySelector('.legend output').value")
      let number = try #require(Double(shown.split(separator: " ")[0]))
      // A frame is matched to a twentieth of a point, and the plot to a ten-thousandth of its axis.
      #expect(abs(number - (240 - elastic[1])) < 0.5)
      let line: Int = try await page.evaluate(
        "document.querySelectorAll('#plot path[stroke-width=\"1.75\"]').length")
      #expect(line == 2)
      let text: String = try await page.evaluate(
        "document.querySelector('#source pre').textContent")
      #expect(text == Self.scene)
      #expect(page.problems == [])
    }
  }

  @Test func `a page without a parameter of several values has no slider`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.scene, to: "ball.yaml")
    let outcome = try await sandbox.zoetrope(
      "render ball.yaml --plot ball.y --against ball.x --set push=50 -o page.html --quiet")
    #expect(outcome.output.hasPrefix("page.html: 120 frames, 60 a second, "))
    let address = "file://\(sandbox.path)/page.html"
    try await HeadlessBrowser.run { page in
      try await page.setFeature("prefers-reduced-motion", "reduce")
      try await page.open(address)
      #expect(try await page.evaluate("document.querySelectorAll('.parameter').length") == 0)
      #expect(try await page.evaluate("document.querySelectorAll('#film > svg').length") == 1)
      // The dot is on the line at the start.
      let dot: [Double] = try await page.evaluate(
        "['cx', 'cy'].map((key) => Number(document.querySelector('#plot circle').getAttribute(key)))"
      )
      let start: [Double] = try await page.evaluate(
        "document.querySelector('#plot path[stroke-width=\"1.75\"]').getAttribute('d')"
          + ".match(/^M([0-9.]+) ([0-9.]+)/).slice(1).map(Number)")
      #expect(zip(dot, start).allSatisfy { abs($0 - $1) < 0.1 })
      #expect(page.problems == [])
    }
  }
}
