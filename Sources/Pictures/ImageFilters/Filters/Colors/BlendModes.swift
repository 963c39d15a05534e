internal import Geometry

extension FilterCatalog {
  /// The blend modes of PDF, and others that have the same form: straight colors are blended where
  /// both images are.
  static let blendModes: [FilterDefinition] = [
    separable("CIMultiplyBlendMode") { $0 * $1 },
    separable("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
    separable("CIOverlayBlendMode") { hardLight($1, $0) },
    separable("CIDarkenBlendMode") { min($0, $1) },
    separable("CILightenBlendMode") { max($0, $1) },
    separable("CIColorDodgeBlendMode") { source, below in
      below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
    },
    separable("CIColorBurnBlendMode") { source, below in
      below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
    },
    separable("CISoftLightBlendMode") { source, below in
      guard source > 0.5 else { return below - (1 - 2 * source) * below * (1 - below) }
      let curve =
        below <= 0.25
        ? ((16 * below - 12) * below + 4) * below : max(below, 0).squareRoot()
      return below + (2 * source - 1) * (curve - below)
    },
    separable("CIHardLightBlendMode") { hardLight($0, $1) },
    separable("CIDifferenceBlendMode") { abs($0 - $1) },
    separable("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    separable("CILinearDodgeBlendMode") { min($0 + $1, 1) },
    separable("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
    separable("CILinearLightBlendMode") { min(max($1 + 2 * $0 - 1, 0), 1) },
    separable("CIPinLightBlendMode") { source, below in
      source > 0.5 ? max(below, 2 * source - 1) : min(below, 2 * source)
    },
    separable("CISubtractBlendMode") { max($1 - $0, 0) },
    separable("CIDivideBlendMode") { $0 <= 0 ? 1 : min($1 / $0, 1) },
    blend("CIHueBlendMode") { source, below in
      source.withSaturation(below.saturation).withPDFLuminosity(below.luminosity)
    },
    blend("CISaturationBlendMode") { source, below in
      below.withSaturation(source.saturation).withPDFLuminosity(below.luminosity)
    },
    blend("CIColorBlendMode") { $0.withPDFLuminosity($1.luminosity) },
    blend("CILuminosityBlendMode") { $1.withPDFLuminosity($0.luminosity) },
  ]

  private static func hardLight(_ source: Float, _ below: Float) -> Float {
    source <= 0.5 ? 2 * source * below : 1 - 2 * (1 - source) * (1 - below)
  }

  private static func separable(
    _ name: String, _ function: @escaping @Sendable (_ source: Float, _ below: Float) -> Float
  ) -> FilterDefinition {
    blend(name) { source, below in
      SIMD4(
        function(source.x, below.x), function(source.y, below.y), function(source.z, below.z), 1)
    }
  }

  /// Returns a filter by the formula of PDF: what is blended has the product of the opacities, and
  /// each image shows where the other is not.
  private static func blend(
    _ name: String,
    _ function: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    compositing(name) { source, below in
      let both = source.w * below.w
      guard both > 0 else { return source + below }
      let blended = function(source.straight, below.straight) * both
      let result = blended + source * (1 - below.w) + below * (1 - source.w)
      return result.withAlpha(source.w + below.w - both)
    }
  }
}

extension SIMD4<Float> {
  /// The luminosity by the weights of PDF.
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  /// Returns the color moved to a luminosity, and towards gray as far as it leaves 0...1.
  fileprivate func withPDFLuminosity(_ luminosity: Float) -> SIMD4<Float> {
    let moved = self + (luminosity - self.luminosity)
    let least = Swift.min(moved.x, moved.y, moved.z)
    let largest = Swift.max(moved.x, moved.y, moved.z)
    let gray = moved.luminosity
    var result = moved
    if least < 0, gray > least {
      result = SIMD4(repeating: gray) + (result - gray) * (gray / (gray - least))
    }
    if largest > 1, largest > gray {
      result = SIMD4(repeating: gray) + (result - gray) * ((1 - gray) / (largest - gray))
    }
    return result
  }

  /// Returns the color with its least component at 0 and its largest at a saturation.
  fileprivate func withSaturation(_ saturation: Float) -> SIMD4<Float> {
    let least = Swift.min(x, y, z)
    let range = self.saturation
    return range > 0 ? (self - least) * (saturation / range) : .zero
  }
}
