extension Font {
  /// The purpose of a text, `UIFont.TextStyle`.
  ///
  /// Sizes, weights and leadings are those of Apple's Human Interface Guidelines; those at the
  /// default content size, Large, are named here.
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

    /// The size, in points, at the default content size.
    public var pointSize: Double { pointSize(at: .large) }

    /// The weight.
    public var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// The distance between the baselines of the lines of a paragraph, in points, at the default
    /// content size.
    public var baselineDistance: Double { baselineDistance(at: .large) }
  }

  /// Returns the system font of a text style, at the size that the reader prefers: the default one
  /// unless the device of the stage whose code runs has another.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, contentSize: TextSettings.current.contentSize)
  }
}
