extension Font {
  /// The width of the letters of the system font, `UIFont.Width`: from -1 to 1, where 0 is
  /// standard.
  public struct Width: Hashable, Comparable, Sendable, RawRepresentable {
    /// The width, -1...1.
    public let rawValue: Double

    /// Creates a width from a number, limited to -1...1; NaN is standard.
    public init(rawValue: Double) {
      self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    }

    /// Creates a width from a number, limited to -1...1; NaN is standard.
    public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

    /// The narrowest letters, -0.3.
    public static let compressed = Width(-0.3)
    /// Narrow letters, -0.2.
    public static let condensed = Width(-0.2)
    /// Letters of the usual width, 0.
    public static let standard = Width(0)
    /// Wide letters, 0.2.
    public static let expanded = Width(0.2)

    /// Whether letters are narrower than those of another width.
    public static func < (left: Width, right: Width) -> Bool { left.rawValue < right.rawValue }

    /// The factor by which letters are wider than those of the standard width.
    ///
    /// There is no typeface of these widths here: the letters of the standard width are scaled.
    public var stretch: Double { 1 + rawValue }
  }
}
