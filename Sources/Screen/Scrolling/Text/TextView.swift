public import Controls
public import Geometry
public import PictureKit
public import StageKit

/// A text of several lines that can be scrolled and edited: `UITextView`.
///
/// A tap makes it the first responder, which receives what `Stage.type(_:at:interval:)`
/// types, and puts the cursor where the finger was.
open class TextView: ScrollView, KeyInput {
  // MARK: Text

  /// The text; empty by default, and after nil has been set.
  open var text: String! {
    get { content.string }
    set { setContent(TextContents(string: newValue ?? "", attributes: typingAttributes)) }
  }
  /// The text with attributes; missing ones are the view's.
  ///
  /// The view copies what is set. What is returned can be changed, which the view does not show.
  open var attributedText: AttributedText! {
    get { MutableAttributedText(completed(content)) }
    set { setContent(newValue?.contents ?? TextContents()) }
  }
  /// The font; nil by default, which stands for the system font of 12 points, as commonly
  /// observed.
  open var font: Font? {
    didSet {
      content.change(0..<content.length) { $0.font = nil }
      typingAttributes.font = nil
      textDidChange()
    }
  }
  /// The color of the text; nil by default, which stands for that of labels.
  open var textColor: Color? {
    didSet {
      content.change(0..<content.length) { $0.foregroundColor = nil }
      typingAttributes.foregroundColor = nil
      textDidChange()
    }
  }
  /// The alignment of paragraphs without a style; natural by default.
  open var textAlignment = TextAlignment.natural { didSet { textDidChange() } }
  /// The attributes of typed characters; none by default, and missing ones are the view's.
  open var typingAttributes = TextAttributes()
  /// The space around the text, in points; 8 above and below by default.
  open var textContainerInset = Insets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset.checkFinite("text container insets")
      textDidChange()
    }
  }
  /// The attributes of links; nil, the default, draws them in the tint color.
  open var linkTextAttributes: TextAttributes? { didSet { textDidChange() } }
  /// What is found in a text that is not edited, and drawn as a link; nothing by default.
  ///
  /// Links, addresses of mail and telephone numbers are found; what else is asked for is logged
  /// once.
  open var dataDetectorTypes: DataDetectorTypes = [] { didSet { textDidChange() } }
  /// The area of the lines.
  public let textContainer: TextContainer

  // MARK: Editing

  /// Whether the text can be edited; true by default.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether the text can be selected; true by default.
  ///
  /// A view that is neither editable nor selectable does not become the first responder.
  open var isSelectable = true
  /// Whether the first typed character replaces the text; false by default.
  open var clearsOnInsertion = false
  /// Whether editing may change attributes; false by default.
  ///
  /// Scripts type only text.
  open var allowsEditingTextAttributes = false
  /// The selected UTF-16 units, or the position of the cursor if it is empty.
  open var selectedRange: Range<Int> {
    get { selection }
    set { select(newValue) }
  }
  /// ``selectedRange``, in a module that hides it.
  package final var selectedUnits: Range<Int> {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  /// ``typingAttributes``, in a module that hides them.
  package final var attributesOfTyping: TextAttributes {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }
  /// The view that replaces the keyboard; nil by default.
  override open var inputView: View? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  /// The view above the keyboard; nil by default.
  override open var inputAccessoryView: View? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  /// The views in place of the keyboard and above it.
  private var inputViews: (keyboard: View?, accessory: View?)
  /// The receiver of events; nil by default.
  ///
  /// Its type hides that of the scroll view's delegate, which Swift cannot override.
  @_nonoverride open var delegate: (any TextViewDelegate)? {
    get { scrollDelegate as? any TextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Keyboard

  /// Whether bullets are shown for the characters; false by default.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// The kind of keyboard.
  open var keyboardType = KeyboardType.default
  /// The colors of the keyboard.
  open var keyboardAppearance = KeyboardAppearance.default
  /// The label of the return key.
  open var returnKeyType = ReturnKeyType.default
  /// Whether the return key is disabled without text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// The automatic change to capitals; that of sentences by default.
  ///
  /// Text that a script types is not changed.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The correction of spelling.
  ///
  /// Text that a script types is not changed.
  open var autocorrectionType = TextAutocorrectionType.default
  /// The marking of spelling; marks are never drawn.
  open var spellCheckingType = TextSpellCheckingType.default
  /// The meaning of the text; nil by default.
  open var textContentType: TextContentType?

  /// Whether fingers move the content; true by default.
  ///
  /// If not, the view's intrinsic size is that of its text.
  override open var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  let linesView = TextLinesView()
  private let caret = CaretView()
  private var content = TextContents()
  private var selection = 0..<0
  /// The width for which the lines have been laid out; nil after a change of the text.
  private var layoutWidth: Double?
  /// The finger on a link or an attachment; nil without one.
  var itemTouch: TextItemTouch?

  private static let defaultFont = Font.systemFont(ofSize: 12)

  /// Creates an empty view that lays out its text in an area.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview, in points.
  ///   - textContainer: The area; nil for a new one.
  public init(frame: Rect, textContainer: TextContainer?) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    self.textContainer.didChange = { [unowned self] in textDidChange() }
    addSubview(linesView)
    addSubview(caret)
  }

  /// Creates an empty view.
  override public convenience init(frame: Rect = .zero) {
    self.init(frame: frame, textContainer: nil)
  }

  // MARK: Layout

  /// Lays out the lines if the text or the width has changed, and places the cursor.
  override open func layoutSubviews() {
    updateLines()
    super.layoutSubviews()
    placeCaret()
  }

  /// Returns the size of the text with the insets.
  override open func sizeThatFits(_ size: Size) -> Size {
    let container = TextContainer()
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.lineBreakMode = textContainer.lineBreakMode
    let insets = textContainerInset
    let room = size.width > 0 ? size.width - insets.left - insets.right : .infinity
    container.size = Size(room, .infinity)
    let lines = TextLinesView.layout(shownContent, in: container)
    let width =
      lines.size.width + 2 * container.lineFragmentPadding + insets.left + insets.right
    return Size(
      size.width > 0 ? min(width.rounded(.up), size.width) : width.rounded(.up),
      height(of: lines).rounded(.up))
  }

  /// The height of the text at the present width, if fingers do not move the content; otherwise
  /// none.
  override open var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return Size(sizeThatFits(.zero).width, sizeThatFits(Size(bounds.width, 0)).height)
  }

  /// Lays out the lines for the new width.
  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Moves the content by the least distance that makes characters visible.
  ///
  /// - Parameter range: The UTF-16 units.
  open func scrollRangeToVisible(_ range: Range<Int>) {
    updateLines()
    let range = range.clamped(to: 0..<content.length)
    guard let first = caretRect(at: range.lowerBound), let last = caretRect(at: range.upperBound)
    else { return }
    let insets = textContainerInset
    var rect = first.union(last)
    if range.lowerBound == 0 { rect = rect.union(rect.offsetBy(dx: 0, dy: -insets.top)) }
    if range.upperBound == content.length {
      rect = rect.union(rect.offsetBy(dx: 0, dy: insets.bottom))
    }
    scrollRectToVisible(rect, animated: false)
  }

  /// Shows the cursor and the selection in the new color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    textDidChange()
  }

  // MARK: Responder

  /// True for a view whose text can be edited or selected.
  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    caret.backgroundColor = tintColor
    showSelection()
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    reportTextEditing(.began)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    showSelection()
    delegate?.textViewDidEndEditing(self)
    reportTextEditing(.ended)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Inserts text in place of the selection, if the delegate agrees; `"\n"` begins a paragraph.
  open func insertText(_ text: String) {
    let range = clearsOnInsertion ? 0..<content.length : selection
    clearsOnInsertion = false
    replace(range, with: text)
  }

  /// Deletes the selection, or the character before the cursor, if the delegate agrees.
  open func deleteBackward() {
    if !selection.isEmpty { return replace(selection, with: "") }
    let end = selection.lowerBound
    guard end > 0 else { return }
    replace(content.startOfCharacter(endingAt: end)..<end, with: "")
  }

  /// Begins to touch a link or an attachment.
  override open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginItemTouch(touch) }
  }

  /// Performs the action of a link or an attachment, or begins editing and puts the cursor where
  /// the finger was.
  override open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, !performItemTouch(touch), canBecomeFirstResponder,
      becomeFirstResponder()
    else { return }
    updateLines()
    let position = linesView.position(at: touch.location(in: linesView))
    select(position..<position)
  }

  /// Ends the touch of a link or an attachment.
  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    endItemTouch()
  }
}

