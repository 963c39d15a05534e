/// The characters and fonts that the texts of frames need and that are not installed.
public struct MissingText: Hashable, Sendable {
  /// The characters that are drawn as boxes.
  public var characters: Set<Character>
  /// The names of fonts that other fonts replace.
  public var fonts: Set<String>

  /// Creates a list; it is empty by default.
  public init(characters: Set<Character> = [], fonts: Set<String> = []) {
    self.characters = characters
    self.fonts = fonts
  }

  /// Adds the elements of another list.
  public mutating func formUnion(_ other: MissingText) {
    characters.formUnion(other.characters)
    fonts.formUnion(other.fonts)
  }
}

extension Frame {
  /// The characters and fonts that the texts of the frame need and that are not installed.
  public var missingText: MissingText {
    MissingText(characters: missingCharacters, fonts: missingFonts)
  }
}
