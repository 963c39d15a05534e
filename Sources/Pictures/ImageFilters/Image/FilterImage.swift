public import Geometry
internal import PictureKit

/// An image as a recipe, `CIImage`: pixels are computed when it is drawn, for the region that is
/// needed.
///
/// A pixel of column 0 and row 0 lies between (0, 0) and (1, 1); y points up. Outside of the extent
/// the image is transparent.
public struct FilterImage: Sendable {
  /// The rectangle with the visible pixels, in pixels; that of a generator is ``infiniteExtent``.
  public let extent: Rect
  /// Whether the nearest pixels are taken where the image is transformed, instead of means.
  public var isNearest: Bool
  private let source: Source

  /// What computes the pixels of a region within the extent.
  final class Source: Sendable {
    let render: @Sendable (PixelRegion, FilterPass) -> PixelTile

    init(render: @escaping @Sendable (PixelRegion, FilterPass) -> PixelTile) {
      self.render = render
    }
  }

  init(
    extent: Rect, isNearest: Bool = false,
    render: @escaping @Sendable (PixelRegion, FilterPass) -> PixelTile
  ) {
    self.extent = extent
    self.isNearest = isNearest
    source = Source(render: render)
  }

  /// The extent of an image that has pixels everywhere, as `CGRect.infinite`.
  public static let infiniteExtent = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// An image without pixels.
  public static let empty = FilterImage(extent: .null) { region, _ in PixelTile(region) }

  /// Whether the image has pixels everywhere.
  public var isInfinite: Bool { extent.width > 1e300 }

  /// Returns the pixels of a region, transparent outside of the extent.
  func tile(_ region: PixelRegion, _ pass: FilterPass) -> PixelTile {
    let visible = region.intersection(PixelRegion(covering: extent))
    guard !visible.isEmpty else { return PixelTile(region) }
    return pass.tile(of: source, visible).resized(to: region)
  }

  // MARK: Sources

  /// Creates an image of a color everywhere.
  public init(_ color: Color) {
    self.init(extent: Self.infiniteExtent) { region, pass in
      var tile = PixelTile(region)
      let components = pass.space.components(color)
      for index in tile.colors.indices { tile.colors[index] = components }
      return tile
    }
  }

  /// Creates an image from a function of the points at the centers of pixels, everywhere.
  package init(
    generator: @escaping @Sendable (WorkingSpace) -> (_ x: Double, _ y: Double) -> SIMD4<Float>
  ) {
    self.init(extent: Self.infiniteExtent) { region, pass in
      let color = generator(pass.space)
      return PixelTile(region) { x, y in color(Double(x) + 0.5, Double(y) + 0.5) }
    }
  }
}
