package import Geometry

/// The shape of a symbol, with lines of the weight that its configuration specifies.
struct SymbolShape: Hashable, Sendable {
  /// The path, in a square of 20 points.
  let path: Path
  /// Whether the path is filled as well as stroked.
  let isFilled: Bool
  /// The symbol's configuration.
  var configuration: Drawing.SymbolConfiguration
}

extension Drawing {
  /// The size of a symbol of 17 points, in points.
  private static let symbolSize = 20.0
  /// The size of the font that a symbol without configuration fits, in points.
  private static let symbolFontSize = 17.0

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - path: The path, in a square of 20 points.
  ///   - isFilled: Whether the path is filled as well as stroked.
  ///   - configuration: The size, the weight and the colors; nil, the default, specifies none.
  package convenience init(
    symbol path: Path, isFilled: Bool, configuration: SymbolConfiguration? = nil
  ) {
    self.init(
      Self.contents(
        of: SymbolShape(
          path: path, isFilled: isFilled, configuration: configuration ?? .unspecified)))
  }

  private static func contents(of shape: SymbolShape) -> DrawingContents {
    let configuration = shape.configuration
    let factor =
      (configuration.pointSize ?? symbolFontSize) / symbolFontSize
      * (configuration.scale ?? .medium).factor
    let side = symbolSize * factor
    let picture = Picture { canvas in
      canvas.scaleBy(x: factor, y: factor)
      if let color = configuration.colors.first {
        canvas.setFillColor(color)
        canvas.setStrokeColor(color)
      }
      canvas.setLineWidth((configuration.weight ?? .regular).lineWidth)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      if shape.isFilled { canvas.fill(shape.path) }
      canvas.stroke(shape.path)
    }
    var contents = DrawingContents(.picture(picture, Size(side, side)))
    contents.renderingMode = configuration.colors.isEmpty ? .alwaysTemplate : .alwaysOriginal
    contents.symbol = shape
    return contents
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
    var contents = Self.contents(of: shape)
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
