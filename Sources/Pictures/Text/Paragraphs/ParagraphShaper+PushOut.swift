internal import PictureKit

/// The strategy `.pushOut`: a paragraph of two lines does not end in a lone word.
///
/// Apple documents neither the number of lines nor the widths. In pictures of iOS 13 to 17 labels
/// of two lines move the last word of the first line down, and labels of three and more lines do
/// not; `Documentation/Text.md` has the table.
extension ParagraphShaper {
  /// The largest width of the second line, as a fraction of the first one's: in pictures between
  /// about 0.5, which is pushed out, and 0.89, which is not.
  ///
  /// The container has no part in it, so that a label has the same lines in the width that fits it.
  private static let maxSecondLineFraction = 0.7

  /// Returns the lines of the paragraph with the last word of the first line in the second one; nil
  /// if its lines stay.
  func pushingOutLastWord(of lines: [ShapedLine]) -> [ShapedLine]? {
    guard paragraph.lineBreakStrategy.contains(.pushOut), paragraph.wrapping == .word,
      lines.count == 2, lines[0].isWrapped, !analysis.isRightToLeft
    else { return nil }
    let textEnd = endWithoutSpaces(lines[1].range)
    guard !(lines[1].range.lowerBound..<textEnd).contains(where: isSpace) else { return nil }
    // A line without a space at its end breaks in the middle of a word.
    let wordEnd = endWithoutSpaces(lines[0].range)
    guard wordEnd < lines[0].range.upperBound else { return nil }
    var start = wordEnd
    while start > 0, !isSpace(start - 1) { start -= 1 }
    guard start > 0, analysis.flags[start].contains(.lineBreak) else { return nil }
    let first = line(0..<start, width: paragraph.firstLineWidth, isWrapped: true)
    let second = line(start..<length, width: paragraph.lineWidth, isWrapped: false)
    guard second.width <= first.width * Self.maxSecondLineFraction,
      second.width <= paragraph.lineWidth + Self.tolerance
    else { return nil }
    return [first, second]
  }

  private func isSpace(_ unit: Int) -> Bool { analysis.flags[unit].contains(.space) }

  /// Returns the end of a range without the spaces at its end.
  private func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return end
  }
}
