public import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// A line of text that can be edited: `UITextField`.
///
/// A tap makes it the first responder, which receives what `Stage.type(_:at:interval:)` types. Text
/// that is longer than the field is scrolled to the cursor while it is being edited.
open class TextField: Control, KeyInput {
  /// The border: `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none
    /// A thin line.
    case line
    /// A thin line with a bevel.
    case bezel
    /// A thin line with rounded corners.
    case roundedRect
  }

  /// When a view beside the text is visible: `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is being edited.
    case whileEditing
    /// While the text is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing has ended: `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The changes are kept.
    case committed
    /// The changes are dropped.
    case cancelled
  }

  /// The text; empty by default, and after nil has been set.
  open var text: String? {
    get { content.string }
    set { setContent(TextContents(string: newValue ?? "")) }
  }
  /// The text with attributes; missing ones are the field's.
  ///
  /// The field copies what is set. What is returned can be changed, which the field does not show.
  open var attributedText: AttributedText? {
    get { MutableAttributedText(styled(content)) }
    set { setContent(newValue?.contents ?? TextContents()) }
  }
  /// The text of an empty field; nil by default.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { AttributedText(string: $0) } }
  }
  /// The text of an empty field, with attributes, which is copied; nil by default.
  open var attributedPlaceholder: AttributedText? {
    get { shownPlaceholder.map { AttributedText($0) } }
    set {
      shownPlaceholder = newValue?.contents
      contentDidChange()
    }
  }
  /// The font; the system font of 17 points by default, and for nil.
  open var font: Font? = LabelText.defaultFont {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The color of the text; that of labels by default, and for nil.
  ///
  /// A field that is not enabled keeps a color that was set; otherwise its text is lighter.
  open var textColor: Color? = .label {
    didSet {
      hasOwnTextColor = textColor != nil
      setNeedsLayout()
    }
  }
  private var hasOwnTextColor = false
  /// The alignment; natural by default.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsLayout() } }
  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      let color = roundFill ?? super.backgroundColor
      backgroundColor = color
      contentDidChange()
    }
  }
  /// The color behind the text, which fills rounded corners; nil, the default, is white or nearly
  /// black in a field with rounded corners.
  override open var backgroundColor: Color? {
    get { roundFill ?? super.backgroundColor }
    set {
      let isRound = borderStyle == .roundedRect
      roundFill = isRound ? newValue : nil
      super.backgroundColor = isRound ? nil : newValue
      box.backgroundColor = isRound ? newValue ?? .fieldBackground : nil
    }
  }
  /// The color that the program has given to a field with rounded corners; nil for none.
  private var roundFill: Color?
  /// The default attributes of the text, which take precedence over those of the field; none by
  /// default.
  open var defaultTextAttributes = TextAttributes() { didSet { contentDidChange() } }
  /// ``defaultTextAttributes``, in a module that hides them.
  package final var attributesOfText: TextAttributes {
    get { defaultTextAttributes }
    set { defaultTextAttributes = newValue }
  }
  /// Whether the text is emptied when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the first typed character replaces the text; false by default.
  open var clearsOnInsertion = false
  /// Whether long text is made smaller while it is not being edited; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// The minimum font size to which long text is made smaller, in points; 0 by default.
  open var minimumFontSize = 0.0 { didSet { setNeedsLayout() } }
  /// The image behind the text, in place of a border of styles other than `.roundedRect`; nil by
  /// default.
  open var background: Drawing? { didSet { setNeedsLayout() } }
  /// The image behind the text of a disabled field; nil by default.
  open var disabledBackground: Drawing? { didSet { setNeedsLayout() } }
  /// When the button that clears the text is visible, if there is text; never by default.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text, at the left of text from left to right; nil by default.
  open var leftView: View? { didSet { replace(oldValue, by: leftView) } }
  /// When the left view is visible; never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view after the text, in place of the clear button; nil by default.
  open var rightView: View? { didSet { replace(oldValue, by: rightView) } }
  /// When the right view is visible; never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  open weak var delegate: (any TextFieldDelegate)?
  /// Whether the text is edited.
  open private(set) var isEditing = false

  // MARK: Keyboard

  /// Whether bullets are shown for the characters; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }
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
  /// What is typed by a script stays.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The correction of spelling.
  ///
  /// What is typed by a script stays.
  open var autocorrectionType = TextAutocorrectionType.default
  /// The marking of spelling; marks are never drawn.
  open var spellCheckingType = TextSpellCheckingType.default
  /// The meaning of the text; nil by default.
  open var textContentType: TextContentType?

  private let box = View()
  private let backgroundView = ImageView()
  private let textArea = View()
  private let titleView = Label()
  private let caret = CaretView()
  private let clearButton = Button(type: .custom)
  private var content = TextContents()
  private var shownPlaceholder: TextContents?
  /// The number of UTF-16 units before the cursor.
  private var cursor = 0
  /// The distance by which the text is moved to the left, in points.
  private var scroll = 0.0

  private static let clearSize = 19.0
  private static let clearMargin = 5.0

  /// Creates an empty field without border.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    textArea.clipsToBounds = true
    for view in [box, backgroundView, textArea] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    textArea.addSubview(titleView)
    textArea.addSubview(caret)
    clearButton.setImage(.clearGlyph, for: .normal)
    clearButton.isHidden = true
    clearButton.addAction { [unowned self] in clear() }
    addSubview(clearButton)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border in bounds: all of it.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle of the text in bounds while it is not being edited.
  open func textRect(forBounds bounds: Rect) -> Rect {
    let left = isVisible(leftViewMode) && leftView != nil
    let right = isVisible(rightViewMode) && rightView != nil
    let margin = borderStyle.margin
    func unmirrored(_ rect: Rect) -> Rect { mirrored(rect, in: bounds) }
    let minX =
      left
      ? unmirrored(leftViewRect(forBounds: bounds)).maxX + min(margin, 4) : bounds.minX + margin
    var maxX = bounds.maxX - margin
    if right {
      maxX = unmirrored(rightViewRect(forBounds: bounds)).minX - min(margin, 4)
    } else if showsClearButton {
      maxX = unmirrored(clearButtonRect(forBounds: bounds)).minX - 2
    }
    let rect = Rect(x: minX, y: bounds.minY, width: max(maxX - minX, 0), height: bounds.height)
    return mirrored(rect, in: bounds)
  }

  /// Returns the rectangle of the placeholder in bounds: that of the text.
  open func placeholderRect(forBounds bounds: Rect) -> Rect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text in bounds while it is being edited: that of
  /// ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button in bounds: 19 by 19 points, 5 from the right edge.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect {
    let rect = Rect(
      x: bounds.maxX - Self.clearMargin - Self.clearSize, y: bounds.midY - Self.clearSize / 2,
      width: Self.clearSize, height: Self.clearSize)
    return mirrored(rect, in: bounds)
  }

  /// Returns the rectangle of the left view in bounds: at the left edge in its own size.
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    let size = leftView?.bounds.size ?? .zero
    let rect = Rect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(rect, in: bounds)
  }

  /// Returns the rectangle of the right view in bounds: at the right edge in its own size.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    let size = rightView?.bounds.size ?? .zero
    let rect = Rect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return mirrored(rect, in: bounds)
  }

  /// Places text, cursor, border and the views beside the text.
  override open func layoutSubviews() {
    super.layoutSubviews()
    showBorder()
    leftView?.isHidden = !isVisible(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !isVisible(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    showText()
  }

  /// The size of the text or placeholder with the margins of the border.
  override open var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Returns the size of the text or placeholder with the margins of the border: with rounded
  /// corners, 34 points high at fonts of up to 20 points.
  override open func sizeThatFits(_ size: Size) -> Size {
    let shown = content.isEmpty ? shownPlaceholder ?? TextContents() : shownContent
    var text = LabelText(styled(shown))
    text.displayScale = traitCollection.displayScale
    let width = text.sizeThatFits(.zero).width
    return Size(
      width + 2 * borderStyle.margin,
      borderStyle.height(ofLines: lineHeight, pixelsUp: pixelsUp))
  }

  override func stateDidChange() { setNeedsLayout() }

  /// Shows the cursor in the new color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  // MARK: Editing

  /// True for an enabled field.
  override open var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    cursor = content.length
    if clearsOnBeginEditing { text = "" }
    caret.backgroundColor = tintColor
    caret.restart()
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    reportTextEditing(.began)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    scroll = 0
    caret.stop()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    reportTextEditing(.ended)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// Inserts text at the cursor, if the delegate agrees; `"\n"` is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    let range = clearsOnInsertion ? 0..<content.length : cursor..<cursor
    clearsOnInsertion = false
    replace(range, with: text)
  }

  /// Deletes the character before the cursor, if the delegate agrees.
  open func deleteBackward() {
    guard cursor > 0 else { return }
    replace(content.startOfCharacter(endingAt: cursor)..<cursor, with: "")
  }

  /// Begins editing, and puts the cursor where the finger was.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    guard let touch, isTouchInside, becomeFirstResponder() else { return }
    layoutIfNeeded()
    moveCursor(to: position(at: touch.location(in: titleView).x))
  }
}

