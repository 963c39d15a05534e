internal import Geometry
internal import UIKit

/// The text of a layer, set in the system's font.
struct TextRecord {
  /// A text from a frame on.
  struct Line {
    let frame: Double
    let text: String
    let font: String
    let size: Double
    let color: [Double]
    /// Where lines begin: 0 at the position, 1 end there, 2 are centered.
    let justification: Int
    let lineHeight: Double
  }

  private let texts: [Line]

  init?(_ fields: Fields) {
    texts =
      fields.fields("d")?.list("k").compactMap { keyframe in
        guard let style = keyframe.fields("s"), let text = style.text("t") else { return nil }
        let size = style.number("s") ?? 12
        return Line(
          frame: keyframe.number("t") ?? 0, text: text, font: style.text("f") ?? "", size: size,
          color: Fields.numbers(style["fc"]), justification: style.integer("j") ?? 0,
          lineHeight: style.number("lh") ?? size * 1.2)
      } ?? []
    if texts.isEmpty { return nil }
  }

  /// Returns the text at a frame.
  func text(at frame: Double) -> Line { texts.last { $0.frame <= frame } ?? texts[0] }
}
