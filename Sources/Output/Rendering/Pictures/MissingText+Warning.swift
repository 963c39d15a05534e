internal import FileIO
package import PictureKit

/// Returns a sentence about characters that no installed font has; nil if there are none.
///
/// - Parameter characters: The characters.
/// - Returns: The sentence, which names up to ten of them with their code points and Unicode names.
package func warning(ofMissing characters: Set<Character>) -> String? {
  guard !characters.isEmpty else { return nil }
  let limit = 10
  let names = characters.map { (scalars: $0.unicodeScalars.map(\.value), name: name(of: $0)) }
    .sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }.map(\.name)
  let rest = names.count > limit ? " and \(names.count - limit) more" : ""
  return "Warning: no installed font has \(names.prefix(limit).joined(separator: ", "))\(rest); a "
    + "box is drawn instead."
}

/// Returns the warnings of characters and fonts that texts need, one a line; nil if there are none.
package func warning(ofMissing text: MissingText) -> String? {
  let limit = 10
  let fonts = text.fonts.sorted()
  var sentences = [warning(ofMissing: text.characters)].compactMap(\.self)
  if let first = fonts.first, fonts.count == 1 {
    sentences.append(
      "Warning: the font \(first) is not installed, and another font stands in for it.")
  } else if !fonts.isEmpty {
    let rest = fonts.count > limit ? " and \(fonts.count - limit) more" : ""
    sentences.append(
      "Warning: the fonts \(fonts.prefix(limit).joined(separator: ", "))\(rest) are not installed, "
        + "and other fonts stand in for them.")
  }
  return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
}

/// Returns a character, its code points and its name: `é (U+00E9 LATIN SMALL LETTER E WITH ACUTE)`.
///
/// Several code points have no name together, and private ones none at all.
private func name(of character: Character) -> String {
  let points = character.unicodeScalars.map { scalar in
    "U+\(scalar.value.hexadecimal(digits: 4))"
  }
  let scalars = character.unicodeScalars
  let name = scalars.count == 1 ? scalars.first?.properties.name : nil
  let description = (points + [name].compactMap(\.self)).joined(separator: " ")
  return "\(String(character).printable) (\(description))"
}
