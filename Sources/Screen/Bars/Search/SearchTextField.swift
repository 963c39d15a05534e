public import Controls
public import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// A text field with a magnifier: `UISearchTextField`.
///
/// It is 36 points high with corners of 10 points, as commonly measured.
open class SearchTextField: TextField {
  static let height = 36.0
  private static let cornerRadius = 10.0
  /// The distances from the edges to the magnifier, and from it to the text.
  private static let iconLeft = 6.0
  private static let textGap = 5.0
  private static let iconSide = 20.0

  private let icon = ImageView(image: BarSymbol.magnifier.drawing)
  private let tokensView = SearchTokensView()

  /// The pieces before the text; none by default.
  open var tokens: [SearchToken] = [] { didSet { tokensDidChange() } }
  /// The color of the pieces; that of tinted views by default.
  open var tokenBackgroundColor: Color! { didSet { tokensDidChange() } }
  /// Whether the delete key removes the piece before the text; true by default, without an effect.
  open var allowsDeletingTokens = true
  /// Whether pieces are copied with the text; true by default, without an effect.
  open var allowsCopyingTokens = true

  /// Adds a piece at a place.
  open func insertToken(_ token: SearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes the piece at a place.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  private func tokensDidChange() {
    if tokensView.superview == nil { addSubview(tokensView) }
    tokensView.isUserInteractionEnabled = false
    tokensView.show(tokens, on: tokenBackgroundColor ?? tintColor ?? .systemBlue)
    setNeedsLayout()
  }

  /// Places the text and the pieces.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let rect = textRect(forBounds: bounds)
    tokensView.frame.origin = Point(
      rect.minX - tokensView.width, bounds.midY - tokensView.bounds.height / 2)
  }

  /// Creates an empty field.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    icon.frame = Rect(x: 0, y: 0, width: Self.iconSide, height: Self.iconSide)
    icon.tintColor = .secondaryLabel
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  /// The text of an empty field, in gray; nil by default.
  override open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      var attributes = TextAttributes()
      attributes.foregroundColor = .secondaryLabel
      attributedPlaceholder = newValue.map { AttributedText(string: $0, attributes: attributes) }
    }
  }

  /// Returns the rectangle of the magnifier in bounds.
  override open func leftViewRect(forBounds bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + Self.iconLeft, y: bounds.midY - Self.iconSide / 2, width: Self.iconSide,
      height: Self.iconSide)
  }

  /// Returns the rectangle of the text in bounds: right of the magnifier.
  override open func textRect(forBounds bounds: Rect) -> Rect {
    var rect = super.textRect(forBounds: bounds)
    let start = Self.textGap + tokensView.width
    rect.origin.x += start
    rect.size.width = max(rect.width - start, 0)
    return rect
  }

  /// Returns the size of the content with the height of the field.
  override open func sizeThatFits(_ size: Size) -> Size {
    Size(super.sizeThatFits(size).width, Self.height)
  }
}
