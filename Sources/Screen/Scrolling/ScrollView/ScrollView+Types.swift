extension ScrollView {
  /// The factor of the velocity per millisecond after a release: `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, above 0 and below 1.
    public let rawValue: Double

    /// Creates a rate from a factor.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// 0.998, the default.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The color of the indicators: `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark on light, light on dark.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// Which insets of the safe area are added to the content's: a scroll view's
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Those of the directions in which it scrolls.
    case automatic
    /// Those of the directions in which it scrolls.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }

  /// When a drag dismisses the keyboard: `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Never.
    case none
    /// When it begins.
    case onDrag
    /// When it begins: there is no keyboard that follows the finger.
    case interactive
  }
}
