/// The difference between a character of San Francisco and one of Inter, in ems.
///
/// Small sizes are compared with Inter, large ones with Inter Display, both scaled to the height of
/// San Francisco's capitals and without its tracking.
struct LetterFit: Equatable {
  /// The difference of the distances to the next character, at sizes up to 17 points.
  let advance: Double
  /// The difference of the centers of the ink, at sizes up to 17 points.
  let shift: Double
  /// The difference of the distances to the next character, from 28 points.
  let largeAdvance: Double
  /// The difference of the centers of the ink, from 28 points.
  let largeShift: Double
  /// The distance by which the character is wider in Inter than in Inter Display.
  let widening: Double

  /// Creates a difference of thousandths of an em.
  private init(
    _ advance: Double, _ shift: Double, _ largeAdvance: Double, _ largeShift: Double,
    _ widening: Double
  ) {
    self.advance = advance / 1000
    self.shift = shift / 1000
    self.largeAdvance = largeAdvance / 1000
    self.largeShift = largeShift / 1000
    self.widening = widening / 1000
  }

  /// The median of capitals, for those that ``rows`` lacks.
  private static let capital = LetterFit(20, 10, 12, 3, 43)
  /// The median of small letters.
  private static let small = LetterFit(13, 5, 5, -5, 45)
  /// The median of punctuation marks and symbols.
  private static let mark = LetterFit(27, 12, 20, 5, 48)
  /// The median of digits, which all digits have where they must be equally wide.
  static let digit = LetterFit(24, 10, 17, 3, 49)

  /// Returns the difference of a character that begins with a UTF-16 unit.
  static func of(_ unit: UInt16) -> LetterFit {
    if let known = table[unit] { return known }
    guard let scalar = Unicode.Scalar(unit) else { return mark }
    if scalar.properties.isUppercase { return capital }
    return scalar.properties.isAlphabetic ? small : mark
  }

  private static let table: [UInt16: LetterFit] = {
    var table: [UInt16: LetterFit] = [:]
    for row in rows {
      table[UInt16(row.character.value)] = LetterFit(row.1, row.2, row.3, row.4, row.5)
    }
    for (letter, accented) in accented {
      for scalar in accented.unicodeScalars {
        table[UInt16(scalar.value)] = table[UInt16(letter.value)]
      }
    }
    table[0xA0] = table[0x20]
    return table
  }()

  /// Letters with those that have accents, in one UTF-16 unit each: as wide as without them.
  private static let accented: [(letter: Unicode.Scalar, accented: String)] = [
    ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"),
    ("I", "ÌÍÎÏĨĪĬĮİ"), ("L", "ĹĻĽ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŎŐ"), ("R", "ŔŖŘ"),
    ("S", "ŚŜŞŠ"), ("T", "ŢŤ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
    ("i", "ìíîïĩīĭįı"), ("l", "ĺļľ"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"), ("r", "ŕŗř"),
    ("s", "śŝşš"), ("t", "ţť"), ("u", "ùúûüũūŭůűų"), ("y", "ýÿŷ"), ("z", "źżž"),
  ]
}
