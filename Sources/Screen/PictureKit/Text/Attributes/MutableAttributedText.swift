/// A text with attributes that can be changed, as an object: `NSMutableAttributedString`.
///
/// Every change is made by one of two methods, which subclasses override:
/// ``replaceCharacters(in:with:)`` and ``change(_:_:)``.
open class MutableAttributedText: AttributedText {
  private var current: TextContents

  /// The characters and their attributes.
  override open var contents: TextContents { current }

  /// Creates an empty text.
  override public init() {
    current = TextContents()
    super.init()
  }

  /// Creates a text with contents.
  override public init(_ contents: TextContents) {
    current = contents
    super.init()
  }

  /// Replaces the characters of a range of UTF-16 units by a text.
  open func replaceCharacters(in range: Range<Int>, with other: AttributedText) {
    current.replaceCharacters(in: range, with: other.contents)
  }

  /// Changes the attributes in a range of UTF-16 units.
  open func change(_ range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    current.change(range, change)
  }

  /// Appends a text.
  open func append(_ other: AttributedText) {
    replaceCharacters(in: length..<length, with: other)
  }

  /// Inserts a text before a UTF-16 unit.
  open func insert(_ other: AttributedText, at location: Int) {
    replaceCharacters(in: location..<location, with: other)
  }

  /// Replaces the whole text.
  open func setAttributedString(_ other: AttributedText) {
    replaceCharacters(in: 0..<length, with: other)
  }

  /// Sets an attribute in a range of UTF-16 units.
  public func addAttribute(_ key: TextAttributes.Key, value: Any, range: Range<Int>) {
    change(range) { $0.set(key, to: value) }
  }

  /// Sets those attributes in a range of UTF-16 units that are not nil.
  public func addAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    change(range) { $0.merge(attributes) }
  }

  /// Replaces all attributes in a range of UTF-16 units.
  public func setAttributes(_ attributes: TextAttributes, range: Range<Int>) {
    change(range) { $0 = attributes }
  }

  /// Removes an attribute in a range of UTF-16 units.
  public func removeAttribute(_ key: TextAttributes.Key, range: Range<Int>) {
    change(range) { $0.set(key, to: nil) }
  }

  /// Begins changes that belong together; it has no effect, but for subclasses.
  open func beginEditing() {}
  /// Ends changes that belong together; it has no effect, but for subclasses.
  open func endEditing() {}
}
