public import Geometry

extension Drawing {
  /// The size, the weight and the colors of a symbol: `UIImage.SymbolConfiguration`.
  ///
  /// Unspecified values are those of a symbol without a configuration: 17 points, regular, medium,
  /// and a template.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the font that the symbol fits, in points; nil if unspecified.
    public internal(set) var pointSize: Double?
    /// The weight of the lines; nil if unspecified.
    public internal(set) var weight: SymbolWeight?
    /// The size beside text; nil if unspecified.
    public internal(set) var scale: SymbolScale?
    /// The colors; empty if unspecified.
    public internal(set) var colors: [Color] = []

    /// A configuration that specifies nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration that specifies nothing.
    init() {}

    /// Creates a configuration with the size of a font.
    ///
    /// - Parameters:
    ///   - pointSize: The size, in points.
    ///   - weight: The weight; unspecified by default.
    ///   - scale: The size beside text; not specified by default.
    public init(
      pointSize: Double, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.weight = weight == .unspecified ? nil : weight
      self.scale = scale == .unspecified ? nil : scale
    }

    /// Creates a configuration with a weight.
    public init(weight: SymbolWeight) { self.weight = weight == .unspecified ? nil : weight }

    /// Creates a configuration with a size beside text.
    public init(scale: SymbolScale) { self.scale = scale == .unspecified ? nil : scale }

    /// Creates a configuration with the size and the weight of a font.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: The size beside text; not specified by default.
    public init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// Creates a configuration with the size and the weight of a text style.
    ///
    /// - Parameters:
    ///   - textStyle: The style.
    ///   - scale: The size beside text; not specified by default.
    public init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a color, which all parts of a symbol have in full opacity.
    public init(hierarchicalColor: Color) { colors = [hierarchicalColor] }

    /// Creates a configuration with colors, the first of which is that of the symbol, since it has
    /// one layer.
    public init(paletteColors: [Color]) { colors = paletteColors }

    /// Returns a configuration that specifies nothing, since no symbol has its own colors.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns a configuration that specifies nothing, since symbols have one color.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    /// Returns the configuration with the specified values of another one.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      if !other.colors.isEmpty { result.colors = other.colors }
      return result
    }

    /// The configuration without a weight.
    public var withoutWeight: SymbolConfiguration {
      var result = self
      result.weight = nil
      return result
    }

    /// The configuration without a size beside text.
    public var withoutScale: SymbolConfiguration {
      var result = self
      result.scale = nil
      return result
    }

    /// The configuration without a size and a weight.
    public var withoutPointSizeAndWeight: SymbolConfiguration {
      var result = withoutWeight
      result.pointSize = nil
      return result
    }
  }

  /// The weight of a symbol's lines: `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
    /// That of the surroundings.
    case unspecified
    /// As the weight of fonts.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of a font.
    public var fontWeight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// Creates the weight that is nearest to that of a font.
    init(_ weight: Font.Weight) {
      let distance = { (own: SymbolWeight) in abs(own.fontWeight.rawValue - weight.rawValue) }
      self =
        Self.allCases.dropFirst().min { distance($0) < distance($1) } ?? .regular
    }

    /// The line width in twentieths of the point size; chosen by eye, to match the stems of the
    /// font of that weight.
    var lineWidth: Double {
      switch self {
      case .ultraLight: 0.45
      case .thin: 0.75
      case .light: 1.15
      case .unspecified, .regular: 1.55
      case .medium: 1.8
      case .semibold: 2.05
      case .bold: 2.35
      case .heavy: 2.7
      case .black: 3.05
      }
    }
  }

  /// The size of a symbol beside text: `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// That of the surroundings.
    case unspecified = 0
    /// About four fifths of medium.
    case small
    /// About as large as capital letters.
    case medium
    /// About five quarters of medium.
    case large

    /// The size as a fraction of the medium one, as commonly measured.
    var factor: Double {
      switch self {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }
}
