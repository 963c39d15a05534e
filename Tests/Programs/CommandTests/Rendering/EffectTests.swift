import Imaging
import TestSupport
import Testing

/// `render` with `--speed`, `--motion-blur`, `--stamp` and `--plot`.
@Suite struct EffectTests {
  /// A square that moves by 400 pt/s, without the curve of an animation block.
  private static let square = """
    canvas: [200, 100]
    duration: 0.5
    background: black
    views: [{view: {name: box, size: [20, 20], center: [10, 50], backgroundColor: white}}]
    animations: [{animate: {duration: 0.5, curve: curveLinear, changes: [{view: box, center: [210, 50]}]}}]
    """

  private func frames(_ options: String, _ name: String = "%02d.png") async throws -> [Image] {
    let sandbox = try Sandbox()
    try sandbox.write(Self.square, to: "a.yaml")
    let outcome = try await sandbox.zoetrope(
      "render a.yaml -o frames/ --scale 1 --fps 10 --quiet \(options)")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    return try sandbox.names.filter { $0.hasSuffix(".png") }.map { try sandbox.image($0) }
  }

  /// The first and last column of the middle row that is brighter than a level.
  private func extent(of image: Image, above level: UInt32) -> ClosedRange<Int> {
    let columns = (0..<image.width).filter { image[$0, 50] & 0xFF > level }
    return (columns.first ?? 0)...(columns.last ?? 0)
  }

  @Test func `a slow film has the frames of the times between`() async throws {
    let plain = try await frames("")
    let slow = try await frames("--speed 0.5")
    #expect(plain.count == 5 && slow.count == 10)
    #expect((0..<5).allSatisfy { slow[2 * $0] == plain[$0] })
    #expect(try await frames("--speed 2").count == 3)
    // 0.05 s at 400 pt/s: 20 points after the first frame, which shows 0 to 20.
    #expect(extent(of: slow[1], above: 128) == 20...39)
  }

  @Test func `blur spreads light along the path while the shutter is open`() async throws {
    let sharp = try await frames("")[1]
    let blurred = try await frames("--motion-blur 20 --shutter 180")[1]
    // At 0.1 s the box is from 40 to 60; the shutter is open for 0.05 s, 20 points, in steps of
    // one.
    #expect(extent(of: sharp, above: 0) == 40...59)
    #expect(extent(of: blurred, above: 0) == 40...78)
    let light = { (image: Image) in
      (0..<image.width).map { column in
        let value = Double(image[column, 50] & 0xFF) / 255
        return value <= 0.04045 ? value / 12.92 : pow24((value + 0.055) / 1.055)
      }.reduce(0, +)
    }
    // Light is conserved, but for the rounding of 39 columns to bytes: half a byte at most, 0.0045
    // of the light where the curve is steepest.
    #expect(abs(light(blurred) - light(sharp)) < 39 * 0.0045)
    // Ten of twenty moments light this column: half of the light, by sRGB's curve 188 of 255.
    #expect(blurred[49, 50] & 0xFF == 188)
  }

