public import PictureKit

/// `TextTab`.
public typealias NSTextTab = TextTab

extension TextTab {
  /// An option of a tab; none has an effect.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters at which columns are aligned.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Creates a place with options, which have no effect.
  public init(textAlignment: TextAlignment, location: Double, options: [OptionKey: Any]) {
    self.init(textAlignment: textAlignment, location: location)
  }
}

extension ParagraphStyle {
  /// Adds a place that tabs move to.
  public mutating func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }

  /// Removes a place that tabs move to.
  public mutating func removeTabStop(_ anObject: NSTextTab) {
    tabStops.removeAll { $0 == anObject }
  }
}
