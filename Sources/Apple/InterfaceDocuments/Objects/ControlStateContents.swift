/// What a button shows in a state.
public struct ControlStateContents: Hashable, Sendable {
  /// The state: `normal`, `highlighted`, `disabled`, `selected` or `focused`.
  public let state: String
  /// The values by key: `title`, `image`, `backgroundImage`, `titleColor`, `titleShadowColor`,
  /// `attributedTitle` and `preferredSymbolConfiguration`.
  public let values: [String: PropertyValue]

  /// The title, or nil if the document does not set it.
  public var title: String? { values["title"]?.string }
  /// The attributed title, or nil.
  public var attributedTitle: InterfaceAttributedString? {
    values["attributedTitle"]?.attributedString
  }
  /// The image, or nil.
  public var image: ImageReference? { values["image"]?.image }
  /// The background image, or nil.
  public var backgroundImage: ImageReference? { values["backgroundImage"]?.image }
  /// The color of the title, or nil.
  public var titleColor: InterfaceColor? { values["titleColor"]?.color }
  /// The color of the title's shadow, or nil.
  public var titleShadowColor: InterfaceColor? { values["titleShadowColor"]?.color }
}
