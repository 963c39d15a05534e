internal import Geometry
internal import PictureKit
internal import StageKit

/// The label of a line of a listing.
final class CodeLineLabel: Label {
  /// The number of spaces before the text.
  let indentation: Int

  init(_ line: CodeListing.Line) {
    indentation = line.indentation
    super.init()
    lineBreakMode = .byClipping
    attributedText = AttributedText(line.text)
    name = "line"
  }

  /// The label of some characters, which stands where they are in this one.
  func label(of characters: Range<Int>) -> CodeLineLabel {
    let text = attributedText?.contents ?? TextContents()
    func units(_ count: Int) -> Int { text.string.prefix(count).utf16.count }
    let start = units(characters.lowerBound)
    let part = CodeLineLabel(
      CodeListing.Line(
        indentation: 0,
        text: text.attributedSubstring(from: start..<units(characters.upperBound))))
    part.frame = Rect(
      x: frame.minX + text.attributedSubstring(from: 0..<start).size().width, y: frame.minY,
      width: part.sizeThatFits(.zero).width, height: frame.height)
    return part
  }

  /// The number of characters, with those of the indentation.
  var characterCount: Int { indentation + (text?.count ?? 0) }
}
