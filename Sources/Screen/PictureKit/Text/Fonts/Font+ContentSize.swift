extension Font {
  /// The size of texts that a reader prefers, `UIContentSizeCategory`.
  public enum ContentSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Three steps smaller than the default.
    case extraSmall
    /// Two steps smaller than the default.
    case small
    /// A step smaller than the default.
    case medium
    /// The default.
    case large
    /// A step larger than the default.
    case extraLarge
    /// Two steps larger than the default.
    case extraExtraLarge
    /// Three steps larger than the default.
    case extraExtraExtraLarge
    /// The first size for accessibility.
    case accessibilityMedium
    /// The second size for accessibility.
    case accessibilityLarge
    /// The third size for accessibility.
    case accessibilityExtraLarge
    /// The fourth size for accessibility.
    case accessibilityExtraExtraLarge
    /// The fifth and largest size for accessibility.
    case accessibilityExtraExtraExtraLarge

    /// Whether texts are smaller than with another size.
    public static func < (left: ContentSize, right: ContentSize) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// A rule by which the size of a font grows as that of a text style does.
  package struct Scaling: Hashable, Sendable {
    /// The style.
    package let style: TextStyle
    /// The size at the default size of texts, in points.
    package let size: Double
    /// The maximum size, in points; 0 for none.
    package let maxSize: Double

    /// Creates a rule.
    package init(style: TextStyle, size: Double, maxSize: Double) {
      self.style = style
      self.size = size
      self.maxSize = maxSize
    }

    /// Returns the size for a reader, in points.
    package func pointSize(at contentSize: ContentSize) -> Double {
      let size = size * style.pointSize(at: contentSize) / style.pointSize
      return maxSize > 0 ? min(size, maxSize) : size
    }
  }

  /// A rule of a font, or none; all are equal.
  struct ScalingRule: Hashable, Sendable {
    var scaling: Scaling?

    static func == (left: ScalingRule, right: ScalingRule) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Returns the system font of a text style, at the size that a reader prefers.
  public static func preferredFont(
    forTextStyle style: TextStyle, contentSize: ContentSize
  ) -> Font {
    Font(
      design: .system, size: style.pointSize(at: contentSize), weight: style.weight,
      textStyle: style)
  }
}

extension Font.TextStyle {
  /// The sizes of the text and the distances of its lines, in points, from the smallest content
  /// size to the largest: those of Apple's Human Interface Guidelines, typography.
  ///
  /// The extra large titles are in no table but that of the default; they grow as large ones do.
  private var table: (sizes: [Double], distances: [Double]) {
    switch self {
    case .extraLargeTitle:
      (
        [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        [40, 41, 42, 43, 45, 48, 50, 54, 59, 63, 68, 72]
      )
    case .largeTitle:
      (
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      )
    case .title1, .extraLargeTitle2:
      (
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      )
    case .title2:
      (
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      )
    case .title3:
      (
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      )
    case .headline, .body:
      (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      )
    case .callout:
      (
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      )
    case .subheadline:
      (
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      )
    case .footnote:
      (
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      )
    case .caption1:
      (
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
      )
    case .caption2:
      (
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      )
    }
  }

  /// Returns the size of the text, in points, at a content size.
  public func pointSize(at contentSize: Font.ContentSize) -> Double {
    table.sizes[contentSize.rawValue]
  }

  /// Returns the distance between the baselines of the lines of a paragraph, in points, at a
  /// content size.
  public func baselineDistance(at contentSize: Font.ContentSize) -> Double {
    table.distances[contentSize.rawValue]
  }

  /// Returns the distance between the baselines of the lines of a paragraph at a size of the text,
  /// both in points: that of the nearest content size.
  public func baselineDistance(forSize size: Double) -> Double {
    let distances = table.sizes.map { abs($0 - size) }
    let nearest = distances.min() ?? 0
    // The default comes first of several that are equally near.
    if distances[Font.ContentSize.large.rawValue] == nearest { return baselineDistance }
    return table.distances[distances.firstIndex(of: nearest) ?? 0]
  }
}
