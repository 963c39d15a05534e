internal import ElementaryFunctions
internal import Geometry

extension FilterCatalog {
  /// The filters that make infinite images.
  static let generators: [FilterDefinition] = [
    FilterDefinition("CIConstantColorGenerator", .generator, [.color("inputColor", .red)]) {
      FilterImage($0.color("inputColor"))
    },
    FilterDefinition(
      "CICheckerboardGenerator", .generator,
      [
        .position("inputCenter", 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black), .number("inputWidth", 80, 0...800),
        .number("inputSharpness", 1, 0...1),
      ]
    ) { arguments in
      let (center, width) = (arguments.point("inputCenter"), arguments.number("inputWidth"))
      let sharpness = arguments.number("inputSharpness")
      return twoColors(arguments) { x, y in
        let across = wave(x - center.x, width, sharpness)
        let along = wave(y - center.y, width, sharpness)
        // The product of waves from -1 to 1.
        return Float((1 - (2 * across - 1) * (2 * along - 1)) / 2)
      }
    },
    FilterDefinition(
      "CIStripesGenerator", .generator,
      [
        .position("inputCenter", 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .black), .number("inputWidth", 80, 0...800),
        .number("inputSharpness", 1, 0...1),
      ]
    ) { arguments in
      let (center, width) = (arguments.point("inputCenter"), arguments.number("inputWidth"))
      let sharpness = arguments.number("inputSharpness")
      return twoColors(arguments) { x, _ in Float(wave(x - center.x, width, sharpness)) }
    },
    FilterDefinition("CIRandomGenerator", .generator, []) { _ in
      FilterImage(generator: { _ in
        { x, y in
          let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
          func number(_ seed: Int) -> Float { Float(hashed(column, row, seed)) }
          return SIMD4(number(2), number(3), number(4), number(5)).premultiplied
        }
      })
    },
    FilterDefinition(
      "CIRoundedRectangleGenerator", .generator,
      [
        .rectangle("inputExtent", 0, 0, 100, 100), .number("inputRadius", 10, 0...100),
        .color("inputColor", .white),
      ]
    ) { arguments in
      let rect = arguments.rect("inputExtent")
      guard !rect.isNull, !rect.isEmpty else { return nil }
      let radius = min(
        max(arguments.number("inputRadius"), 0), rect.width / 2, rect.height / 2)
      let color = arguments.color("inputColor")
      return FilterImage(generator: { space in
        let components = space.components(color)
        return { x, y in
          // The distance from a rounded rectangle, over one pixel.
          let dx = abs(x - rect.center.x) - rect.width / 2 + radius
          let dy = abs(y - rect.center.y) - rect.height / 2 + radius
          let outside = hypot(max(dx, 0), max(dy, 0))
          let distance = outside + min(max(dx, dy), 0) - radius
          return components * Float(min(max(0.5 - distance, 0), 1))
        }
      }).cropped(to: rect)
    },
  ]

  /// Returns the weight of the second color at a place of alternating bands of a width; the first
  /// band has the first color.
  ///
  /// With a sharpness below 1 the change takes a part of the band.
  private static func wave(_ place: Double, _ width: Double, _ sharpness: Double) -> Double {
    guard width > 0 else { return 0.5 }
    let phase = place / (2 * width) - (place / (2 * width)).rounded(.down)
    // The distance from the middle of the first band, from 0 to 1.
    let distance = abs(phase - 0.25 - (phase > 0.75 ? 1 : 0)) * 2
    // At the edge between two bands, half a pixel on both sides is mixed.
    let softness = max((1 - sharpness) / 2, 0.5 / width)
    return min(max((distance - 0.5) / (2 * softness) + 0.5, 0), 1)
  }

  private static func twoColors(
    _ arguments: FilterArguments,
    _ weight: @escaping @Sendable (_ x: Double, _ y: Double) -> Float
  ) -> FilterImage {
    let (first, second) = (arguments.color("inputColor0"), arguments.color("inputColor1"))
    return FilterImage(generator: { space in
      let (start, end) = (space.components(first), space.components(second))
      return { x, y in mix(start, end, weight(x, y)) }
    })
  }

  /// The filters that make infinite gradients, which are mixed in the working space.
  static let gradients: [FilterDefinition] = [
    linearGradient("CILinearGradient") { $0 },
    linearGradient("CISmoothLinearGradient") { smoothstep(0, 1, $0) },
    FilterDefinition(
      "CIRadialGradient", .gradient,
      [
        .position("inputCenter", 150, 150), .number("inputRadius0", 5, 0...800),
        .number("inputRadius1", 100, 0...800), .color("inputColor0", .white),
        .color("inputColor1", .black),
      ]
    ) { arguments in
      let center = arguments.point("inputCenter")
      let (inner, outer) = (arguments.number("inputRadius0"), arguments.number("inputRadius1"))
      return twoColors(arguments) { x, y in
        let distance = hypot(x - center.x, y - center.y)
        guard outer != inner else { return distance < inner ? 0 : 1 }
        return Float(min(max((distance - inner) / (outer - inner), 0), 1))
      }
    },
    FilterDefinition(
      "CIGaussianGradient", .gradient,
      [
        .position("inputCenter", 150, 150), .color("inputColor0", .white),
        .color("inputColor1", .clear), .number("inputRadius", 300, 0...800),
      ]
    ) { arguments in
      let (center, radius) = (arguments.point("inputCenter"), arguments.number("inputRadius"))
      // The radius is three standard deviations.
      return twoColors(arguments) { x, y in
        guard radius > 0 else { return 1 }
        let distance = hypot(x - center.x, y - center.y) / radius * 3
        return distance < 3 ? Float(1 - exp(-distance * distance / 2)) : 1
      }
    },
  ]

  private static func linearGradient(
    _ name: String, _ curve: @escaping @Sendable (Float) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name, .gradient,
      [
        .position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200),
        .color("inputColor0", .white), .color("inputColor1", .black),
      ]
    ) { arguments in
      let (start, end) = (arguments.point("inputPoint0"), arguments.point("inputPoint1"))
      let along = end - start
      let square = along.dot(along)
      return twoColors(arguments) { x, y in
        guard square > 0 else { return 0 }
        return curve(Float(min(max((Point(x, y) - start).dot(along) / square, 0), 1)))
      }
    }
  }
}
