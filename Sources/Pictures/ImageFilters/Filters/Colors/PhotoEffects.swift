internal import Geometry

/// The looks of photographs.
///
/// Apple's tables are not published: these are curves of the same kind in components of sRGB.
private struct PhotoLook: Sendable {
  /// The factor of the distances from gray.
  var saturation: Float = 1
  /// The slope at a middle gray.
  var contrast: Float = 1
  /// What black and white become, for red, green and blue.
  var black = SIMD4<Float>(0, 0, 0, 0)
  var white = SIMD4<Float>(1, 1, 1, 1)

  func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let gray = color.luminance
    let toned = color.mapComponents { component in
      let value = min(max(mix(gray, component, saturation), 0), 1)
      return min(max((value - 0.5) * contrast + 0.5, 0), 1)
    }
    return (black + (white - black) * toned).withAlpha(color.w)
  }
}

extension FilterCatalog {
  /// The filters of looks.
  static let photoEffects: [FilterDefinition] = [
    photoEffect("CIPhotoEffectMono", PhotoLook(saturation: 0)),
    photoEffect("CIPhotoEffectNoir", PhotoLook(saturation: 0, contrast: 1.4)),
    photoEffect(
      "CIPhotoEffectTonal",
      PhotoLook(saturation: 0, contrast: 0.9, black: SIMD4(0.02, 0.02, 0.02, 0))),
    photoEffect("CIPhotoEffectChrome", PhotoLook(saturation: 1.3, contrast: 1.15)),
    photoEffect(
      "CIPhotoEffectFade",
      PhotoLook(
        saturation: 0.7, contrast: 0.9, black: SIMD4(0.08, 0.08, 0.09, 0),
        white: SIMD4(0.96, 0.95, 0.93, 1))),
    photoEffect(
      "CIPhotoEffectInstant",
      PhotoLook(
        saturation: 0.75, black: SIMD4(0.1, 0.06, 0.08, 0), white: SIMD4(0.98, 0.96, 0.86, 1))),
    photoEffect(
      "CIPhotoEffectProcess",
      PhotoLook(contrast: 1.1, black: SIMD4(0, 0.03, 0.1, 0), white: SIMD4(0.93, 1, 0.96, 1))),
    photoEffect(
      "CIPhotoEffectTransfer",
      PhotoLook(
        saturation: 0.9, black: SIMD4(0.1, 0.05, 0.02, 0), white: SIMD4(1, 0.95, 0.84, 1))),
  ]

  private static func photoEffect(_ name: String, _ look: PhotoLook) -> FilterDefinition {
    FilterDefinition(of: .colorEffect, name) { image, _ in image.mapEncoded { look($0) } }
  }
}
