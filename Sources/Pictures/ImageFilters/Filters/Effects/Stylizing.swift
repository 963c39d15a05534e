internal import Geometry

extension FilterCatalog {
  /// The filters that make an image of pieces, lines or light.
  static let stylizing: [FilterDefinition] = [
    FilterDefinition(
      of: .stylize, "CIPixellate",
      [.position("inputCenter", 150, 150), .number("inputScale", 8, 1...100)]
    ) {
      $0.pixellated(center: $1.point("inputCenter"), scale: $1.number("inputScale"))
    },
    FilterDefinition(
      of: .stylize, "CICrystallize",
      [.number("inputRadius", 20, 1...100), .position("inputCenter", 150, 150)]
    ) {
      $0.crystallized(center: $1.point("inputCenter"), radius: $1.number("inputRadius"))
    },
    FilterDefinition(
      of: .stylize, "CIPointillize",
      [.number("inputRadius", 20, 1...100), .position("inputCenter", 150, 150)]
    ) {
      $0.crystallized(
        center: $1.point("inputCenter"), radius: $1.number("inputRadius"), isDotted: true)
    },
    FilterDefinition(
      of: .stylize, "CIBloom",
      [.number("inputRadius", 10, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) { image, arguments in
      let amount = arguments.float("inputIntensity")
      let blurred = image.applyingGaussianBlur(sigma: arguments.number("inputRadius"))
      // The light of the blurred image is screened over the image.
      return image.combined(with: blurred) { color, light in
        let light = light * amount
        return color + light - color * light
      }
    },
    FilterDefinition(
      of: .stylize, "CIGloom",
      [.number("inputRadius", 10, 0...100), .number("inputIntensity", 0.5, 0...1)]
    ) { image, arguments in
      let amount = arguments.float("inputIntensity")
      let blurred = image.blurredInside(sigma: arguments.number("inputRadius"))
      // What is lighter than its surroundings is darkened.
      return image.combined(with: blurred, extent: image.extent) { color, dark in
        mix(color, pointwiseMin(color, dark), amount).withAlpha(color.w)
      }
    },
    FilterDefinition(of: .stylize, "CIEdges", [.number("inputIntensity", 1, 0...10)]) {
      $0.edges(intensity: $1.number("inputIntensity"))
    },
    // Five levels a component, and black lines along edges.
    FilterDefinition(of: .stylize, "CIComicEffect") { image, _ in
      let levels = image.mapEncoded { color in
        color.mapComponents { (min(max($0, 0), 1) * 5).rounded() / 5 }
      }
      let lines = image.blurredInside(sigma: 1).edges(intensity: 3)
      return levels.combined(with: lines, extent: image.extent) { color, line in
        let ink = 1 - smoothstep(0.2, 0.6, line.luminance)
        return (color * ink).withAlpha(color.w)
      }
    },
    convolution("CIConvolution3X3", side: 3), convolution("CIConvolution5X5", side: 5),
    convolution("CIConvolution7X7", side: 7),
  ]

  private static func convolution(_ name: String, side: Int) -> FilterDefinition {
    var weights = [Double](repeating: 0, count: side * side)
    weights[side * side / 2] = 1
    return FilterDefinition(
      of: .stylize, name,
      [.vector("inputWeights", values: weights), .number("inputBias", 0, 0...1)]
    ) { image, arguments in
      let values = arguments.vector("inputWeights")
      guard values.count == side * side else { return nil }
      return image.convolved(weights: values, bias: arguments.number("inputBias"))
    }
  }
}
