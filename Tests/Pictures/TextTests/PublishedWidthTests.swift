import Foundation
import Geometry
import PictureKit
import SystemPackage
import TestSupport
import Testing
import Text

/// A row of the table of widths in `Documentation/Text.md`.
private struct PublishedWidth {
  let text: String
  let font: Font
  /// The width that Apple's system gave a label of the text, in points.
  let width: Double
  /// The pixels per point of its screen.
  let scale: Double

  /// The difference of the label's width here, as a fraction.
  var error: Double {
    var label = LabelText(TextContents(string: text, attributes: [.font: font]))
    label.displayScale = scale
    return label.sizeThatFits(.zero).width / width - 1
  }

  static func all() throws -> [PublishedWidth] {
    let page = try String(
      contentsOfFile: repositoryRoot.appending("Documentation/Text.md").string, encoding: .utf8)
    let rows = page.split(separator: "\n").compactMap { line -> PublishedWidth? in
      let columns = line.split(separator: "|")
      let cells = columns.map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[3].hasPrefix("@"), let width = Double(cells[2]),
        let scale = Double(cells[3].filter(\.isNumber))
      else { return nil }
      let font = cells[1].split(separator: " ")
      let weights: [Substring: Font.Weight] = [
        "regular": .regular, "medium": .medium, "semibold": .semibold, "heavy": .heavy,
      ]
      guard font.count == 2, let size = Double(font[0]), let weight = weights[font[1]] else {
        return nil
      }
      // One space is beside each bar; a text may end with others.
      return PublishedWidth(
        text: String(columns[0].dropFirst().dropLast()),
        font: .systemFont(ofSize: size, weight: weight), width: width, scale: scale)
    }
    return rows
  }
}

@Suite struct `widths of labels that Apple's systems measured` {
  @Test func `are those of labels here`() throws {
    let rows = try PublishedWidth.all()
    #expect(rows.count >= 100 && Set(rows.map(\.text)).count == rows.count)
    let errors = rows.map { abs($0.error) }.sorted()
    // Kerning is Inter's, and a pixel is 0.7 % of the narrowest labels.
    let meanSquare = errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)
    #expect(meanSquare.squareRoot() < 0.008)
    #expect(errors.count { $0 <= 0.01 } >= rows.count * 9 / 10)
    #expect(errors.allSatisfy { $0 <= 0.025 })
    let mean = rows.reduce(0) { $0 + $1.error } / Double(rows.count)
    #expect(abs(mean) < 0.002)
  }

  /// The widths of one text in the test traits of swift-snapshot-testing, at the sizes of title 1.
  @Test func `follow Apple's at all sizes of a style`() {
    let widths = [
      25: 188.67, 26: 196, 27: 203.33, 28: 210.67, 30: 225.67, 32: 240.33, 34: 255, 38: 284,
      43: 320.67, 48: 356.67, 53: 392.67, 58: 428.33,
    ]
    for (size, width) in widths {
      let font = Font.systemFont(ofSize: Double(size))
      let ours = "What's the point?".size(withAttributes: [.font: font]).width
      // Apple's widths are rounded up to thirds.
      #expect(abs(ours - (width - 1.0 / 6)) < 0.004 * width, "\(size) points")
    }
  }
}
