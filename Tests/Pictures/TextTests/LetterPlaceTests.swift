@_spi(Algorithms) import Geometry
import PictureKit
import Testing
import Text

/// Where Apple's systems draw letters, read from reference pictures of public repositories.
@Suite struct `places of letters in labels` {
  /// The left edges of the letters of "What's the point?", in ems from the label's left edge.
  private static let edges: [(size: Double, edges: [Double])] = [
    (
      28,
      [
        0.0235, 0.9881, 1.5233, 2.0068, 2.3754, 2.5705, 3.2330, 3.6071, 4.1259, 4.8885, 5.4353,
        5.9900, 6.2099, 6.7092, 7.0408,
      ]
    ),
    (
      58,
      [
        0.0227, 0.9849, 1.5061, 1.9838, 2.3475, 2.5279, 3.1792, 3.5423, 4.0533, 4.8023, 5.3350,
        5.8882, 6.1011, 6.5873, 6.9130,
      ]
    ),
  ]

  /// `testTraitsWithView` of `pointfreeco/swift-snapshot-testing` at @3x.
  @Test func `are Apple's at large sizes`() {
    for (size, apple) in Self.edges {
      let edges = Self.edges("What's the point?", .systemFont(ofSize: size), apart: 0)
        .map { $0 / size }
      #expect(edges.count == apple.count)
      for (ours, theirs) in zip(edges, apple) {
        // Apple draws letters on whole pixels, which moves them by up to 0.006 em at 28 points,
        // Inter's ink is up to 0.015 em narrower, and kerning is Inter's.
        #expect(abs(ours - theirs) < 0.025, "\(ours) instead of \(theirs) at \(size) points")
      }
    }
  }

  /// The left edges of words at 12 points, in pixels at @3x from that of the first word.
  private static let words: [(text: String, edges: [Double])] = [
    ("wrap to multiple lines given the default width", [92.6, 138.4, 283.5, 371.5, 471.6, 537.5]),
    ("Realm, Glorfindel, and Galdor of the Havens.", [123.1, 310.6, 384.1, 506.7, 549.8, 617]),
    ("Long and Will Definitely Cause Labels to", [91.6, 165.6, 239, 408.1, 525, 644.8]),
    ("The council of Elrond was attended by:", [74.3, 206.3, 251.6, 368.8, 445.1, 608.4]),
    ("Wrap when It's Written Out", [98.6, 201.4, 262, 396.5]),
    ("Frodo Baggins, Bilbo Baggins, Boromir of", [108, 265, 360, 517, 659.7]),
  ]

  /// Legends in reference pictures of `cashapp/AccessibilitySnapshot`, iOS 17.5.
  @Test func `of words are Apple's at small sizes`() {
    for (text, apple) in Self.words {
      // Spaces are 3.3 points wide, and no two letters of a word are 2.5 points apart.
      let starts = Self.edges(text, .systemFont(ofSize: 12), apart: 2.5)
      #expect(starts.count == text.split(separator: " ").count)
      for (start, theirs) in zip(starts.dropFirst(), apple) {
        // Kerning is Inter's, and Apple's letters are on whole pixels: 3 pixels are 0.08 em.
        #expect(abs((start - starts[0]) * 3 - theirs) < 3, "\(text): \(start * 3) for \(theirs)")
      }
    }
  }

  /// Heights of baselines in `testTraitsWithView`, in pixels at @3x from the label's upper edge.
  @Test(arguments: [
    (25, 71), (26, 74), (27, 77), (28, 80), (30, 86), (32, 91), (34, 97), (38, 109), (43, 123),
    (48, 137), (53, 151), (58, 166),
  ])
  func `have baselines on Apple's pixels`(size: Double, pixels: Double) {
    var label = LabelText(
      TextContents(
        string: "What's the point?", attributes: [.font: Font.systemFont(ofSize: size)]))
    label.displayScale = 3
    let (layout, origin) = label.layout(in: Rect(origin: .zero, size: label.sizeThatFits(.zero)))
    // The rounding of thirds.
    #expect(abs((origin.y + layout.firstBaseline) * 3 - pixels) < 1e-9)
  }

  @Test func `have a whole number of pixels above them in a higher label`() {
    var label = LabelText(TextContents(string: "Label", attributes: [:]))
    for scale in [1.0, 2, 3] {
      label.displayScale = scale
      for height in [20.0, 20.5, 21, 30, 43.5, 44, 50] {
        let (layout, origin) = label.layout(in: Rect(x: 0, y: 0, width: 200, height: height))
        let baseline = (origin.y + layout.firstBaseline) * scale
        #expect(abs(baseline - baseline.rounded()) < 1e-9)
        // Half a pixel from rounding, and half of one that the height is rounded up by.
        let middle = origin.y + layout.size.height / 2
        #expect(abs(middle - height / 2) * scale <= 1)
      }
    }
  }

  @Test func `keep digits of one width where they are asked for`() {
    let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = Set("0123456789".map { font.width(of: "\($0)").rounded(toDigits: 9) })
    #expect(widths.count == 1)
  }

  /// Returns the left edges of outlines that are more than a distance apart, from left to right.
  private static func edges(_ text: String, _ font: Font, apart distance: Double) -> [Double] {
    let layout = TextLayout(TextContents(string: text, attributes: [.font: font]))
    var columns: [ClosedRange<Double>] = []
    for command in layout.picture.commands {
      guard case .fill(let path, _, _) = command else { continue }
      columns += path.flattened(tolerance: 0.001).map { line in
        let xs = line.points.map(\.x)
        return (xs.min() ?? 0)...(xs.max() ?? 0)
      }
    }
    var letters: [ClosedRange<Double>] = []
    for column in columns.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = letters.last, last.upperBound + distance > column.lowerBound {
        letters[letters.count - 1] = last.lowerBound...max(last.upperBound, column.upperBound)
      } else {
        letters.append(column)
      }
    }
    return letters.map(\.lowerBound)
  }
}

extension Double {
  /// Returns the number rounded to some decimal digits.
  fileprivate func rounded(toDigits digits: Int) -> Double {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return (self * factor).rounded() / factor
  }
}
