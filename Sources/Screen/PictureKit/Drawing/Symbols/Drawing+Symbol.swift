extension Drawing {
  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - parts: The parts, drawn one after the other.
  ///   - configuration: The size, the weight and the colors; nil, the default, specifies none.
  package convenience init(symbol parts: [SymbolPart], configuration: SymbolConfiguration? = nil) {
    self.init(
      SymbolShape(parts: parts, configuration: configuration ?? .unspecified).contents)
  }

  /// Whether the image is a symbol, which configurations change.
  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol; nil for another image.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// Returns a symbol with a configuration instead of its own; another image is returned unchanged.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Drawing {
    guard var shape = symbol else { return self }
    shape.configuration = configuration
    return with(shape)
  }

  /// Returns a symbol with the specified values of a configuration and the rest of its own; another
  /// image is returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Drawing? {
    guard let symbol else { return self }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// Returns a symbol whose configuration takes unspecified values from another one.
  package func preferring(_ configuration: SymbolConfiguration?) -> Drawing {
    guard let symbol, let configuration else { return self }
    return withConfiguration(configuration.applying(symbol.configuration))
  }

  /// Returns another shape with the tint and the rendering mode of this symbol.
  private func with(_ shape: SymbolShape) -> Drawing {
    var contents = shape.contents
    if tint != nil { contents = contents.with(orientation: imageOrientation, tint: tint) }
    if shape.configuration.colors.isEmpty { contents.renderingMode = renderingMode }
    if renderingMode == .alwaysOriginal, symbol?.configuration.colors.isEmpty == false,
      shape.configuration.colors.isEmpty
    {
      contents.renderingMode = .alwaysTemplate
    }
    return Drawing(contents)
  }
}