  // 600 pt/s, 240 frames for each second of the scene: 2.5 points a frame. The middle of a line
  // from the box to a fixed point moves half as far.
  @Test(arguments: [
    ("backgroundColor: white}", 2.5),
    ("}}, {link: {from: box, to: [400, 20], color: white, lineWidth: 8}", 1.25),
  ])
  func `dynamics is smooth in slow motion`(look: String, way: Double) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      canvas: [400, 40]
      duration: 0.5
      background: black
      views: [{view: {name: box, size: [20, 20], center: [20, 20], \(look)}]
      behaviors: [{dynamicItem: {items: box, resistance: 0, linearVelocity: [600, 0]}}]
      """, to: "a.yaml")
    let outcome = try await sandbox.zoetrope(
      "render a.yaml -o f/ --scale 1 --speed 0.25 --from 0.1 --to 0.2 --quiet")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    let lights = try sandbox.names.filter { $0.hasSuffix(".png") }.map { name in
      let image = try sandbox.image(name)
      let row = (0..<image.width).map { Double(image[$0, 20] & 0xFF) }
      return zip(row, row.indices).reduce(0) { $0 + $1.0 * Double($1.1) } / row.reduce(0, +)
    }
    // To the rounding of edges.
    for (light, next) in zip(lights, lights.dropFirst()) { #expect(abs(next - light - way) < 0.05) }
  }

  @Test func `a stamp is in the lower left corner, and a plot at the right`() async throws {
    let plain = try await frames("")[2]
    let stamped = try await frames("--stamp")[2]
    #expect(stamped.width == plain.width && stamped != plain)
    #expect(
      (0..<70).allSatisfy { row in (0..<200).allSatisfy { plain[$0, row] == stamped[$0, row] } })
    let plotted = try await frames("--plot box.x")
    #expect(plotted[0].width == 680 && plotted[0].height == 240)
    // The scene is in the middle of its side, and the line moves.
    #expect(
      (0..<100).allSatisfy { row in
        (0..<200).allSatisfy { plotted[2][$0, row + 70] == plain[$0, row] }
      })
    #expect(plotted[1] != plotted[2])
  }

  @Test func `a plot beside a grid has a line for each tile`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      canvas: [200, 100]
      duration: 0.5
      background: black
      parameters: {way: {default: 100, range: [0, 200]}}
      views: [{view: {name: box, size: [20, 20], center: [10, 50], backgroundColor: white}}]
      animations: [{animate: {duration: 0.5, changes: [{view: box, center: [10 + way, 50]}]}}]
      """, to: "a.yaml")
    let options = "--set way=50,100,150 --grid --fps 10 --quiet"
    for more in ["--plot box.x", "--plot box.y --against box.x --meters"] {
      let outcome = try await sandbox.zoetrope("render a.yaml -o f/ --force \(options) \(more)")
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
      let frames = try (0..<5).map { try sandbox.image("f/000\($0).png") }
      let grid = try await sandbox.zoetrope("render a.yaml -o g/ --force \(options)")
      #expect(grid.exitCode == 0, "\(grid.standardError)")
      let alone = try sandbox.image("g/0000.png")
      // The plot is at the right, with letters of the labels' size; no side is longer than that of
      // a grid.
      #expect(frames[0].width > alone.width && frames[0].width <= 2160)
      #expect(frames[1] != frames[2])
    }
    let sized = try await sandbox.zoetrope(
      "render a.yaml -o s/ --size 900x300 --plot box.x \(options)")
    #expect(sized.exitCode == 0, "\(sized.standardError)")
    let image = try sandbox.image("s/0000.png")
    #expect((image.width, image.height) == (900, 300))
    let many = try await sandbox.zoetrope(
      "render a.yaml -o m/ --plot box.x,box.y,box.vx,box.speed,box.width,box.height,box.alpha,box.vy "
        + options)
    #expect(many.standardError.contains("A plot has 21 lines at most, not 24."))
  }

  @Test(arguments: [
    ("--speed 0", "it must be a number from 0.01 to 100."),
    ("--motion-blur 1", "it must be a number from 2 to 64."),
    ("--shutter 90", "--shutter is for --motion-blur."),
    ("--plot ball.x", "a has no view 'ball', only box."),
    ("--plot box.z", "'box.z' is not a quantity"),
    ("--meters", "--against, --x-range, --y-range and --meters are for --plot."),
  ])
  func `wrong values are refused`(options: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.square, to: "a.yaml")
    let outcome = try await sandbox.zoetrope("render a.yaml -o a.mp4 \(options)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.standardError.contains(sentence), "\(outcome.standardError)")
    #expect(try sandbox.names == ["a.yaml"])
  }

  @Test func `vectors have no blur`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.square, to: "a.yaml")
    let outcome = try await sandbox.zoetrope("render a.yaml -o a.svg --motion-blur 8")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError.contains("--motion-blur is for films and PNG frames, not for a.svg."))
  }
}

/// The power 2.4 of a number from 0 to 1, as the fifth root of the twelfth power, by Newton's
/// method.
private func pow24(_ base: Double) -> Double {
  guard base > 0 else { return 0 }
  let power = (1...12).reduce(1.0) { product, _ in product * base }
  var root = base
  for _ in 0..<60 { root -= (root - power / (root * root * root * root)) / 5 }
  return root
}
