extension Font {
  /// The purpose of a text, `UIFont.TextStyle`.
  ///
  /// Sizes, weights and leadings are those of Apple's Human Interface Guidelines for the default
  /// content size, Large.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 36 points, bold.
    case extraLargeTitle
    /// 28 points, bold.
    case extraLargeTitle2
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title1
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption1
    /// 11 points.
    case caption2

    /// The size, in points.
    public var pointSize: Double {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1, .extraLargeTitle2: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// The weight.
    public var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// The distance between the baselines of the lines of a paragraph, in points.
    public var baselineDistance: Double {
      switch self {
      case .extraLargeTitle: 43
      case .largeTitle: 41
      case .title1, .extraLargeTitle2: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption1: 16
      case .caption2: 13
      }
    }
  }

  /// Returns the system font of a text style, at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(design: .system, size: style.pointSize, weight: style.weight, textStyle: style)
  }
}
