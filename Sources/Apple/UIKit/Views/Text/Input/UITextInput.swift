public import Controls
public import Geometry
internal import PictureKit
public import Scrolling
public import StageKit

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place, in texts of UIKit.
  let offset: Int

  /// Creates a place, as the base of one of a program.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns whether the other object is the same place.
  override open func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextPosition.self else { return super.isEqual(object) }
    return (object as? UITextPosition)?.offset == offset
  }
  /// The number of units before the place.
  override open var hash: Int { offset }
}

/// The characters between two places of a text.
open class UITextRange: NSObject {
  let range: Range<Int>

  /// Creates a range, as the base of one of a program.
  public override init() {
    range = 0..<0
    super.init()
  }

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// The first place.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  /// The last place.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  /// Whether there are no characters.
  open var isEmpty: Bool { range.isEmpty }

  /// Returns whether the other object has the same characters.
  override open func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextRange.self else { return super.isEqual(object) }
    return (object as? UITextRange)?.range == range
  }
  /// A number of the range.
  override open var hash: Int { range.hashValue }
}

/// Directions in which a text is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// Directions in which a text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A text whose characters can be found and replaced by places.
public protocol UITextInput: KeyInput {
  /// The first place.
  var beginningOfDocument: UITextPosition { get }
  /// The last place.
  var endOfDocument: UITextPosition { get }
  /// The selected characters, or the cursor.
  var selectedTextRange: UITextRange? { get set }
  /// The characters that are not final yet.
  var markedTextRange: UITextRange? { get }
  /// Returns characters.
  func text(in range: UITextRange) -> String?
  /// Replaces characters.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns a place at a distance; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the distance of two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the characters between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A text field or text view, whose places are numbers of UTF-16 units.
public protocol _UnitTextInput: UITextInput {
  /// The text.
  var _unitText: String { get }
  /// The selected units.
  var _selectedUnits: Range<Int> { get set }
  /// Replaces units.
  func _replaceUnits(_ range: Range<Int>, with text: String)
}

extension _UnitTextInput {
  private var length: Int { _unitText.utf16.count }

  /// The first place.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The last place.
  public var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// The selected characters, or the cursor.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(_selectedUnits) }
    set { if let newValue { _selectedUnits = newValue.range.clamped(to: 0..<length) } }
  }
  /// The characters that are not final yet: none.
  public var markedTextRange: UITextRange? { nil }

  /// Returns characters.
  public func text(in range: UITextRange) -> String? {
    let units = Array(_unitText.utf16)[range.range.clamped(to: 0..<length)]
    return String(decoding: units, as: UTF16.self)
  }

  /// Replaces characters.
  public func replace(_ range: UITextRange, withText text: String) {
    _replaceUnits(range.range.clamped(to: 0..<length), with: text)
  }

  /// Returns a place at a distance; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns a place at a distance in a direction; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }

  /// Returns the distance of two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the characters between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(first, last)..<max(first, last))
  }

  /// Returns the order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}

extension TextField: _UnitTextInput {
  /// The text.
  public var _unitText: String { text ?? "" }
  /// The cursor.
  public var _selectedUnits: Range<Int> {
    get { cursorPosition..<cursorPosition }
    set { cursorPosition = newValue.upperBound }
  }
  /// Replaces units without asking the delegate.
  public func _replaceUnits(_ range: Range<Int>, with text: String) {
    var units = Array(_unitText.utf16)
    units.replaceSubrange(range, with: text.utf16)
    self.text = String(decoding: units, as: UTF16.self)
    cursorPosition = range.lowerBound + text.utf16.count
    sendActions(for: .editingChanged)
  }
}

extension TextView: _UnitTextInput {
  /// The text.
  public var _unitText: String { text ?? "" }
  /// The selection.
  public var _selectedUnits: Range<Int> {
    get { selectedUnits }
    set { selectedUnits = newValue }
  }
  /// Replaces units without asking the delegate.
  public func _replaceUnits(_ range: Range<Int>, with text: String) {
    let changed = MutableAttributedText(attributedText.contents)
    let attributes = range.isEmpty ? attributesOfTyping : changed.attributes(at: range.lowerBound)
    changed.replaceCharacters(
      in: range, with: AttributedText(string: text, attributes: attributes))
    attributedText = changed
    selectedUnits = range.lowerBound + text.utf16.count..<range.lowerBound + text.utf16.count
  }

  /// Returns the rectangle of the cursor at a place.
  public func caretRect(for position: UITextPosition) -> CGRect {
    cursorRect(at: min(max(position.offset, 0), _unitText.utf16.count)) ?? .zero
  }
}
