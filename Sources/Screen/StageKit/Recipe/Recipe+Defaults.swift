public import Geometry

extension Recipe {
  /// The name of the type in lower case, with a hyphen before each capital: `roll-down` for
  /// `RollDown`.
  public var id: String {
    String(describing: Self.self).prefix { $0 != "<" }.hyphenated
  }

  /// The ``id``.
  public var title: String { id }
  /// An empty string: the recipe cites no source.
  public var source: String { "" }
  /// The screen of an iPhone 5.
  public var canvas: Size { .phone }
  /// Five times from the start to the end, at equal distances.
  public var keyMoments: [Double] { (0...4).map { duration * Double($0) / 4 } }
  /// None.
  public var parts: [any Recipe] { [] }
}

extension StringProtocol {
  /// The name of a type in lower case, with a hyphen before each word.
  package var hyphenated: String {
    var words = ""
    var previous: Character?
    for character in self {
      if character.isUppercase, let previous, !previous.isUppercase { words += "-" }
      words += character.lowercased()
      previous = character
    }
    return words
  }
}
