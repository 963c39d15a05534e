public import Geometry
internal import Layers
public import StageKit

/// The background of a cell: `UIBackgroundConfiguration`.
public struct BackgroundConfiguration {
  /// The color; nil for none.
  public var backgroundColor: Color?
  /// What makes another color of ``backgroundColor``; nil by default.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// What makes another color of ``strokeColor``; nil by default.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius = 0.0
  /// The space around the background, in points; 0 by default.
  public var backgroundInsets = DirectionalInsets.zero
  /// The color of the outline; nil, the default, for none.
  public var strokeColor: Color?
  /// The width of the outline, in points; 0 by default.
  public var strokeWidth = 0.0
  /// The distance of the outline outside the background, in points; 0 by default.
  public var strokeOutset = 0.0
  /// A view in place of the color; nil by default.
  public var customView: View?
  /// Whether the color is that of the list, and another while the cell is selected.
  var followsList = false

  private init(_ color: Color?, followsList: Bool = true) {
    backgroundColor = color
    self.followsList = followsList
  }

  /// Returns a background without a color.
  public static func clear() -> Self { Self(nil, followsList: false) }
  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a cell of a list.
  public static func listCell() -> Self { Self(.systemBackground) }
  /// Returns the background of headers and footers of plain lists.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  /// Returns the background of headers and footers of grouped lists: none.
  public static func listGroupedHeaderFooter() -> Self { Self(nil) }
  /// Returns the background of a cell of a sidebar: none.
  public static func listSidebarCell() -> Self { Self(nil) }
  /// Returns the background of a header of a sidebar: none.
  public static func listSidebarHeader() -> Self { Self(nil) }

  /// Returns the color that is shown; that of the view's tint if none is set.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the outline that is shown; that of the view's tint if none is set.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background for a state: gray if the cell is selected, unless its color is set.
  public func updated(for state: any ConfigurationState) -> Self {
    guard followsList, let state = state as? CellConfigurationState,
      state.isSelected || state.isHighlighted
    else { return self }
    var selected = self
    selected.backgroundColor = .systemGray4
    return selected
  }
}

@available(*, unavailable)
extension BackgroundConfiguration: Sendable {}

/// The view of a background.
final class ConfiguredBackgroundView: View {
  private let fill = View()
  private var configuration = BackgroundConfiguration.clear()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  func show(_ configuration: BackgroundConfiguration) {
    if self.configuration.customView !== configuration.customView {
      self.configuration.customView?.removeFromSuperview()
      if let view = configuration.customView { fill.addSubview(view) }
    }
    self.configuration = configuration
    fill.backgroundColor = configuration.backgroundColor.map {
      configuration.resolvedBackgroundColor(for: $0)
    }
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.borderWidth = configuration.strokeColor == nil ? 0 : configuration.strokeWidth
    fill.layer.borderColor = configuration.strokeColor.map {
      configuration.resolvedStrokeColor(for: $0)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds.inset(by: configuration.backgroundInsets.insets)
    configuration.customView?.frame = fill.bounds
  }
}