extension TextView {
  private func setContent(_ text: TextContents) {
    content = text
    selection = text.length..<text.length
    textDidChange()
  }

  /// Lays out the lines again.
  private func textDidChange() {
    layoutWidth = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces UTF-16 units, if the delegate agrees, and puts the cursor after the replacement.
  private func replace(_ range: Range<Int>, with string: String) {
    guard isEditable,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return }
    var attributes = typingAttributes
    if attributes == TextAttributes(), range.lowerBound > 0 {
      attributes = content.attributes(at: range.lowerBound - 1)
    }
    content.replaceCharacters(
      in: range, with: TextContents(string: string, attributes: attributes))
    textDidChange()
    let end = range.lowerBound + string.utf16.count
    select(end..<end)
    scrollRangeToVisible(end..<end)
    delegate?.textViewDidChange(self)
    reportTextEditing(.changed)
  }

  private func select(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= content.length,
      "a selection must be within 0..<\(content.length), the UTF-16 units of the text, not \(range)"
    )
    let isChanged = range != selection
    selection = range
    showSelection()
    if isChanged { delegate?.textViewDidChangeSelection(self) }
  }

  /// Shows the cursor or the highlight, if the view is the first responder.
  private func showSelection() {
    linesView.selection = isFirstResponder ? selection : 0..<0
    if isFirstResponder, isEditable, selection.isEmpty {
      caret.restart()
    } else {
      caret.stop()
    }
    setNeedsLayout()
  }

  private var shownContent: TextContents {
    withLinks(
      completed(
        isSecureTextEntry
          ? TextContents(string: String(repeating: "\u{2022}", count: content.string.count))
          : content))
  }

  private func completed(_ text: TextContents) -> TextContents {
    var text = text.completed(
      with: TextAttributes(), font: font ?? Self.defaultFont, color: textColor ?? .label)
    text.change(0..<text.length) { attributes in
      attributes.paragraphStyle =
        attributes.paragraphStyle ?? ParagraphStyle(alignment: textAlignment)
    }
    return text
  }

  /// Lays out the lines if the text or the width has changed.
  func updateLines() {
    guard layoutWidth != bounds.width else { return }
    layoutWidth = bounds.width
    let insets = textContainerInset
    textContainer.size.width = max(bounds.width - insets.left - insets.right, 0)
    linesView.show(shownContent, in: textContainer)
    contentSize = Size(bounds.width, height(of: linesView.lines))
    linesView.frame = Rect(
      x: insets.left + textContainer.lineFragmentPadding, y: insets.top,
      width: textContainer.lineWidth, height: contentSize.height - insets.top - insets.bottom)
  }

  /// Returns the height of the content for lines; without text, that of one line.
  private func height(of layout: TextLayout) -> Double {
    let text = layout.lines.isEmpty ? (font ?? Self.defaultFont).lineHeight : layout.usedRect.maxY
    return text + textContainerInset.top + textContainerInset.bottom
  }

  /// Returns the rectangle of the cursor at a place of the text.
  package final func cursorRect(at position: Int) -> Rect? {
    updateLines()
    return caretRect(at: position)
  }

  private func caretRect(at position: Int) -> Rect? {
    let origin = linesView.frame.origin
    let rect =
      linesView.caretRect(at: position)
      ?? Rect(
        x: textContainer.lineWidth * textAlignment.fraction, y: 0, width: 0,
        height: (font ?? Self.defaultFont).lineHeight)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  private func placeCaret() {
    guard let rect = caretRect(at: selection.lowerBound) else { return }
    caret.frame = Rect(x: rect.minX, y: rect.minY, width: CaretView.width, height: rect.height)
  }
}
