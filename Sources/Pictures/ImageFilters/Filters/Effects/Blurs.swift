internal import Geometry

extension FilterCatalog {
  /// The filters that blur.
  static let blurs: [FilterDefinition] = [
    FilterDefinition(of: .blur, "CIGaussianBlur", [.number("inputRadius", 10, 0...100)]) {
      $0.applyingGaussianBlur(sigma: $1.number("inputRadius"))
    },
    FilterDefinition(of: .blur, "CIBoxBlur", [.number("inputRadius", 10, 1...100)]) {
      $0.boxBlurred(radius: $1.number("inputRadius"))
    },
    FilterDefinition(of: .blur, "CIDiscBlur", [.number("inputRadius", 8, 0...100)]) {
      $0.discBlurred(radius: $1.number("inputRadius"))
    },
    FilterDefinition(
      of: .blur, "CIMotionBlur",
      [
        .number("inputRadius", 20, 0...100), .number("inputAngle", 0, -Double.pi...Double.pi),
      ]
    ) {
      $0.motionBlurred(radius: $1.number("inputRadius"), angle: $1.number("inputAngle"))
    },
    FilterDefinition(
      of: .blur, "CIZoomBlur",
      [.position("inputCenter", 150, 150), .number("inputAmount", 20, -200...200)]
    ) {
      $0.zoomBlurred(center: $1.point("inputCenter"), amount: $1.number("inputAmount"))
    },
    FilterDefinition(of: .blur, "CIMedianFilter") { image, _ in image.medians() },
    FilterDefinition(
      of: .blur, "CIMaskedVariableBlur",
      [.image("inputMask"), .number("inputRadius", 5, 0...10)]
    ) { image, arguments in
      guard let mask = arguments.image("inputMask") else { return image }
      let blurred = image.blurredInside(sigma: arguments.number("inputRadius"))
      return blurred.blended(over: image, mask: mask) { $0.luminance }
    },
  ]

  /// The filters that sharpen.
  static let sharpening: [FilterDefinition] = [
    FilterDefinition(
      of: .sharpen, "CIUnsharpMask",
      [.number("inputRadius", 2.5, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) {
      $0.sharpened(radius: $1.number("inputRadius"), amount: $1.number("inputIntensity"))
    },
    FilterDefinition(
      of: .sharpen, "CISharpenLuminance",
      [.number("inputSharpness", 0.4, 0...2), .number("inputRadius", 1.69, 0...20)]
    ) {
      $0.sharpened(
        radius: $1.number("inputRadius"), amount: $1.number("inputSharpness"), isLuminance: true)
    },
  ]
}