extension TextField {
  private func setContent(_ text: TextContents) {
    content = text
    cursor = text.length
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    if isEditing { caret.restart() }
    sendActions(for: .editingChanged)
    reportTextEditing(.changed)
  }

  /// Replaces UTF-16 units, if the delegate agrees, and puts the cursor after the replacement.
  private func replace(_ range: Range<Int>, with string: String) {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard isAllowed else { return }
    let attributes =
      range.lowerBound > 0
      ? content.attributes(at: range.lowerBound - 1) : defaultTextAttributes
    content.replaceCharacters(
      in: range, with: TextContents(string: string, attributes: attributes))
    moveCursor(to: range.lowerBound + string.utf16.count)
    contentDidChange()
    sendActions(for: .editingChanged)
    reportTextEditing(.changed)
  }

  /// The number of UTF-16 units before the cursor.
  package final var cursorPosition: Int {
    get { cursor }
    set { moveCursor(to: newValue) }
  }

  private func moveCursor(to position: Int) {
    cursor = min(max(position, 0), content.length)
    if isEditing { caret.restart() }
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Returns the position between characters that is closest to an x coordinate of the text.
  private func position(at x: Double) -> Int {
    content.position(in: 0..<content.length, at: x, width: width(ofFirst:))
  }

  /// Returns the width of the text before a position, in points.
  private func width(ofFirst length: Int) -> Double {
    guard length > 0 else { return 0 }
    let part = masked(content.attributedSubstring(from: 0..<length))
    return TextLayout(styled(part)).size.width
  }

  private var lineHeight: Double { (font ?? LabelText.defaultFont).lineHeight }

  private func isVisible(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool {
    let isCovered = isVisible(rightViewMode) && rightView != nil
    return isVisible(clearButtonMode) && hasText && !isCovered
  }

  private func replace(_ old: View?, by new: View?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// The text as it is shown.
  private var shownContent: TextContents { masked(content) }

  private func masked(_ text: TextContents) -> TextContents {
    guard isSecureTextEntry else { return text }
    return TextContents(string: String(repeating: "\u{2022}", count: text.string.count))
  }

  private func styled(_ text: TextContents, color: Color? = nil) -> TextContents {
    text.completed(
      with: defaultTextAttributes, font: font ?? LabelText.defaultFont,
      color: color ?? textColor ?? .label)
  }

  private func showText() {
    let isEmpty = content.isEmpty
    let rect =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    textArea.frame = rect
    let color = isEnabled || hasOwnTextColor ? textColor ?? .label : .tertiaryLabel
    let shown =
      isEmpty
      ? shownPlaceholder.map { styled($0, color: .placeholderText) }
      : styled(shownContent, color: color)
    titleView.attributedText = shown.map { AttributedText($0) }
    let alignment = resolved(textAlignment)
    titleView.textAlignment = alignment
    titleView.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    titleView.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && !isEditing
    titleView.minimumScaleFactor = minimumFontSize / (font ?? LabelText.defaultFont).pointSize
    guard isEditing else {
      titleView.frame = Rect(origin: .zero, size: rect.size)
      return
    }
    let width = isEmpty ? 0 : TextLayout(styled(shownContent)).size.width
    let position = self.width(ofFirst: cursor)
    scroll = scrolled(to: position, width: width, room: rect.width)
    let offset = max(rect.width - CaretView.width - width, 0) * alignment.fraction - scroll
    titleView.textAlignment = isEmpty ? alignment : .left
    titleView.frame =
      isEmpty
      ? Rect(origin: .zero, size: rect.size)
      : Rect(x: offset, y: 0, width: width + 1, height: rect.height)
    let height = lineHeight.rounded(.up)
    caret.frame = Rect(
      x: offset + position, y: (rect.height - height) / 2, width: CaretView.width, height: height)
  }

  /// Returns the scroll position at which the cursor is visible, changed as little as possible.
  private func scrolled(to position: Double, width: Double, room: Double) -> Double {
    let last = max(width + CaretView.width - room, 0)
    let needed = min(max(scroll, position + CaretView.width - room), position)
    return min(max(needed, 0), last)
  }

  private func showBorder() {
    let isRound = borderStyle == .roundedRect
    let image = isEnabled ? background : disabledBackground ?? background
    backgroundView.image = isRound ? nil : image
    backgroundView.frame = borderRect(forBounds: bounds)
    box.frame = borderRect(forBounds: bounds)
    box.isHidden = borderStyle == .none || backgroundView.image != nil
    box.backgroundColor = isRound ? roundFill ?? .fieldBackground : nil
    box.layer.cornerRadius = isRound ? 5 : 0
    box.layer.borderWidth = isRound ? 0.5 : 1
    box.layer.borderColor = resolved(borderStyle == .line ? .label : .fieldBorder)
  }
}
