package import Geometry
package import PictureKit

extension TextContents {
  /// Returns the text with a font and a color where it has none.
  ///
  /// - Parameters:
  ///   - defaults: The attributes that take precedence; besides font and color, only the kern is
  ///     used.
  ///   - font: The font where neither the text nor the defaults have one.
  ///   - color: The color where neither the text nor the defaults have one.
  /// - Returns: The text.
  package func completed(
    with defaults: TextAttributes, font: Font, color: Color
  ) -> TextContents {
    var text = self
    text.change(0..<text.length) { attributes in
      attributes.font = attributes.font ?? defaults.font ?? font
      attributes.foregroundColor = attributes.foregroundColor ?? defaults.foregroundColor ?? color
      attributes.kern = attributes.kern ?? defaults.kern
    }
    return text
  }

  /// Returns the UTF-16 offset of the character that ends at an offset above 0.
  package func startOfCharacter(endingAt end: Int) -> Int {
    let string = string
    let index = string.utf16.index(string.startIndex, offsetBy: end)
    return string.index(before: index).utf16Offset(in: string)
  }

  /// Returns the position between characters of a part that is closest to a coordinate.
  ///
  /// - Parameters:
  ///   - part: The UTF-16 units of the part.
  ///   - x: The coordinate, in points from the left end of the part.
  ///   - width: Returns the width of the first units of the part, in points.
  /// - Returns: The UTF-16 offset in the text.
  package func position(
    in part: Range<Int>, at x: Double, width: (_ length: Int) -> Double
  ) -> Int {
    let string = attributedSubstring(from: part).string
    var best = (position: 0, distance: abs(x))
    var index = string.startIndex
    while index < string.endIndex {
      index = string.index(after: index)
      let position = index.utf16Offset(in: string)
      let distance = abs(width(position) - x)
      if distance < best.distance { best = (position, distance) }
    }
    return part.lowerBound + best.position
  }
}
