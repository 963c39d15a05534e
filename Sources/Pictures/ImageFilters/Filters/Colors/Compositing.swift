internal import Geometry

extension FilterCatalog {
  /// The operators of Porter and Duff, and other operators of premultiplied colors.
  static let compositing: [FilterDefinition] = [
    compositing("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    compositing("CISourceInCompositing") { $0 * $1.w },
    compositing("CISourceOutCompositing") { $0 * (1 - $1.w) },
    compositing("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
    compositing("CIAdditionCompositing") {
      ($0 + $1).withAlpha(min($0.w + $1.w, 1))
    },
    compositing("CIMultiplyCompositing") { $0 * $1 },
    compositing("CIMaximumCompositing") { pointwiseMax($0, $1) },
    compositing("CIMinimumCompositing") { pointwiseMin($0, $1) },
  ]

  /// Returns a filter that combines two images; where one is missing it is transparent.
  static func compositing(
    _ name: String,
    _ function: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(of: .composite, name, [.background]) { image, arguments in
      image.combined(with: arguments.image("inputBackgroundImage") ?? .empty, function)
    }
  }

  /// The filters that show one image where a mask is, and another elsewhere.
  static let masks: [FilterDefinition] = [
    mask("CIBlendWithMask") { $0.luminance }, mask("CIBlendWithAlphaMask") { $0.w },
    mask("CIBlendWithRedMask") { $0.x }, mask("CIBlendWithBlueMask") { $0.z },
  ]

  private static func mask(
    _ name: String, _ value: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterDefinition {
    FilterDefinition(of: .stylize, name, [.background, .image("inputMaskImage")]) {
      image, arguments in
      let background = arguments.image("inputBackgroundImage") ?? .empty
      guard let mask = arguments.image("inputMaskImage") else { return background }
      return image.blended(over: background, mask: mask, value)
    }
  }
}

extension FilterImage {
  /// Returns this image where a mask is 1, and another one where it is 0.
  func blended(
    over background: FilterImage, mask: FilterImage,
    _ value: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterImage {
    let extent = extent.union(background.extent)
    return FilterImage(extent: extent) { region, pass in
      var tile = tile(region, pass)
      let below = background.tile(region, pass)
      let masks = mask.tile(region, pass)
      for index in tile.colors.indices {
        let amount = min(max(value(masks.colors[index]), 0), 1)
        tile.colors[index] = mix(below.colors[index], tile.colors[index], amount)
      }
      return tile
    }
  }
}
