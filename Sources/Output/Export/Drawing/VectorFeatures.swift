internal import PictureKit

/// What a format can express without pixels.
struct VectorFeatures {
  /// Shadows, and their blur.
  var hasShadows: Bool
  /// SVG documents as images.
  var hasDocuments: Bool
  /// Pictures that are repeated.
  var hasPatterns: Bool
  /// Clips inside of pictures that are filled by the even-odd rule.
  var hasClipRules: Bool
  /// Bitmaps that are magnified with hard edges.
  var hasNearestPixels: Bool
  /// The blend modes other than normal.
  var blendModes: Set<BlendMode>

  /// The blend modes of PDF, which CSS and After Effects have, too.
  static let separableModes: Set<BlendMode> = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]
}

/// What a format lacks, so that pixels stand in for shapes.
enum MissingFeature: String, Error, CaseIterable {
  case perspective = "a perspective"
  case backdrop = "a filtered backdrop"
  case blendMode = "a blend mode or Porter-Duff operator"
  case conicGradient = "a conic gradient"
  case radialGradient = "a radial gradient between circles that are not nested"
  case pattern = "a pattern"
  case shadow = "a shadow"
  case document = "an SVG image"
  case clipRule = "a clip with the even-odd rule"
  case nearestPixels = "a bitmap with hard pixels"
}
