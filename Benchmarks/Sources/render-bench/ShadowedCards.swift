import BenchSupport
import ElementaryFunctions
import Geometry
import Imaging
import PictureKit
import Raster

/// The speed at which frames of 50 cards with shadows are drawn, compared with the same cards
/// without shadows: after the first frame, which draws the shadows' textures.
struct ShadowedCards {
  /// A motion of the cards.
  private enum Motion: String, CaseIterable {
    case moving
    case turning
    /// The cards are labels without a background, whose digits change with each frame, so that each
    /// frame draws the textures of its shadows.
    case relabeled
  }

  /// The shortest times of a frame, in milliseconds.
  private struct Result {
    let motion: Motion
    var plain = Double.infinity
    var shadowed = Double.infinity

    var ratio: Double { plain / shadowed }
  }

  private static let size = Size(1920, 1080)
  private static let frameCount = 40

  private var results: [Result] = []

  /// Draws all frames once with and once without shadows in each turn.
  init(turns: Int) throws {
    let renderer = FrameRenderer(canvas: Self.size)
    var image = Image(width: Int(Self.size.width), height: Int(Self.size.height))
    func milliseconds(_ motion: Motion, hasShadows: Bool) throws -> Double {
      let frames = (0..<Self.frameCount).map {
        Self.frame($0, motion, hasShadows: hasShadows)
      }
      try renderer.draw(frames[0], into: &image)
      var failure: (any Error)?
      let time = ThreadClock.milliseconds {
        do {
          for frame in frames { try renderer.draw(frame, into: &image) }
        } catch { failure = error }
      }
      if let failure { throw failure }
      return time / Double(Self.frameCount)
    }
    for motion in Motion.allCases {
      var result = Result(motion: motion)
      for _ in 0..<turns {
        result.plain = min(result.plain, try milliseconds(motion, hasShadows: false))
        result.shadowed = min(result.shadowed, try milliseconds(motion, hasShadows: true))
      }
      results.append(result)
    }
  }

  /// Returns a frame of 50 cards with round corners, a square and three lines.
  private static func frame(_ number: Int, _ motion: Motion, hasShadows: Bool) -> Frame {
    let pictures = motion == .relabeled ? labels(number) : cards
    let layers = pictures.enumerated().map { index, picture in
      let phase = Double(index)
      let angle = Double(number) / 60 * (0.5 + Double(index % 9) / 9) + phase
      let center = Point(
        size.width / 2 + 780 * sin(angle), size.height / 2 + 400 * cos(angle * 0.83 + phase))
      var place = Transform(translationX: -120, y: -80)
      if motion == .turning { place = place.concatenating(Transform(rotationAngle: angle)) }
      var card = FrameLayer(
        picture: picture,
        transform: place.concatenating(Transform(translationX: center.x, y: center.y)))
      if hasShadows {
        card.shadow = Shadow(
          color: Color(white: 0, alpha: 0.4), offset: Vector(dx: 0, dy: 6), radius: 12)
      }
      return card
    }
    return Frame(size: size, background: Color(white: 0.93), layers: layers)
  }

  private static let cards = (0..<50).map { index in
    Picture { canvas in
      canvas.setFillColor(.white)
      canvas.fill(
        Path(roundedRect: Rect(x: 0, y: 0, width: 240, height: 160), cornerRadius: 16))
      canvas.setFillColor(
        Color(red: Double(index % 7) / 7, green: 0.4, blue: Double(index % 5) / 5))
      canvas.fill(Rect(x: 16, y: 16, width: 60, height: 60))
      canvas.setFillColor(.lightGray)
      for line in 0..<3 {
        canvas.fill(Rect(x: 92, y: 20 + Double(line) * 22, width: 120, height: 10))
      }
    }
  }

  /// Returns labels of eight digits of seven bars each, as on a clock.
  private static func labels(_ number: Int) -> [Picture] {
    (0..<50).map { index in
      Picture { canvas in
        for digit in 0..<8 {
          for bar in 0..<7 where (number + index * 7 + digit * 3 + bar).isMultiple(of: 3) == false {
            canvas.fill(
              Path(
                roundedRect: Rect(
                  x: Double(digit) * 30, y: Double(bar) * 7, width: 20, height: 5),
                cornerRadius: 2))
          }
        }
      }
    }
  }

  /// The table.
  var report: String {
    let table = Table(widths: [20, -16, -16, -8])
    let lines = results.map { result in
      table.line([
        "50 cards, \(result.motion)", fixed(1000 / result.plain, 1),
        fixed(1000 / result.shadowed, 1), fixed(result.ratio, 3),
      ])
    }
    return
      ([
        "Shadows, frames of 1920x1080 a second on one thread",
        table.line(["", "without", "with shadows", "×"]),
      ] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object.
  var jsonMember: String {
    let members = results.map { result in
      "\"\(result.motion)\": {\"plain_ms\": \(result.plain), \"shadowed_ms\": "
        + "\(result.shadowed), \"ratio\": \(result.ratio)}"
    }
    return "\"shadows\": {\(members.joined(separator: ", "))}"
  }
}
