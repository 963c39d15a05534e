/// An image of the asset catalog, the bundle or the system, by its name.
public struct ImageReference: Hashable, Sendable {
  /// The name; of a symbol if ``isSystemSymbol``.
  public let name: String
  /// Whether the image is a symbol of the system (SF Symbols).
  public let isSystemSymbol: Bool
  /// The scale of the symbol, `small`, `medium` or `large`, or nil for the default.
  public let symbolScale: String?
  /// The rendering mode, such as `template` or `hierarchical`, or nil for the default.
  public let renderingMode: String?
  /// The variable value of a symbol, 0...1, or nil for a symbol without one.
  public let variableValue: Double?
}
