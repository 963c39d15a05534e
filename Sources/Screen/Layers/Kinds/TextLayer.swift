public import Geometry
public import PictureKit

/// A layer that draws a text in its bounds, from the top: `CATextLayer`.
///
/// Text needs a shaper (`TextShaping`).
open class TextLayer: Layer {
  /// The horizontal alignment of lines: `CATextLayerAlignmentMode`.
  public typealias AlignmentMode = TextAlignment

  /// The place of the ellipsis in a text that does not fit: `CATextLayerTruncationMode`.
  public enum TruncationMode: String, Hashable, Sendable {
    /// No ellipsis: the text is cut at the bounds.
    case none
    /// At the beginning of the last visible line.
    case start
    /// At the end of the last visible line.
    case end
    /// In the middle of the last visible line.
    case middle
  }

  /// The values on which the picture of a text depends.
  private struct TextValues: Equatable {
    var string: String?
    var attributedText: TextContents?
    var font = Font.systemFont(ofSize: 36)
    var fontSize = 36.0
    var color: Color? = .white
    var isWrapped = false
    var truncationMode = TruncationMode.none
    var alignmentMode = AlignmentMode.natural
  }

  /// A picture of a text, with the values on which it depends.
  private struct Drawn {
    let values: TextValues
    let size: Size
    let picture: Picture
  }

  private var text = TextValues()
  private var drawn: Drawn?

  /// Creates a layer without a text, with Core Animation's defaults.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? TextLayer else { return }
    text = layer.text
    drawn = layer.drawn
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<TextValues, Value>, to value: Value, _ key: String
  ) {
    guard value != text[keyPath: property] else { return }
    change(key) { text[keyPath: property] = value }
  }

  /// The text, a `String` or an `AttributedText`, whose contents are copied; nil by default.
  open var string: Any? {
    get { text.attributedText.map { AttributedText($0) } ?? text.string }
    set {
      var values = text
      values.string = newValue as? String
      values.attributedText = (newValue as? AttributedText)?.contents
      precondition(
        newValue == nil || values.string != nil || values.attributedText != nil,
        "the string of \(label) must be a String or an AttributedText, not "
          + (newValue.map(describe) ?? "nil"))
      guard values != text else { return }
      change("string") { text = values }
    }
  }

  /// The font of a plain string, whose size has no effect; the system font by default, where Core
  /// Animation has Helvetica.
  open var font: Font {
    get { text.font }
    set { set(\.font, to: newValue, "font") }
  }

  /// The size of the font of a plain string, in points, 0...`Font.maxSize`; 36 by default.
  open var fontSize: Double {
    get { text.fontSize }
    set {
      precondition(
        (0...Font.maxSize).contains(newValue),
        "the fontSize of \(label) must be 0...\(Font.maxSize), not \(newValue)")
      set(\.fontSize, to: newValue, "fontSize")
    }
  }

  /// The color of a plain string; white by default, nil draws nothing.
  open var foregroundColor: Color? {
    get { text.color }
    set { set(\.color, to: newValue, "foregroundColor") }
  }

  /// Whether lines wrap at the width of the bounds; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(\.isWrapped, to: newValue, "wrapped") }
  }

  /// The place of the ellipsis in a text that does not fit; `.none` by default.
  open var truncationMode: TruncationMode {
    get { text.truncationMode }
    set { set(\.truncationMode, to: newValue, "truncationMode") }
  }

  /// The horizontal alignment of lines that have no paragraph style; `.natural` by default.
  open var alignmentMode: AlignmentMode {
    get { text.alignmentMode }
    set { set(\.alignmentMode, to: newValue, "alignmentMode") }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "fontSize": LayerProperty(\TextLayer.fontSize)
    case "foregroundColor": LayerProperty(\TextLayer.foregroundColor)
    default: super.property(forKey: key)
    }
  }

  /// Returns the size of the text in lines that do not wrap, in points.
  open override func preferredFrameSize() -> Size { TextLayout(styledText).size }

  override func contentNodes(of model: Layer) -> [FrameLayer] {
    let nodes = super.contentNodes(of: model)
    let isEmpty = text.attributedText?.isEmpty ?? (text.string ?? "").isEmpty
    guard !isEmpty, !bounds.isEmpty, text.attributedText != nil || text.color != nil else {
      return nodes
    }
    if drawn?.values != text || drawn?.size != bounds.size {
      drawn = Drawn(values: text, size: bounds.size, picture: makePicture())
      (model as? TextLayer)?.drawn = drawn
    }
    return nodes
      + [
        FrameLayer(
          picture: drawn?.picture,
          transform: Transform(translationX: bounds.minX, y: bounds.minY),
          clip: Path(rect: Rect(origin: .zero, size: bounds.size)))
      ]
  }

  private func makePicture() -> Picture {
    // Without an ellipsis, the bounds cut the text; with one, lines that do not fit are left out.
    let height = text.truncationMode == .none ? .infinity : bounds.height
    var options = TextLayout.Options(size: Size(bounds.width, height))
    options.wrapsAllButLastLine = text.isWrapped
    return TextLayout(styledText, options: options)
      .picture(clippedTo: Rect(origin: .zero, size: bounds.size))
  }

  /// The text with the values of the layer for missing attributes.
  private var styledText: TextContents {
    var attributes = TextAttributes()
    attributes.font = text.font.withSize(text.fontSize)
    attributes.foregroundColor = text.color
    var styled =
      text.attributedText ?? TextContents(string: text.string ?? "", attributes: attributes)
    styled.addLayerStyle(alignment: text.alignmentMode, lineBreakMode: lineBreakMode)
    return styled
  }

  private var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch text.truncationMode {
    case .none: text.isWrapped ? .byWordWrapping : .byClipping
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    }
  }
}

extension TextContents {
  /// Sets the alignment where there is no paragraph style, and the line break mode everywhere.
  fileprivate mutating func addLayerStyle(
    alignment: TextAlignment, lineBreakMode: ParagraphStyle.LineBreakMode
  ) {
    for run in runs {
      var style = run.attributes.paragraphStyle ?? ParagraphStyle(alignment: alignment)
      style.lineBreakMode = lineBreakMode
      addAttribute(.paragraphStyle, value: style, range: run.range)
    }
  }
}
