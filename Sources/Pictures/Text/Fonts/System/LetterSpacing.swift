/// The distances between the characters of a font, and the places of their outlines, in ems.
struct LetterSpacing {
  /// The distance that is added after each character.
  var all = 0.0
  /// The distance that is added after a capital, in addition.
  var capitals = 0.0
  /// The distance that is added after a digit, in addition.
  var digits = 0.0
  /// The distance from each character to its outline.
  var lead = 0.0
  /// The differences between single letters; nil without any.
  var letters: OpticalFit?
  /// The factor by which letters, and so their distances, are wider.
  var stretch = 1.0

  /// Returns the distance that is added after a character that begins with a UTF-16 unit.
  func distance(after unit: UInt16) -> Double {
    var distance = all + (letters?.advance(of: unit) ?? 0)
    if capitals != 0, Self.isCapital(unit) { distance += capitals }
    if digits != 0, Self.isDigit(unit) { distance += digits }
    return distance * stretch
  }

  /// Returns the distance by which a character's outline is moved to the right.
  func shift(of unit: UInt16) -> Double {
    guard let letters else { return 0 }
    return (lead + letters.shift(of: unit)) * stretch
  }

  /// Returns whether a UTF-16 unit is a digit of ASCII.
  static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  private static func isCapital(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.isASCII ? (0x41...0x5A).contains(unit) : scalar.properties.isUppercase
  }
}

/// The differences between single letters of San Francisco and of Inter at a size.
struct OpticalFit {
  /// The share of the letters of large sizes in those of San Francisco, 0...1.
  let largeShare: Double
  /// Whether the letters are those of Inter Display.
  let isDisplay: Bool
  /// Whether all digits have the same width.
  let hasEqualDigits: Bool

  /// Returns the difference of the distances to the next character, in ems.
  func advance(of unit: UInt16) -> Double {
    let fit = fit(of: unit)
    return isDisplay
      ? mix(fit.advance + fit.widening, fit.largeAdvance)
      : mix(fit.advance, fit.largeAdvance - fit.widening)
  }

  /// Returns the difference of the centers of the ink, in ems.
  func shift(of unit: UInt16) -> Double {
    let fit = fit(of: unit)
    let center = fit.widening / 2
    return isDisplay
      ? mix(fit.shift + center, fit.largeShift) : mix(fit.shift, fit.largeShift - center)
  }

  private func fit(of unit: UInt16) -> LetterFit {
    hasEqualDigits && LetterSpacing.isDigit(unit) ? .digit : .of(unit)
  }

  private func mix(_ small: Double, _ large: Double) -> Double {
    small + largeShare * (large - small)
  }
}
