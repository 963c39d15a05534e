internal import Geometry

extension FilterCatalog {
  /// The filters that look colors up.
  static let colorTables: [FilterDefinition] = [
    FilterDefinition(
      of: .colorEffect, "CIColorMap", [.image("inputGradientImage")]
    ) { image, arguments in
      guard let gradient = arguments.image("inputGradientImage"), !gradient.isInfinite,
        !gradient.extent.isNull
      else { return nil }
      return image.map { space in
        let region = PixelRegion(covering: gradient.extent)
        let row = PixelRegion(
          columns: region.columns, rows: region.rows.upperBound - 1..<region.rows.upperBound)
        let colors = gradient.tile(row, FilterPass(in: space)).colors
        return { color in
          let place = min(max(color.straight.luminance, 0), 1) * Float(colors.count - 1)
          let index = min(Int(place), max(colors.count - 2, 0))
          let next = colors[min(index + 1, colors.count - 1)]
          return mix(colors[index], next, place - Float(index)) * color.w
        }
      }
    },
    cube("CIColorCube") { image, cube in image.mapStraight { cube($0) } },
    cube("CIColorCubeWithColorSpace") { image, cube in image.mapEncoded { cube($0) } },
  ]

  private static func cube(
    _ name: String, _ apply: @escaping @Sendable (FilterImage, ColorCube) -> FilterImage
  ) -> FilterDefinition {
    FilterDefinition(
      of: .colorEffect, name, [.number("inputCubeDimension", 2, 2...128), .data("inputCubeData")]
    ) { image, arguments in
      guard let data = arguments.data("inputCubeData") else { return image }
      return ColorCube(side: Int(arguments.number("inputCubeDimension")), data: data)
        .map { apply(image, $0) }
    }
  }
}

/// A table of premultiplied colors for red, green and blue, of which red varies fastest.
struct ColorCube: Sendable {
  private let side: Int
  private let colors: [SIMD4<Float>]

  /// Creates a table; nil if the bytes are not those of its 32-bit numbers.
  init?(side: Int, data: [UInt8]) {
    guard side >= 2, side <= 256, data.count >= side * side * side * 16 else { return nil }
    self.side = side
    colors = data.withUnsafeBytes { bytes in
      (0..<side * side * side).map { index in
        func number(_ channel: Int) -> Float {
          bytes.loadUnaligned(fromByteOffset: index * 16 + channel * 4, as: Float.self)
        }
        return SIMD4(number(0), number(1), number(2), number(3))
      }
    }
  }

  /// Returns the straight color between the eight nearest of the table, with the alpha of both.
  func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let scaled = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) * Float(side - 1)
    let whole = scaled.rounded(.down)
    let part = scaled - whole
    let (r, g, b) = (Int(whole.x), Int(whole.y), Int(whole.z))
    func at(_ dr: Int, _ dg: Int, _ db: Int) -> SIMD4<Float> {
      let last = side - 1
      return colors[
        (min(b + db, last) * side + min(g + dg, last)) * side + min(r + dr, last)]
    }
    func row(_ dg: Int, _ db: Int) -> SIMD4<Float> { mix(at(0, dg, db), at(1, dg, db), part.x) }
    let near = mix(row(0, 0), row(1, 0), part.y)
    let far = mix(row(0, 1), row(1, 1), part.y)
    let result = mix(near, far, part.z)
    return result.straight.withAlpha(result.w * color.w)
  }
}
