public import Geometry
public import PictureKit

/// A view that displays a text: `UILabel`.
///
/// The text has one line of 17 points by default, and ends with an ellipsis if it does not fit. As
/// in UIKit, `isUserInteractionEnabled` is false by default.
open class Label: View {
  /// The text; nil displays nothing.
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { TextContents(string: $0) } }
  }
  /// The text with the label's font, color and so on for characters without their own.
  ///
  /// The label copies what is set. What is returned can be changed, which the label does not show.
  open var attributedText: AttributedText? {
    get { content.map { MutableAttributedText(styled($0)) } }
    set { content = newValue?.contents }
  }
  /// The font; the system font of 17 points by default.
  open var font: Font! = LabelText.defaultFont {
    didSet {
      if font == nil { font = LabelText.defaultFont }
      if font != oldValue { textDidChange() }
    }
  }
  /// The color; that of labels by default: black, or white in dark appearance.
  open var textColor: Color! = .label { didSet { setNeedsDisplay() } }
  /// The color while the label is highlighted; nil is the text's.
  open var highlightedTextColor: Color? { didSet { setNeedsDisplay() } }
  /// Whether the text has its highlighted color; false by default.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the text has its color instead of gray; true by default.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The color of the shadow; nil, the default, draws none.
  open var shadowColor: Color? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow, in points; (0, -1) by default.
  open var shadowOffset = Size(0, -1) { didSet { setNeedsDisplay() } }
  /// The alignment; `.natural` by default.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The treatment of text that does not fit; `.byTruncatingTail` by default.
  open var lineBreakMode = ParagraphStyle.LineBreakMode.byTruncatingTail {
    didSet { setNeedsDisplay() }
  }
  /// Where lines of paragraphs without a style break; `.standard` by default.
  open var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }
  /// The maximum number of lines; 1 by default, 0 sets none.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Whether a text of one line that is too wide is made smaller; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The minimum scale of a text that is made smaller, 0...1; 0 by default, which sets none.
  open var minimumScaleFactor = 0.0 { didSet { setNeedsDisplay() } }
  /// The vertical position of a text that is made smaller; `.alignBaselines` by default.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

  /// Whether text of one line is tightened by at most 5 % of its width before it is made smaller or
  /// truncated; false by default.
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  /// The width, in points, at which the intrinsic size of several lines wraps; 0, the default, sets
  /// none.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The number of characters that are drawn, from the first one; nil, the default, draws all.
  ///
  /// The others keep their places, so that lines do not move while a text is typed.
  open var visibleCharacterCount: Int? {
    didSet { if visibleCharacterCount != oldValue { setNeedsDisplay() } }
  }

  /// Whether text of one line that is slightly too wide is made smaller, as for a label whose frame
  /// a document gives for a narrower font; false by default.
  package var fitsDesign = false { didSet { setNeedsDisplay() } }
  /// The minimum scale of a text that is made smaller for ``fitsDesign``.
  package static let leastDesignScale = 0.8

  /// Setting the same text requests no layout: superviews set it during theirs.
  private var content: TextContents? { didSet { if content != oldValue { textDidChange() } } }

  private static let disabledColor = Color(white: 0.56)

  /// Creates a label without text.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text with the properties that place it.
  package var labelText: LabelText {
    var text = attributedText?.contents ?? TextContents()
    text.change(0..<text.length) { attributes in
      guard attributes.value(for: .link) != nil else { return }
      attributes.foregroundColor = .link
      attributes.underlineStyle = .single
    }
    if let visibleCharacterCount {
      let hidden = text.string.dropFirst(max(0, visibleCharacterCount)).utf16.count
      text.change(text.length - hidden..<text.length) { $0.hide() }
    }
    var label = LabelText(text)
    label.displayScale = traitCollection.displayScale
    label.textAlignment = resolved(textAlignment)
    label.lineBreakMode = lineBreakMode
    label.lineBreakStrategy = lineBreakStrategy
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.baselineAdjustment = baselineAdjustment
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    if fitsDesign, !adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = Self.leastDesignScale
    }
    return label
  }

  /// Returns the size of the text in a container, rounded up to pixels.
  ///
  /// - Parameter size: The container; a width of 0 is infinite.
  /// - Returns: The size.
  override open func sizeThatFits(_ size: Size) -> Size { labelText.sizeThatFits(size) }

  /// The size of the text, with lines of at most ``preferredMaxLayoutWidth``.
  override open var intrinsicContentSize: Size {
    sizeThatFits(Size(numberOfLines == 1 ? 0 : max(preferredMaxLayoutWidth, 0), 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var baselineOffsetFromTop: Double { font.ascender }
  override var baselineOffsetFromBottom: Double { -font.descender }

  /// True for any content mode: the text is drawn for the bounds, not for the intrinsic size.
  override var redrawsAtEverySize: Bool { true }

  /// Gives the label the size of its text, and keeps the upper left corner.
  ///
  /// A label with several lines keeps its width, unless the text is narrower or the width is 0.
  override open func sizeToFit() {
    resize(to: sizeThatFits(Size(numberOfLines == 1 ? 0 : bounds.width, 0)))
  }

  /// Returns the rectangle of the text in bounds, in at most a number of lines.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    labelText.textRect(in: bounds, limitedToNumberOfLines: numberOfLines)
  }

  override var drawsAfterEvents: Bool { type(of: self) != Label.self }

  /// Draws the text, centered vertically, by ``drawText(in:)``.
  override open func draw(_ rect: Rect) { drawText(in: rect) }

  /// Draws the text on `Canvas.current`, by ``drawText(in:canvas:)``.
  ///
  /// Override it to move the text, for example to insets.
  open func drawText(in rect: Rect) {
    if let canvas = Canvas.current { drawText(in: rect, canvas: canvas) }
  }

  /// Draws the text in a rectangle; override it to move the text, for example to insets.
  open func drawText(in rect: Rect, canvas: Canvas) {
    let (layout, origin) = drawnText(in: rect).layout(in: rect)
    canvas.draw(layout, at: origin, clippedTo: rect)
  }

  /// Returns the text as it is drawn in a rectangle: in one line where a frame of a document is too low
  /// for two, also if the text may wrap.
  package func drawnText(in rect: Rect) -> LabelText {
    var text = labelText
    if fitsDesign, rect.height < 2 * font.lineHeight { text.numberOfLines = 1 }
    return text
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var color: Color {
    if !isEnabled { return Self.disabledColor }
    let color = textColor ?? .label
    return isHighlighted ? highlightedTextColor ?? color : color
  }

  private func styled(_ text: TextContents) -> TextContents {
    var text = text
    let offset = Vector(dx: shadowOffset.width, dy: shadowOffset.height)
    let shadow = shadowColor.map { TextShadow(offset: offset, color: $0) }
    text.change(0..<text.length) { attributes in
      attributes.font = attributes.font ?? font
      if attributes.foregroundColor == nil || !isEnabled { attributes.foregroundColor = color }
      attributes.shadow = attributes.shadow ?? shadow
    }
    return text
  }
}
