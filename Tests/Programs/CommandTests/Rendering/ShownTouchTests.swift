import Imaging
import Testing

/// Touches in pictures that the command renders, checked by pixels.
@Suite struct ShownTouchTests {
  /// The pixels in which two pictures differ.
  private struct Difference {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>

    init?(_ first: Image, _ second: Image) {
      let places = (0..<first.height).flatMap { y in
        (0..<first.width).filter { first[$0, y] != second[$0, y] }.map { (x: $0, y: y) }
      }
      guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
        let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
      else { return nil }
      columns = left...right
      rows = top...bottom
    }

    /// The center, in points, for 2 pixels per point.
    var middle: (x: Double, y: Double) {
      (
        Double(columns.lowerBound + columns.upperBound + 1) / 4,
        Double(rows.lowerBound + rows.upperBound + 1) / 4
      )
    }
  }

  /// The pixels that change at a time if touches are shown.
  private func stills(of id: String, at time: Double) async throws -> (shown: Image, plain: Image) {
    let sandbox = try Sandbox()
    for (name, flag) in [("shown.png", "--show-touches"), ("plain.png", "")] {
      let outcome = try await sandbox.zoetrope("still \(id) --at \(time) \(flag) -o \(name)")
      #expect(outcome.exitCode == 0)
    }
    return (try sandbox.image("shown.png"), try sandbox.image("plain.png"))
  }

  @Test func `with --show-touches a tap appears as a gray disc at its time and place`()
    async throws
  {
    let (shown, plain) = try await stills(of: "book-13-2-snap", at: 0.5)
    let difference = try #require(Difference(shown, plain))
    // A disc of 20 points around (260, 120), two pixels a point.
    #expect(difference.columns == 480...559)
    #expect(difference.rows == 200...279)
  }

  @Test(arguments: [(0.49, 0.0), (0.5, 1), (0.6, 1), (0.725, 0.5), (0.86, 0)])
  func `a tap's disc appears with the tap, stays and fades out`(
    time: Double, visibility: Double
  ) async throws {
    let (shown, plain) = try await stills(of: "book-13-2-snap", at: time)
    if visibility == 0 { #expect(shown == plain) }
    for shift in [0, 8, 16] {
      func level(_ image: Image) -> Double { Double(image[520, 240] >> shift & 0xFF) }
      // Over white at 0.5 s, later over the ball. Opacity and blending round to whole levels.
      let opacity = 0.4 * visibility
      let expected = level(plain) * (1 - opacity) + 0.35 * 255 * opacity
      #expect(abs(level(shown) - expected) <= 1.5, "\(level(shown)) for \(expected)")
    }
  }

  @Test func `the disc of a pan follows the touch, between its moves too`() async throws {
    let sandbox = try Sandbox()
    // Two frames per move: every other frame is between two moves.
    let what = "render warren-image-viewer-flick --from 0.05 --to 0.09 --fps 120 --quiet"
    _ = try await sandbox.zoetrope("\(what) -o plain")
    _ = try await sandbox.zoetrope("\(what) -o shown --show-touches")
    for index in 0..<5 {
      let name = "000\(index).png"
      let difference = try #require(
        Difference(try sandbox.image("shown/\(name)"), try sandbox.image("plain/\(name)")))
      // From (220, 400) to (232, 330) in 14 moves, one a sixtieth of a second.
      let share = (0.05 + Double(index) / 120) * 60 / 14
      // The edge of the disc is known to half a point, the size of a pixel.
      #expect(abs(difference.middle.x - (220 + 12 * share)) <= 0.5, "frame \(index)")
      #expect(abs(difference.middle.y - (400 - 70 * share)) <= 0.5, "frame \(index)")
    }
  }
}
