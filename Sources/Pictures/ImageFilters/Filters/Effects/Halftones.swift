internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters of printed screens: gray where the luminance is above that of a periodic screen.
  static let halftones: [FilterDefinition] = [
    halftone("CIDotScreen") { (sin($0 * Double.pi) * sin($1 * Double.pi) + 1) / 2 },
    halftone("CILineScreen") { _, y in (sin(y * Double.pi) + 1) / 2 },
    halftone("CIHatchedScreen") {
      max((sin($0 * Double.pi) + 1) / 2, (sin($1 * Double.pi) + 1) / 2)
    },
    FilterDefinition(
      of: .halftone, "CICircularScreen",
      [
        .position("inputCenter", 150, 150), .number("inputWidth", 6, 1...50),
        .number("inputSharpness", 0.7, 0...1),
      ]
    ) { image, arguments in
      let (center, width) = (arguments.point("inputCenter"), arguments.number("inputWidth"))
      return image.screened(sharpness: arguments.float("inputSharpness")) { x, y in
        (sin(hypot(x - center.x, y - center.y) / max(width, 1) * Double.pi) + 1) / 2
      }
    },
  ]

  private static func halftone(
    _ name: String, _ screen: @escaping @Sendable (_ x: Double, _ y: Double) -> Double
  ) -> FilterDefinition {
    FilterDefinition(
      of: .halftone, name,
      [
        .position("inputCenter", 150, 150), .number("inputAngle", 0, -Double.pi...Double.pi),
        .number("inputWidth", 6, 1...50), .number("inputSharpness", 0.7, 0...1),
      ]
    ) { image, arguments in
      let (center, width) = (arguments.point("inputCenter"), arguments.number("inputWidth"))
      let angle = arguments.number("inputAngle")
      let (cosine, sine) = (cos(angle) / max(width, 1), sin(angle) / max(width, 1))
      return image.screened(sharpness: arguments.float("inputSharpness")) { x, y in
        let (dx, dy) = (x - center.x, y - center.y)
        return screen(dx * cosine + dy * sine, dy * cosine - dx * sine)
      }
    }
  }
}

extension FilterImage {
  /// Returns white where the luminance in components of sRGB is above that of a screen, black
  /// elsewhere.
  fileprivate func screened(
    sharpness: Float, screen: @escaping @Sendable (_ x: Double, _ y: Double) -> Double
  ) -> FilterImage {
    let softness = max(1 - sharpness, 0.02) / 2
    return FilterImage(extent: extent) { region, pass in
      let tile = tile(region, pass)
      return PixelTile(region) { x, y in
        let color = tile[x, y]
        let luminance = color.straight.luminance
        let value = pass.space == .linear ? TransferFunction.component(of: luminance) : luminance
        let threshold = Float(screen(Double(x) + 0.5, Double(y) + 0.5))
        let ink = smoothstep(threshold - softness, threshold + softness, value)
        return SIMD4(ink, ink, ink, 1) * color.w
      }
    }
  }
}
