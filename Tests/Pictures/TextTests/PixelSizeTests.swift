@_spi(Algorithms) import Geometry
import PictureKit
import TestSupport
import Testing
import Text

@Suite struct `sizes of labels in pixels` {
  private static let words = [
    "Settings", "Wi-Fi", "Done", "What's", "the", "point?", "AVATAR", "To", "fi", "12:34", "Über",
    "naïve", "你好", "שלום", "مرحبا", "é́", "😀", "—", "…", "WWW", "iii", "Привет", "100 %",
  ]

  /// A label that sizes itself is never cut, whatever its text, font and screen.
  @Test func `are enough for 2,000 texts at scales 1, 2 and 3`() {
    var random = SplitMix64(state: 48)
    let weights: [Font.Weight] = [.ultraLight, .regular, .medium, .semibold, .bold, .black]
    for _ in 0..<2000 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &random)! }
        .joined(separator: " ")
      let size = Double.random(in: 6...60, using: &random)
      let isWhole = Bool.random(using: &random)
      let font = Font.systemFont(
        ofSize: isWhole ? size.rounded() : size, weight: weights.randomElement(using: &random)!)
      let scale = Double(Int.random(in: 1...3, using: &random))
      var label = LabelText(TextContents(string: text, attributes: [.font: font]))
      label.displayScale = scale
      let fitting = label.sizeThatFits(.zero)
      for length in [fitting.width, fitting.height] {
        let pixels = length * scale
        // The rounding of a division by 3.
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(length) points at scale \(scale)")
      }
      // The edges of a rectangle on whole pixels, whose difference is not exact in thirds.
      let left = Double(Int.random(in: 0...2000, using: &random)) / scale
      let width = (left + fitting.width) - left
      let shown = label.layout(in: Rect(x: 0, y: 0, width: width, height: fitting.height)).layout
      #expect(!shown.isTruncated && shown.lines.count == 1, "\(text) of \(font) at \(scale)")
    }
  }

  @Test(arguments: [
    (25, 30), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667),
    (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333), (16, 19.333),
  ])
  func `have the heights of Apple's on a screen of scale 3`(size: Double, height: Double) {
    let font = Font.systemFont(ofSize: size)
    var label = LabelText(TextContents(string: "What's the point?", attributes: [.font: font]))
    label.displayScale = 3
    // Heights are published with three digits.
    #expect(abs(label.sizeThatFits(.zero).height - height) < 0.0005)
  }
}
