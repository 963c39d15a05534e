import ElementaryFunctions
import Imaging
import StageKit
import SystemPackage
import TestSupport
import Testing

/// `zoetrope plot`, with documents that other programs draw.
@Suite struct PlotCommandTests {
  private let what = "plot techotopia-collision-items --of view1.y,view1.speed,energy,contacts"

  /// The ratio of the square of the highest level to the mean square of the differences, in
  /// decibels.
  private func peakSignalToNoise(_ first: Image, _ second: Image) throws -> Double {
    try #require(first.width == second.width && first.height == second.height)
    var sum = 0.0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let difference = Double(one >> shift & 255) - Double(other >> shift & 255)
        sum += difference * difference
      }
    }
    return 10 * log10(255 * 255 * 3 * Double(first.pixels.count) / sum)
  }

  @Test func `the help lists every quantity of plots`() async throws {
    let help = try await Sandbox().zoetrope("help plot").output
    let words = Set(help.split { !$0.isLetter }.map(String.init))
    for quantity in ViewQuantity.allCases { #expect(words.contains(quantity.rawValue)) }
    for quantity in SceneQuantity.allCases where quantity != .time {
      #expect(words.contains(quantity.rawValue))
    }
  }

  @Test func `poppler draws the PDF as we draw the PNG`() async throws {
    let sandbox = try Sandbox()
    let png = try await sandbox.zoetrope("\(what) -o a.png --scale 2")
    #expect((png.exitCode, png.output, png.standardError) == (0, "a.png\n", ""))
    let pdf = try await sandbox.zoetrope("\(what) -o a.pdf")
    #expect(pdf.exitCode == 0)
    // 2 pixels a point are 144 a inch.
    _ = try await sandbox.shell("pdftoppm -png -r 144 -singlefile a.pdf b")
    let own = try sandbox.image("a.png")
    #expect(own.width == 1440 && own.height == 840)
    // Both smooth edges, differently: measured were 37 dB. A line at another place gives 25 dB.
    let ratio = try peakSignalToNoise(own, try sandbox.image("b.png"))
    #expect(ratio > 33)
    // And the picture is not empty: lines and texts are a few percent of it.
    let white = own.pixels.count { $0 == 0xFFFF_FFFF }
    #expect(Double(white) < 0.985 * Double(own.pixels.count))
  }

  @Test func `an SVG is the same in every run, and is read as a picture`() async throws {
    let sandbox = try Sandbox()
    for name in ["a.svg", "b.svg", "a.pdf", "b.pdf"] {
      #expect(try await sandbox.zoetrope("\(what) -o \(name)").exitCode == 0)
    }
    let text = String(decoding: try sandbox.read("a.svg"), as: UTF8.self)
    #expect(text.hasPrefix("<?xml") && text.contains("width=\"720pt\" height=\"420pt\""))
    #expect(try sandbox.read("a.svg") == sandbox.read("b.svg"))
    #expect(try sandbox.read("a.pdf") == sandbox.read("b.pdf"))
  }

  @Test(arguments: [
    (
      "--of ball.z -o a.svg",
      "'ball.z' is not a quantity: after the name of a view there must be x, y, elevation, width, height,"
        + " angle, alpha, vx, vy, speed, spin, kinetic, potential, springs, ax, ay, acceleration, mass,"
        + " inertia, momentum, angularMomentum, tension or length, not 'z'."
    ),
    ("--of energy -o a.gif", "The plot must be an .svg, .pdf, .png or .csv file, not a.gif."),
    ("--of energy -o a.svg --size 10x10", "it must be width x height in points"),
    ("--of energy, -o a.svg", "'' is not a quantity"),
    (
      "--of view1.speed^ -o a.svg",
      "'view1.speed^', character 13: a number, a name or a parenthesis is missing after '^'"
    ),
    ("--of sqr(view1.speed) -o a.svg", "'sqr' is not a function; known are abs"),
    (
      "--of view1.y --against view1.z -o a.svg",
      "'view1.z' is not a quantity: after the name of a view there must be x, y,"
    ),
    (
      "--of view1.y,energy --against x -o a.svg",
      "'x' alone is that of each view, and 'energy' belongs to none"
    ),
    ("--of view1.y -o a.svg --x-range 2..1", "two numbers from -1e9 to 1e9, the lower one first"),
    ("--of view1.y -o a.svg --x-range 0...1", "with two points between: 0..2.5."),
    (
      "--of view1.y,energy -o a.svg --y-range 0..1",
      "A range of the vertical axis is for quantities of one unit, not for pt, J."
    ),
  ])
  func `wrong options are refused before anything is simulated`(
    options: String, sentence: String
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("plot techotopia-collision-items \(options)")
    #expect(outcome.exitCode == 64 && outcome.standardError.contains(sentence))
    #expect(try sandbox.names == [])
  }

  @Test func `a view that is not there is an error with the nearest name`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "plot techotopia-collision-items --of viw1.y -o a.svg")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError.contains(
        "techotopia-collision-items has no view 'viw1', only view1, view2; the nearest is 'view1'."
      ))
    let none = try await sandbox.zoetrope("plot book-13-1-move --of energy -o a.svg")
    #expect(none.standardError.contains("has no 'energy': no dynamic animator moves its views."))
    #expect(try sandbox.names == [])
  }

  @Test func `expressions of quantities have the language of scene files`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      duration: 0.5
      views: [{view: {name: ball, size: [20, 20], center: [160, 60]}}]
      behaviors:
        - gravity: {items: ball}
        - dynamicItem: {items: ball, resistance: 0}
      """, to: "fall.yaml")
    let outcome = try await sandbox.shell(
      "$zoetrope plot fall.yaml -o a.csv --meters --fps 10 --decimal-comma"
        + " --of 'ball.speed^2 / 2,max(ball.ay, 1)'")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    let lines = String(decoding: try sandbox.read("a.csv"), as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == #"time (s);ball.speed^2 / 2;"max(ball.ay, 1)""#)
    let last = try #require(lines.last).split(separator: ";").map {
      Double($0.replacing(",", with: ".")) ?? -1
    }
    // After 0.5 s: 5 m/s and 10 m/s^2, in single precision.
    #expect(last[0] == 0.5)
    #expect(abs(last[1] - 12.5) < 1e-3 && abs(last[2] - 10) < 1e-3, "\(last)")
  }

  @Test func `a plot whose axes do not change notes that it is a dot`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      duration: 0.5
      views: [{view: {name: ball, size: [20, 20], center: [160, 60]}}]
      behaviors: [{dynamicItem: {items: ball}}]
      """, to: "rest.yaml")
    let outcome = try await sandbox.zoetrope("plot rest.yaml -o a.svg --of ball.y --against ball.x")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardError.contains("Note: neither axis changes, so that the line is a dot"))
  }

  @Test func `a table has a row for each time and a column for each quantity`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      duration: 3
      parameters: {bounce: {default: 0.5, range: [0, 1]}}
      views: [{view: {name: ball, size: [20, 20], center: [160, 60]}}]
      behaviors:
        - gravity: {items: ball}
        - dynamicItem: {items: ball, elasticity: bounce}
      """, to: "fall.yaml")
    let one = try await sandbox.zoetrope(
      "plot fall.yaml --of ball.y,ball.elevation -o a.csv --fps 4")
    #expect((one.exitCode, one.standardError) == (0, ""))
    let rows = String(decoding: try sandbox.read("a.csv"), as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows[0] == ["time (s)", "ball.y (pt)", "ball.elevation (pt)"])
    let numbers = rows.dropFirst().map { $0.compactMap { Double($0) } }
    #expect(numbers.count > 8 && numbers.allSatisfy { $0.count == 3 })
    #expect(numbers.map(\.[0]).prefix(3) == [0, 0.25, 0.5])
    // Both are measured from opposite edges of the same stage.
    let sums = Set(numbers.map { ($0[1] + $0[2]).rounded() })
    #expect(sums.count == 1)
    let two = try await sandbox.zoetrope(
      "plot fall.yaml --of ball.y -o b.csv --set bounce=0.2,0.8 --fps 4")
    #expect(two.exitCode == 0)
    let header = String(decoding: try sandbox.read("b.csv"), as: UTF8.self).prefix { $0 != "\n" }
    #expect(
      header == "time (s),\"ball.y, bounce 0.2 (pt)\",\"ball.y, bounce 0.8 (pt)\"")
  }

  @Test func `the path of a thrown ball is the parabola, in meters`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      canvas: [400, 400]
      duration: 0.5
      views: [{view: {name: ball, size: [20, 20], center: [50, 350]}}]
      behaviors:
        - gravity: {items: ball}
        - dynamicItem: {items: ball, resistance: 0, linearVelocity: [500, -500]}
      plots: {of: [ball.elevation], against: ball.x, meters: true, yRange: [0, 2]}
      """, to: "throw.yaml")
    let outcome = try await sandbox.zoetrope("plot throw.yaml -o a.csv --no-marks")
    #expect((outcome.exitCode, outcome.standardError) == (0, ""))
    let rows = String(decoding: try sandbox.read("a.csv"), as: UTF8.self).split(separator: "\n")
    #expect(rows[0] == "time (s),ball.x (m),ball.elevation (m)")
    let points = rows.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(points.count == 31)
    for point in points {
      // y = x - g x^2 / (2 vx^2) from (0.5 m, 0.5 m), at 5 m/s to the right and up; the integrator
      // is half a sub-step of 1/120 s off: g t / 240 at 0.5 s.
      let x = point[1] - 0.5
      let elevation = 0.5 + x - 10 * x * x / 50
      #expect(isClose(point[2], elevation, within: 10 * 0.5 / 240 + 1e-3))
    }
    let drawn = try await sandbox.zoetrope("plot throw.yaml -o a.png --against ball.vx")
    #expect((drawn.exitCode, drawn.standardError) == (0, ""))
    let each = try await sandbox.zoetrope(
      "plot techotopia-collision-items --of view1.y,view2.y,view1.vy --against x -o c.csv --fps 4")
    #expect((each.exitCode, each.standardError) == (0, ""))
    #expect(
      String(decoding: try sandbox.read("c.csv"), as: UTF8.self).hasPrefix(
        "time (s),view1.x (pt),view2.x (pt),view1.y (pt),view2.y (pt),view1.vy (pt/s)\n"))
    let both = try await sandbox.zoetrope(
      "plot techotopia-collision-items --of view1.y,view2.y --against view1.x -o b.svg --meters")
    #expect((both.exitCode, both.standardError) == (0, ""))
  }

  @Test func `a trace with motion has velocities, energies and contacts`() async throws {
    let outcome = try await Sandbox().zoetrope(
      "trace techotopia-collision-items --fps 4 --to 1.1 --motion")
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(
      rows[0].suffix(8) == [
        "vx", "vy", "spin", "kinetic", "potential", "springs", "contacts", "tension",
      ])
    #expect(rows.allSatisfy { $0.count == 18 })
    let totals = rows.filter { !$0[1].isEmpty && $0[2].isEmpty }
    #expect(totals.count == 5)
    let last = try #require(totals.last?.dropLast().suffix(4).compactMap(Double.init))
    #expect(last.count == 4 && last[0] > 0 && last[3] >= 1)
    let json = try await Sandbox().zoetrope(
      "trace techotopia-collision-items --fps 4 --to 1.1 --motion --format json")
    #expect(json.output.contains("\"energy\":{\"kinetic\":"))
    #expect(json.output.contains("\"velocity\":["))
  }
}
