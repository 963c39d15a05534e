public import Geometry

/// The lines above and below a row of a list: `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown: `UIListSeparatorConfiguration.Visibility`.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list does.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// The insets that the list gives a line: from the text to the end of the row.
  public static let automaticInsets = DirectionalInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The color of the lines; that of the system by default.
  public var color = Color.separator
  /// The color of the lines between selected rows; that of the system by default.
  ///
  /// It has no effect: the lines of selected rows keep their color.
  public var multipleSelectionColor = Color.separator
  /// Whether there is a line above; `.automatic`, the default, shows none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below; `.automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = Self.automaticInsets

  /// Creates the lines of a list.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
