internal import Geometry

extension FilterCatalog {
  /// The filters that make one pixel of a rectangle.
  static let reductions: [FilterDefinition] = [
    reduction("CIAreaAverage") { colors in
      var sum = SIMD4<Double>.zero
      for color in colors { sum += SIMD4<Double>(color) }
      return SIMD4<Float>(sum / Double(colors.count))
    },
    reduction("CIAreaMaximum") { $0.reduce(.zero) { pointwiseMax($0, $1) } },
    reduction("CIAreaMinimum") { $0.dropFirst().reduce($0[0]) { pointwiseMin($0, $1) } },
    reduction("CIAreaMaximumAlpha") { $0.dropFirst().reduce($0[0]) { $0.w >= $1.w ? $0 : $1 } },
    reduction("CIAreaMinimumAlpha") { $0.dropFirst().reduce($0[0]) { $0.w <= $1.w ? $0 : $1 } },
  ]

  private static func reduction(
    _ name: String, _ function: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(of: .reduction, name, [.rectangle("inputExtent", 0, 0, 640, 80)]) {
      $0.reduced(in: $1.rect("inputExtent"), function)
    }
  }
}
