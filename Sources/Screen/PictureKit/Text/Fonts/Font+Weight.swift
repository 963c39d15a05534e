extension Font {
  /// The weight of a font, `UIFont.Weight`: from -1 to 1, where 0 is regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight, -1...1.
    public let rawValue: Double

    /// Creates a weight from a number, limited to -1...1; NaN is regular.
    public init(rawValue: Double) {
      self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    }

    /// Creates a weight from a number, limited to -1...1; NaN is regular.
    public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

    /// -0.8, the weight 100 of CSS and OpenType.
    public static let ultraLight = Weight(-0.8)
    /// -0.6, the weight 200 of CSS and OpenType.
    public static let thin = Weight(-0.6)
    /// -0.4, the weight 300 of CSS and OpenType.
    public static let light = Weight(-0.4)
    /// 0, the weight 400 of CSS and OpenType.
    public static let regular = Weight(0)
    /// 0.23, the weight 500 of CSS and OpenType.
    public static let medium = Weight(0.23)
    /// 0.3, the weight 600 of CSS and OpenType.
    public static let semibold = Weight(0.3)
    /// 0.4, the weight 700 of CSS and OpenType.
    public static let bold = Weight(0.4)
    /// 0.56, the weight 800 of CSS and OpenType.
    public static let heavy = Weight(0.56)
    /// 0.62, the weight 900 of CSS and OpenType.
    public static let black = Weight(0.62)

    private static let openTypeWeights: [(weight: Double, openType: Double)] = [
      (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900), (1, 1000),
    ]

    /// The weight in OpenType's `OS/2` table and in CSS, 1...1000, interpolated between the named
    /// weights.
    public var openTypeWeight: Double {
      let pairs = Self.openTypeWeights
      for (low, high) in zip(pairs, pairs.dropFirst()) where rawValue <= high.weight {
        let share = (rawValue - low.weight) / (high.weight - low.weight)
        return low.openType + share * (high.openType - low.openType)
      }
      return 1000
    }
  }
}
