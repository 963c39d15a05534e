public import PictureKit
public import Scrolling

/// A text whose layouts follow its changes.
///
/// Of a text view it is that view's text. A subclass that keeps the text itself overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` of a `String` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last two. All other
/// methods read and change the text by these four.
open class NSTextStorage: NSMutableAttributedString {
  /// What of a text has changed.
  public typealias EditActions = NSTextStorageEditActions

  private weak var view: UITextView?
  /// Whether the view does not show the last changes yet.
  private var isAheadOfView = false
  /// The layouts of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The object that is notified of changes; nil by default.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What has changed since editing began; empty outside of it.
  open private(set) var editedMask: EditActions = []
  /// The changed units, as they are now; its location is `NSNotFound` outside of editing.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of units by which the text has grown since editing began.
  open private(set) var changeInLength = 0
  private var editingDepth = 0
  private var isProcessing = false

  /// Creates an empty text.
  override public init() { super.init() }

  /// Creates a text with contents.
  override public init(_ contents: TextContents) { super.init(contents) }

  /// Creates an empty text, whatever the coder has.
  public required init?(coder: NSCoder) { super.init() }

  init(of view: UITextView) {
    self.view = view
    super.init()
  }

  // MARK: Reading

  /// The text that this class keeps, or that of the view.
  private var kept: TextContents {
    if let view, !isAheadOfView { return view.attributedText.contents }
    return super.contents
  }

  /// The characters and their attributes.
  override open var contents: TextContents {
    if type(of: self) == NSTextStorage.self { return kept }
    var result = TextContents()
    let units = Array(string.utf16)
    while result.length < units.count {
      var range = NSRange(location: result.length, length: units.count - result.length)
      let attributes = attributes(at: result.length, effectiveRange: &range)
      let end = min(max(range.location + range.length, result.length + 1), units.count)
      result.append(
        TextContents(
          string: String(decoding: units[result.length..<end], as: UTF16.self),
          attributes: TextAttributes(objects: attributes)))
    }
    return result
  }

  /// The characters.
  override open var string: String { kept.string }
  /// The number of UTF-16 units.
  override open var length: Int { string.utf16.count }

  /// Returns the attributes of a unit.
  open func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [Key: Any] {
    let run = kept.run(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes.objects
  }

  // MARK: Changing

  /// Replaces characters; the new ones have the attributes of the first one, or of that before an
  /// empty range.
  open func replaceCharacters(in range: NSRange, with str: String) {
    takeTextOfView()
    let attributes = super.contents.attributes(ofCharactersReplacing: range.units)
    super.replaceCharacters(
      in: range.units, with: AttributedText(string: str, attributes: attributes))
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Sets all attributes of a range.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    takeTextOfView()
    let attributes = TextAttributes(objects: attrs ?? [:])
    super.change(range.units) { $0 = attributes }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces the characters of a range of UTF-16 units by a text.
  override open func replaceCharacters(in range: Range<Int>, with other: AttributedText) {
    let replacement = other.contents
    beginEditing()
    replaceCharacters(in: NSRange(range), with: replacement.string)
    for run in replacement.runs {
      setAttributes(
        run.attributes.objects,
        range: NSRange(
          location: range.lowerBound + run.range.lowerBound, length: run.range.count))
    }
    endEditing()
  }

  /// Changes the attributes in a range of UTF-16 units.
  override open func change(_ range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    let runs = contents.attributedSubstring(from: range).runs
    beginEditing()
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(
        attributes.objects,
        range: NSRange(
          location: range.lowerBound + run.range.lowerBound, length: run.range.count))
    }
    endEditing()
  }

  private func takeTextOfView() {
    guard let view, !isAheadOfView else { return }
    let shown = view.attributedText.contents
    isAheadOfView = true
    super.replaceCharacters(in: 0..<super.contents.length, with: AttributedText(shown))
  }

  private func showInView() {
    guard let view, isAheadOfView else { return }
    view.attributedText = AttributedText(super.contents)
    isAheadOfView = false
  }

  // MARK: Editing

  /// Begins changes that belong together, which are processed once.
  override open func beginEditing() { editingDepth += 1 }

  /// Ends changes that belong together, and processes them.
  override open func endEditing() {
    guard editingDepth > 0 else { return }
    editingDepth -= 1
    processIfNeeded()
  }

  /// Records a change, and processes it outside of ``beginEditing()`` and ``endEditing()``.
  ///
  /// - Parameters:
  ///   - editedMask: What has changed.
  ///   - editedRange: The units as they were before the change.
  ///   - delta: The number of units by which the text has grown.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    var start = editedRange.location
    var end = editedRange.location + editedRange.length + delta
    if !self.editedMask.isEmpty {
      let old = self.editedRange
      let oldEnd = old.location + old.length
      start = min(start, old.location)
      end = max(end, editedRange.location < oldEnd ? oldEnd + delta : oldEnd)
    }
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(location: start, length: max(end - start, 0))
    changeInLength += delta
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard editingDepth == 0, !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    showInView()
    processEditing()
    showInView()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Tells the delegate and the layouts of the changes; attributes that it changes are part of them.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  // MARK: Layouts

  /// Adds a layout.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// The object that is notified of the changes of a text; all methods are optional.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before a change is processed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after a change.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// What of a text has changed.
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The attributes.
  public static let editedAttributes = Self(rawValue: 1)
  /// The characters.
  public static let editedCharacters = Self(rawValue: 2)
}

extension TextView {
  /// The text, as an object.
  public var textStorage: NSTextStorage {
    if let storage: NSTextStorage = AttachedValue.value("textStorage", of: self) { return storage }
    let storage = NSTextStorage(of: self)
    AttachedValue.set(storage, "textStorage", of: self)
    return storage
  }
}
