public import Geometry
public import PictureKit

extension FilterImage {
  /// Creates an image of a bitmap, whose lower left corner is at (0, 0).
  public init(_ bitmap: Bitmap) {
    let size = Size(Double(bitmap.width), Double(bitmap.height))
    self.init(extent: Rect(origin: .zero, size: size)) { region, pass in
      PixelTile(region) { x, y in
        Self.color(bitmap.pixels[(bitmap.height - 1 - y) * bitmap.width + x], pass.space)
      }
    }
  }

  /// Returns the components of a premultiplied pixel.
  private static func color(_ pixel: UInt32, _ space: WorkingSpace) -> SIMD4<Float> {
    let alpha = pixel >> 24
    guard alpha > 0 else { return .zero }
    let levels = SIMD4<UInt32>(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, alpha)
    guard space == .linear else { return SIMD4<Float>(levels) / 255 }
    if alpha == 255 {
      return SIMD4(
        lightOfLevel[Int(levels.x)], lightOfLevel[Int(levels.y)], lightOfLevel[Int(levels.z)], 1)
    }
    return (SIMD4<Float>(levels) / 255).straight.linearized.premultiplied
  }

  /// The greatest number of pixels that are computed together.
  private static let maxTileCount = 1 << 20

  /// Returns the pixels of a rectangle as a bitmap of sRGB; nil if it is empty or larger than
  /// bitmaps can be.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; all pixels that it touches are drawn.
  ///   - space: The space in which filters work; `.linear` by default.
  /// - Returns: The bitmap.
  public func bitmap(of rect: Rect, in space: WorkingSpace = .linear) -> Bitmap? {
    let region = PixelRegion(covering: rect)
    guard !region.isEmpty, region.columns.count <= Self.maxSide, region.rows.count <= Self.maxSide
    else { return nil }
    var pixels = [UInt32](repeating: 0, count: region.count)
    let height = max(Self.maxTileCount / region.width, 16)
    let pass = FilterPass(in: space)
    for start in stride(from: region.rows.lowerBound, to: region.rows.upperBound, by: height) {
      pass.beginStrip()
      let rows = start..<min(start + height, region.rows.upperBound)
      let tile = tile(PixelRegion(columns: region.columns, rows: rows), pass)
      var index = 0
      for row in rows {
        // Rows of bitmaps begin at the top.
        let first = (region.rows.upperBound - 1 - row) * region.width
        for column in 0..<region.width {
          pixels[first + column] = Self.pixel(tile.colors[index], space)
          index += 1
        }
      }
    }
    return Bitmap(width: region.width, height: region.rows.count, pixels: pixels)
  }

  /// The greatest width and height of a bitmap.
  public static let maxSide = 16_384

  /// Returns the premultiplied pixel of components, which may be outside of 0...1.
  private static func pixel(_ color: SIMD4<Float>, _ space: WorkingSpace) -> UInt32 {
    let alpha = min(max(color.w, 0), 1)
    guard alpha > 0 else { return 0 }
    let straight = color.straight
    func level(_ component: Float) -> UInt32 {
      // NaN becomes black.
      let clamped = component > 0 ? min(component, 1) : 0
      let level =
        space == .linear ? levelOfLight[Int(clamped * 65_535 + 0.5)] : clamped * 255
      return UInt32(level * alpha + 0.5)
    }
    let blue = level(straight.z) | UInt32(alpha * 255 + 0.5) << 24
    return blue | level(straight.y) << 8 | level(straight.x) << 16
  }
}
