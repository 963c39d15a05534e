internal import Controls
public import Geometry
public import PictureKit
public import StageKit

/// The texts and the image of a cell: `UIListContentConfiguration`.
public struct ListContentConfiguration: ContentConfiguration {
  /// The look of text: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties {
    /// The alignment of text in its space: `TextProperties.TextAlignment`.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The left.
      case natural
      /// The middle.
      case center
      /// Both sides; treated as the left here.
      case justified
    }

    /// A change of case: `UIListContentConfiguration.TextProperties.TextTransform`.
    public enum TextTransform: Int, Hashable, Sendable {
      /// None.
      case none
      /// Capitals.
      case uppercase
      /// Lowercase.
      case lowercase
      /// Capitals at the start of each word.
      case capitalized
    }

    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// The alignment of the text in its space; `.natural` by default.
    public var alignment = TextAlignment.natural
    /// How lines are broken; at words by default.
    public var lineBreakMode = ParagraphStyle.LineBreakMode.byWordWrapping
    /// Whether text that is too long is made smaller; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of such a text; 0 by default.
    public var minimumScaleFactor = 0.0
    /// Whether the size follows the settings of the device; it has no effect.
    public var adjustsFontForContentSizeCategory = true
    /// The change of case; `.none` by default.
    public var transform = TextTransform.none

    /// Returns the color: ``color``.
    public func resolvedColor() -> Color { color }
  }

  /// The look of an image: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties {
    /// The color of a template; nil, the default, is the tint of the view.
    public var tintColor: Color?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius = 0.0
    /// The maximum size, in points; 0, the default, means no limit.
    public var maximumSize = Size.zero
    /// The size of the space in which the image is centered, in points; 0, the default, is that of
    /// the image, and for the width of a symbol ``standardDimension``.
    public var reservedLayoutSize = Size.zero
    /// Returns the color of a template for the tint of a view.
    public func resolvedTintColor(for tintColor: Color) -> Color { self.tintColor ?? tintColor }

    /// The width that a symbol has at least, for ``reservedLayoutSize``: 24 points.
    ///
    /// Documents of Xcode place the symbol of a cell so, and its text 15 points after that.
    public static let standardDimension = 24.0
  }

  /// The image on the left; nil by default.
  public var image: Drawing?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The main text; nil by default.
  public var text: String?
  /// The main text with attributes, in place of ``text``, which is copied; nil by default.
  public var attributedText: AttributedText? {
    get { textContents.map { AttributedText($0) } }
    set { textContents = newValue?.contents }
  }
  private var textContents: TextContents?
  /// The look of the main text.
  public var textProperties: TextProperties
  /// The second text; nil by default.
  public var secondaryText: String?
  /// The second text with attributes, in place of ``secondaryText``, which is copied; nil by
  /// default.
  public var secondaryAttributedText: AttributedText? {
    get { secondaryContents.map { AttributedText($0) } }
    set { secondaryContents = newValue?.contents }
  }
  private var secondaryContents: TextContents?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is on the right of the first, if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space around the content, in points.
  public var directionalLayoutMargins = DirectionalInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The axes along which the margins of the superview are kept; none by default, and without
  /// effect.
  public var axesPreservingSuperviewLayoutMargins: [LayoutConstraint.Axis] = []
  /// The space between the image and the text, in points; 16 by default.
  public var imageToTextPadding = 16.0
  /// The space between the texts side by side, in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding = 6.0
  /// The space between the texts one above the other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding = 3.0

  private init(_ font: Font, _ secondaryFont: Font, color: Color = .label) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondaryFont, color: .secondaryLabel)
  }

  /// Returns the look of a cell: 17 points, and a second text of 15 points below.
  public static func cell() -> Self { Self(.scaled(.body), .scaled(.subheadline)) }

  /// Returns the look of a cell with a second text of 12 points below the first.
  public static func subtitleCell() -> Self {
    Self(.scaled(.body), .scaled(.caption1))
  }

  /// Returns the look of a cell with a second text on the right.
  public static func valueCell() -> Self {
    var configuration = Self(.scaled(.body), .scaled(.body))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the look of a header of a plain list.
  public static func plainHeader() -> Self {
    var configuration = Self(.scaled(.headline, weight: .semibold), .scaled(.subheadline))
    configuration.directionalLayoutMargins.top = 5
    configuration.directionalLayoutMargins.bottom = 5
    return configuration
  }

  /// Returns the look of a footer of a plain list.
  public static func plainFooter() -> Self {
    var configuration = Self(
      .scaled(.body), .scaled(.subheadline), color: .secondaryLabel)
    configuration.directionalLayoutMargins.top = 5
    configuration.directionalLayoutMargins.bottom = 5
    return configuration
  }

  /// Returns the look of a header of a grouped list: gray capitals of 13 points.
  public static func groupedHeader() -> Self {
    var configuration = Self(
      .scaled(.footnote), .scaled(.footnote), color: .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    configuration.directionalLayoutMargins.top = 17
    configuration.directionalLayoutMargins.bottom = 6
    return configuration
  }

  /// Returns the look of a footer of a grouped list.
  public static func groupedFooter() -> Self {
    var configuration = Self(
      .scaled(.footnote), .scaled(.footnote), color: .secondaryLabel)
    configuration.directionalLayoutMargins.top = 6
    configuration.directionalLayoutMargins.bottom = 11
    return configuration
  }

  /// Returns the look of a cell of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the header of a group with large letters.
  public static func prominentInsetGroupedHeader() -> Self { extraProminentInsetGroupedHeader() }
  /// Returns the header of a group with larger letters.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var header = groupedHeader()
    header.textProperties.font = .scaled(.title3, weight: .semibold)
    header.textProperties.color = .label
    header.textProperties.transform = .none
    return header
  }
  /// Returns a header of a list.
  public static func header() -> Self { groupedHeader() }
  /// Returns a footer of a list.
  public static func footer() -> Self { groupedFooter() }
  /// Returns the look of a cell of a sidebar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns the look of a header of a sidebar: bold, of 20 points.
  public static func sidebarHeader() -> Self {
    Self(.scaled(.title3, weight: .semibold), .scaled(.subheadline))
  }
  /// Returns the look of an accompanied sidebar cell: that of a sidebar cell.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  /// Returns the look of an accompanied sidebar cell with a second text.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the same configuration, which has one look for all states.
  public func updated(for state: any ConfigurationState) -> Self { self }
}

@available(*, unavailable)
extension ListContentConfiguration: Sendable {}

@available(*, unavailable)
extension ListContentConfiguration.TextProperties: Sendable {}

@available(*, unavailable)
extension ListContentConfiguration.ImageProperties: Sendable {}
