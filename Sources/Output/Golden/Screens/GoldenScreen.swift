public import StageKit

/// A run of a program of which golden pictures are made: a preview, or what a script shows.
public struct GoldenScreen: Sendable {
  /// When pictures are made.
  public enum Moments: Sendable {
    /// At a time, in seconds; the picture has the name.
    case time(Double, name: String)
    /// At the times of the script, by its names.
    case snapshots
    /// At the recipe's key moments, which are the names.
    case keyMoments
  }

  /// The name of the directory of the pictures.
  public let group: String
  /// What follows the names of the pictures, such as `-dark`; empty for none.
  public let suffix: String
  /// The program.
  public let recipe: any Recipe
  /// When pictures are made.
  public let moments: Moments
  /// The number of pixels per point, above 0.
  public let scale: Double

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - group: The name of the directory of the pictures; see ``fileName(of:)``.
  ///   - suffix: What follows the names of the pictures; empty for none.
  ///   - recipe: The program.
  ///   - moments: When pictures are made.
  ///   - scale: The number of pixels per point, above 0.
  public init(
    group: String, suffix: String = "", recipe: any Recipe, moments: Moments, scale: Double
  ) {
    self.group = group
    self.suffix = suffix
    self.recipe = recipe
    self.moments = moments
    self.scale = scale
  }

  /// Returns a text as the name of a file: letters, digits and `_-. ()` stay, others become
  /// hyphens.
  public static func fileName(of text: String) -> String {
    let characters = text.map { character in
      character.isLetter || character.isNumber || "_-. ()".contains(character) ? character : "-"
    }
    // Names of 255 bytes are allowed; suffixes follow.
    var name = String(characters)
    while name.utf8.count > 160 { name.removeLast() }
    let isPlain = name.contains { $0.isLetter || $0.isNumber } && !name.hasPrefix(".")
    return isPlain ? name : "_\(name)"
  }
}
