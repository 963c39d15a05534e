internal import PictureKit

/// Distances that are added after the characters of a font, in ems.
struct LetterSpacing {
  /// The distance after each character.
  var all = 0.0
  /// The distance after a capital, in addition.
  var capitals = 0.0

  /// Returns the distance after a character that begins with a UTF-16 unit.
  func distance(after unit: UInt16) -> Double {
    guard capitals != 0, let scalar = Unicode.Scalar(unit) else { return all }
    let isCapital =
      scalar.isASCII ? (0x41...0x5A).contains(unit) : scalar.properties.isUppercase
    return isCapital ? all + capitals : all
  }
}

/// What takes the place of San Francisco at a size and weight: a family whose letters are scaled to
/// the same height, and the distances between them that make texts as wide.
///
/// The distances are San Francisco's tracking, and what remained between Inter and 173 widths that
/// Apple's systems gave texts: `Documentation/Text.md` has some of them with their sources.
struct SystemTypeface {
  /// The family, in small letters.
  let family: String
  /// The distances that are added after characters.
  let spacing: LetterSpacing
  /// The factor by which letters are wider than those of the family.
  let stretch: Double

  /// The height of San Francisco's capitals, in ems; letters are scaled to it.
  static let capHeight = 1443.0 / 2048
  /// The size, in points, from which San Francisco has the letters of large sizes.
  static let displaySize = 20.0
  /// The family of smaller sizes, and what takes its place where it is not installed.
  static let textFamilies = ["inter", "inter variable", "noto sans", "dejavu sans"]
  /// The family of larger sizes.
  static let displayFamilyName = "Inter Display"

  /// The size, in points, whose tracking smaller sizes of the larger family have, too.
  ///
  /// San Francisco's letters change between 17 and 28 points, and its tracking with them. Inter
  /// Display has the letters of 28 points and more.
  private static let firstDisplayTracking = 28.0

  /// Creates the typeface of a font of the system.
  init(_ font: Font) {
    let size = font.pointSize
    let weight = Self.steps(above: font.weight)
    stretch = font.width.stretch
    let distance: Double
    if size < Self.displaySize {
      family = Self.textFamilies[0]
      distance = SystemTracking.tracking(atSize: size) + 0.015 + 0.005 * weight
    } else {
      family = Self.displayFamilyName.lowercased()
      let tracking = SystemTracking.tracking(atSize: max(size, Self.firstDisplayTracking))
      distance = tracking + 0.0085 * weight
    }
    spacing = LetterSpacing(all: distance * stretch, capitals: 0.006 * weight * stretch)
  }

  /// Returns how many steps of weights, such as that from regular to medium, a weight is above
  /// regular; 0 for lighter ones.
  ///
  /// Inter's letters widen less with their weight than San Francisco's, capitals even less, by the
  /// same distance for each step.
  private static func steps(above weight: Font.Weight) -> Double {
    max((weight.openTypeWeight - Font.Weight.regular.openTypeWeight) / 100, 0)
  }
}
