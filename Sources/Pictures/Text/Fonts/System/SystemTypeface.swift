internal import PictureKit

/// What takes the place of San Francisco at a size and weight: a family whose letters are scaled to
/// the same height, and the distances between them that make texts as wide.
///
/// The distances are San Francisco's tracking and the differences between single letters, which
/// were measured in pictures, and by weight what remained between these and widths that Apple's
/// systems gave labels: `Documentation/Text.md` has them with their sources.
struct SystemTypeface {
  /// The family, in small letters.
  let family: String
  /// The distances that are added after characters.
  let spacing: LetterSpacing
  /// The factor by which letters are wider than those of the family.
  let stretch: Double

  /// The height of San Francisco's capitals, in ems; letters are scaled to it.
  static let capHeight = 1443.0 / 2048
  /// The size, in points, from which the letters are those of Inter Display.
  static let displaySize = 20.0
  /// The family of smaller sizes, and what takes its place where it is not installed.
  static let textFamilies = ["inter", "inter variable", "noto sans", "dejavu sans"]
  /// The family of larger sizes.
  static let displayFamilyName = "Inter Display"

  /// The sizes, in points, between which San Francisco's letters change to those of large sizes.
  private static let changingSizes = 17.0...28.0

  /// Creates the typeface of a font of the system.
  init(_ font: Font) {
    let size = font.pointSize
    let weight = Self.steps(above: font.weight)
    let isDisplay = size >= Self.displaySize
    let share = Self.largeShare(atSize: size)
    family = isDisplay ? Self.displayFamilyName.lowercased() : Self.textFamilies[0]
    stretch = font.width.stretch
    // Inter's letters widen less with their weight than San Francisco's; small capitals and large
    // digits even less.
    let bold = weight * (0.006 + share * (0.004 - 0.006))
    spacing = LetterSpacing(
      all: SystemTracking.tracking(atSize: size) + bold,
      capitals: weight * 0.005 * (1 - share), digits: weight * 0.0045 * share, lead: bold / 2,
      letters: OpticalFit(
        largeShare: share, isDisplay: isDisplay, hasEqualDigits: font.design == .monospacedDigit),
      stretch: stretch)
  }

  /// Returns the share of the letters of large sizes, 0...1.
  ///
  /// It rises faster at first: spaces in Apple's pictures have 0.82 of the change at 25 points and
  /// 0.89 at 26.
  private static func largeShare(atSize size: Double) -> Double {
    let (least, most) = (changingSizes.lowerBound, changingSizes.upperBound)
    let part = min(max((size - least) / (most - least), 0), 1)
    return part * (1.45 - 0.45 * part)
  }

  /// Returns how many steps of weights, such as that from regular to medium, a weight is above
  /// regular; 0 for lighter ones.
  private static func steps(above weight: Font.Weight) -> Double {
    max((weight.openTypeWeight - Font.Weight.regular.openTypeWeight) / 100, 0)
  }
}
