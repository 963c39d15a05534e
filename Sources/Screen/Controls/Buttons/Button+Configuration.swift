public import Geometry
public import PictureKit
public import StageKit

extension Button {
  /// The content and appearance of a button as a value: `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    /// The space around the content: `UIButton.Configuration.Size`.
    public enum Size: Int, Hashable, Sendable {
      /// 7 points above and below, 12 beside; text of 17 points.
      case medium
      /// 5 and 10 points; text of 15 points.
      case small
      /// 4 and 8 points; text of 15 points.
      case mini
      /// 15 and 20 points; text of 17 points.
      case large
    }

    /// The corners of the background: `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// That of ``BackgroundConfiguration/cornerRadius``.
      case fixed
      /// That of the background, adapted to the size of text.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// Half of the height.
      case capsule
    }

    /// The alignment of the two lines: `UIButton.Configuration.TitleAlignment`.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Centered if the image is above or below, else towards the image.
      case automatic
      /// At the left.
      case leading
      /// Centered.
      case center
      /// At the right.
      case trailing
    }

    /// The mark of a button with a menu: `UIButton.Configuration.Indicator`.
    public enum Indicator: Int, Hashable, Sendable {
      /// That of a popup if the menu selects a value, else none.
      case automatic
      /// None.
      case none
      /// Two chevrons, up and down.
      case popup
    }

    enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
      case borderless
    }

    let style: Style

    /// The first line; nil by default.
    public var title: String?
    /// The first line with attributes, which takes precedence and is copied; nil by default.
    public var attributedTitle: AttributedText? {
      get { titleContents.map { AttributedText($0) } }
      set { titleContents = newValue?.contents }
    }
    /// The value of ``attributedTitle``.
    package var titleContents: TextContents?
    /// The attributes of the first line; none by default.
    package var titleAttributes = TextAttributes()
    /// The second line; nil by default.
    public var subtitle: String?
    /// The image; nil by default.
    public var image: Drawing?
    /// The configuration for what a symbol does not specify itself; nil by default.
    public var preferredSymbolConfigurationForImage: Drawing.SymbolConfiguration?
    /// The side of the image; `.leading` by default.
    public var imagePlacement = DirectionalRectEdge.leading
    /// How a title that is too wide is broken; several lines by default.
    public var titleLineBreakMode = ParagraphStyle.LineBreakMode.byWordWrapping
    /// How a second line that is too wide is broken; several lines by default.
    public var subtitleLineBreakMode = ParagraphStyle.LineBreakMode.byWordWrapping
    /// The distance between image and text, in points; 0 by default.
    public var imagePadding = 0.0
    /// The distance between the lines, in points; 1 by default.
    public var titlePadding = 1.0
    /// The alignment of the lines; automatic by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The distances from the edges to the content, in points; those of ``buttonSize`` by default.
    public var contentInsets: DirectionalInsets
    /// The size, medium by default.
    ///
    /// Setting it sets ``contentInsets``.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets(style) } }
    /// The corners; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of text and image; nil, the default, is that of the style.
    public var baseForegroundColor: Color?
    /// The color of the background; nil, the default, is that of the style.
    public var baseBackgroundColor: Color?
    /// Details of the background.
    public var background = BackgroundConfiguration()
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false

    /// The mark of a button with a menu, after title and image; automatic by default.
    public var indicator = Indicator.automatic

    private init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.insets(style)
    }

    /// Text in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint color on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text in the tint color without space around it.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// The style of bordered buttons on phones, ``gray()``.
    public static func bordered() -> Configuration { gray() }
    /// The style of bordered, tinted buttons on phones, ``tinted()``.
    public static func borderedTinted() -> Configuration { tinted() }
    /// The style of the most important bordered button on phones, ``filled()``.
    public static func borderedProminent() -> Configuration { filled() }
  }

  /// The background of a configuration: `UIBackgroundConfiguration`.
  public struct BackgroundConfiguration: Hashable, Sendable {
    /// The color; nil, the default, is that of the configuration.
    public var backgroundColor: Color?
    /// The image over the color, which is stretched over the button; nil by default.
    public var image: Drawing?
    /// The radius of the corners, in points; 5.95 by default, as commonly measured.
    public var cornerRadius = 5.95
    /// The color of the border; nil, the default, draws none.
    public var strokeColor: Color?
    /// The width of the border, in points; 0 by default.
    public var strokeWidth = 0.0

    /// Creates the default background.
    public init() {}
  }
}

extension Button.Configuration.Size {
  /// Returns the distances from the edges, as commonly measured.
  func insets(_ style: Button.Configuration.Style) -> DirectionalInsets {
    let (y, x) =
      switch self {
      case .mini: (4.0, 8.0)
      case .small: (5.0, 10.0)
      case .medium: (7.0, 12.0)
      case .large: (15.0, 20.0)
      }
    return style == .borderless
      ? .zero : DirectionalInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  /// The font of titles: 17 points make a medium button with the title Button 75 by 35 points, the
  /// size that Interface Builder gives it.
  var font: Font {
    switch self {
    case .medium, .large: .scaled(.body)
    case .mini, .small: .scaled(.subheadline)
    }
  }
}

extension Button.Configuration {
  /// Returns the color of text and image.
  func foregroundColor(tint: Color, isEnabled: Bool, role: Button.Role) -> Color {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    if style == .filled { return .white }
    return role == .destructive ? .systemRed : tint
  }

  /// Returns the color of the background; nil is transparent.
  func backgroundColor(tint: Color, isEnabled: Bool, role: Button.Role) -> Color? {
    if let color = background.backgroundColor { return color }
    let base = role == .destructive ? Color.systemRed : tint
    switch style {
    case .plain, .borderless: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    case .tinted:
      guard isEnabled else { return .tertiarySystemFill }
      return (baseBackgroundColor ?? base).withAlphaComponent(0.18)
    case .filled: return isEnabled ? baseBackgroundColor ?? base : .tertiarySystemFill
    }
  }

  /// Returns the radius of the corners for a height, in points, as commonly measured.
  func cornerRadius(height: Double) -> Double {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: buttonSize == .large ? 8.75 : background.cornerRadius
    case .small: 4.9
    case .medium: 5.95
    case .large: 8.75
    case .capsule: height / 2
    }
  }
}
