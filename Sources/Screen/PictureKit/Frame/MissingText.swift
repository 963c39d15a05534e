/// What the texts of frames need and no installed font has.
public struct MissingText: Hashable, Sendable {
  /// The characters that are drawn as boxes.
  public var characters: Set<Character>
  /// The names of fonts that other fonts stand in for.
  public var fonts: Set<String>

  /// Creates a list; it is empty by default.
  public init(characters: Set<Character> = [], fonts: Set<String> = []) {
    self.characters = characters
    self.fonts = fonts
  }

  /// Adds what another list has.
  public mutating func formUnion(_ other: MissingText) {
    characters.formUnion(other.characters)
    fonts.formUnion(other.fonts)
  }
}

extension Frame {
  /// What the texts of the frame need and no installed font has.
  public var missingText: MissingText {
    MissingText(characters: missingCharacters, fonts: missingFonts)
  }
}
