public import PictureKit

extension MutableAttributedText {
  /// Replaces characters by a text with attributes.
  public func replaceCharacters(in range: NSRange, with attrString: AttributedText) {
    replaceCharacters(in: range.units, with: attrString)
  }

  /// Removes characters.
  public func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range.units, with: AttributedText())
  }

  /// Sets an attribute of a range.
  public func addAttribute(_ name: Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets attributes of a range and keeps others.
  public func addAttributes(_ attrs: [Key: Any], range: NSRange) {
    addAttributes(TextAttributes(objects: attrs), range: range.units)
  }

  /// Removes an attribute of a range.
  public func removeAttribute(_ name: Key, range: NSRange) {
    removeAttribute(name, range: range.units)
  }

  /// Replaces fonts that lack characters; it has no effect: lines are laid out with others.
  public func fixAttributes(in range: NSRange) {}

  /// The characters, whose changes change the text.
  public var mutableString: TextCharacters { TextCharacters(of: self) }
}

/// What ``NSTextStorage`` declares for its subclasses, or a member of the class has another type of:
/// members of an extension of the class could not be declared again.
public protocol AttributeChanging: MutableAttributedText {}

extension MutableAttributedText: AttributeChanging {}

extension AttributeChanging {
  /// Replaces characters; the new ones have the attributes of the first one, or of that before an
  /// empty range.
  public func replaceCharacters(in range: NSRange, with str: String) {
    let attributes = contents.attributes(ofCharactersReplacing: range.units)
    replaceCharacters(in: range.units, with: AttributedText(string: str, attributes: attributes))
  }

  /// The characters as they are now, where a text of Foundation is needed.
  public var mutableString: NSString { string as NSString }

  /// Sets all attributes of a range.
  public func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    setAttributes(TextAttributes(objects: attrs ?? [:]), range: range.units)
  }
}

extension TextContents {
  /// Returns the attributes of characters that replace a range: those of its first character, or of
  /// the one before an empty range.
  func attributes(ofCharactersReplacing range: Range<Int>) -> TextAttributes {
    guard length > 0 else { return TextAttributes() }
    let place = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
    return attributes(at: min(max(place, 0), length - 1))
  }
}
