internal import Controls
public import Geometry
internal import Layers
public import PictureKit
internal import StageKit

/// A word of a search that is one piece, such as a person or a place: `UISearchToken`.
public final class SearchToken: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The image before the text; nil for none.
  public let icon: Drawing?
  /// The text.
  public let text: String
  /// What the piece stands for, for the program; nil by default.
  public var representedObject: Any?

  /// Creates a piece.
  public init(icon: Drawing?, text: String) { (self.icon, self.text) = (icon, text) }
}

@available(*, unavailable)
extension SearchToken: Sendable {}

/// The pieces of a search text field, from left to right.
final class SearchTokensView: View {
  private static let height = 24.0
  private static let gap = 4.0
  private static let padding = 6.0
  private static let iconSide = 14.0
  private static let font = Font.systemFont(ofSize: 15)

  /// The width of all pieces with the gap behind them.
  private(set) var width = 0.0

  /// Shows pieces on a color.
  func show(_ tokens: [SearchToken], on color: Color) {
    for view in subviews { view.removeFromSuperview() }
    var x = 0.0
    for token in tokens {
      let label = Label()
      label.text = token.text
      label.font = Self.font
      label.textColor = .white
      let textWidth = label.sizeThatFits(Size(0, 0)).width.rounded(.up)
      let iconWidth = token.icon == nil ? 0 : Self.iconSide + Self.gap
      let box = View()
      box.backgroundColor = color
      box.layer.cornerRadius = 5
      box.frame = Rect(
        x: x, y: 0, width: textWidth + iconWidth + 2 * Self.padding, height: Self.height)
      if let icon = token.icon {
        let view = ImageView(image: icon)
        view.tintColor = .white
        view.contentMode = .scaleAspectFit
        view.frame = Rect(
          x: Self.padding, y: (Self.height - Self.iconSide) / 2, width: Self.iconSide,
          height: Self.iconSide)
        box.addSubview(view)
      }
      label.frame = Rect(
        x: Self.padding + iconWidth, y: 0, width: textWidth, height: Self.height)
      box.addSubview(label)
      addSubview(box)
      x = box.frame.maxX + Self.gap
    }
    width = x
    bounds.size = Size(x, Self.height)
  }
}
