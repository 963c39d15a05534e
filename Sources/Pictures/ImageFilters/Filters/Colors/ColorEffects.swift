internal import Geometry

/// The matrix of sepia of the Filter Effects of the W3C, in components of sRGB.
private let sepia = ColorMatrix(
  [0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131])

extension FilterCatalog {
  /// The filters that change colors.
  static let colorEffects: [FilterDefinition] = [
    FilterDefinition(of: .colorEffect, "CISepiaTone", [.number("inputIntensity", 1, 0...1)]) {
      image, arguments in
      let intensity = arguments.float("inputIntensity")
      return image.mapEncoded { mix($0, sepia($0), intensity) }
    },
    FilterDefinition(of: .colorEffect, "CIColorInvert") { image, _ in
      image.mapStraight { (1 - $0).withAlpha($0.w) }
    },
    FilterDefinition(
      of: .colorEffect, "CIColorMonochrome",
      [
        .color("inputColor", Color(red: 0.6, green: 0.45, blue: 0.3)),
        .number("inputIntensity", 1, 0...1),
      ]
    ) { image, arguments in
      let (color, intensity) = (arguments.color("inputColor"), arguments.float("inputIntensity"))
      return image.mapStraight(in: { space in
        let tone = space.straightComponents(color)
        return { mix($0, tone * $0.luminance, intensity).withAlpha($0.w) }
      })
    },
    FilterDefinition(of: .colorEffect, "CIColorPosterize", [.number("inputLevels", 6, 2...30)]) {
      image, arguments in
      let levels = max(arguments.float("inputLevels").rounded(), 2)
      return image.mapStraight {
        $0.mapComponents { min(max(($0 * levels).rounded(.down), 0), levels - 1) / (levels - 1) }
      }
    },
    FilterDefinition(
      of: .colorEffect, "CIFalseColor",
      [
        .color("inputColor0", Color(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", Color(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { image, arguments in
      let (first, second) = (arguments.color("inputColor0"), arguments.color("inputColor1"))
      return image.map { space in
        let (dark, light) = (space.components(first), space.components(second))
        return { mix(dark, light, $0.straight.luminance) * $0.w }
      }
    },
    FilterDefinition(of: .colorEffect, "CIMaskToAlpha") { image, _ in
      image.map { _ in { SIMD4(repeating: min(max($0.luminance, 0), 1)) } }
    },
    FilterDefinition(of: .colorEffect, "CIMaximumComponent") { image, _ in
      image.map { _ in { color in color.mapComponents { _ in max(color.x, color.y, color.z) } } }
    },
    FilterDefinition(of: .colorEffect, "CIMinimumComponent") { image, _ in
      image.map { _ in { color in color.mapComponents { _ in min(color.x, color.y, color.z) } } }
    },
    // The light falls with the square of the distance from the center, to 0 in the corners at a
    // radius and an intensity of 1.
    FilterDefinition(
      of: .colorEffect, "CIVignette",
      [.number("inputIntensity", 0, -1...1), .number("inputRadius", 1, 0...2)]
    ) { image, arguments in
      guard !image.isInfinite else { return image }
      let center = image.extent.center
      let half = Vector(dx: image.extent.width / 2, dy: image.extent.height / 2)
      let reach = half.length * max(arguments.number("inputRadius"), 1e-3)
      let intensity = arguments.number("inputIntensity")
      return image.mapPlaced { color, x, y in
        let fraction = min((Point(x, y) - center).length / reach, 1)
        return (color * Float(max(1 - intensity * fraction * fraction, 0))).withAlpha(color.w)
      }
    },
    FilterDefinition(
      of: .colorEffect, "CIVignetteEffect",
      [
        .position("inputCenter", 150, 150), .number("inputRadius", 150, 0...2000),
        .number("inputIntensity", 1, -1...1), .number("inputFalloff", 0.5, 0...1),
      ]
    ) { image, arguments in
      let (center, radius) = (arguments.point("inputCenter"), arguments.float("inputRadius"))
      let falloff = max(arguments.float("inputFalloff"), 1e-3)
      let intensity = arguments.float("inputIntensity")
      return image.mapPlaced { color, x, y in
        let distance = Float((Point(x, y) - center).length)
        let shade = smoothstep(radius * (1 - falloff / 2), radius * (1 + falloff), distance)
        return (color * (1 - intensity * shade)).withAlpha(color.w)
      }
    },
  ]
}
