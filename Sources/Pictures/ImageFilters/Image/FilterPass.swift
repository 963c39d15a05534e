/// The computation of one bitmap: its working space, and the tiles that are needed more than once.
///
/// A filter may use its input several times, as a sharpening does, so that in a chain of n such
/// filters the first image is needed 2^n times. A tile is kept from the second time on that its
/// image is needed in a strip of the bitmap, or that an equal region of it is needed in another
/// strip.
final class FilterPass {
  /// The space in which filters work.
  let space: WorkingSpace
  private var images: [ObjectIdentifier: Usage] = [:]
  /// The images whose tiles are kept, from the tile that was kept first.
  private var order: [ObjectIdentifier] = []
  private var keptCount = 0
  private var strip = 0

  /// The greatest number of pixels in kept tiles: 256 MB.
  private static let maxKeptCount = 1 << 24

  /// What is known about an image.
  private struct Usage {
    /// Keeps the image, whose identifier must not be that of another one.
    let source: FilterImage.Source
    var strip: Int
    var region: PixelRegion
    var tiles: [PixelTile] = []
  }

  /// Creates the computation of a bitmap.
  init(in space: WorkingSpace) { self.space = space }

  /// Begins another strip of the bitmap.
  func beginStrip() { strip += 1 }

  /// Returns the pixels of a region of an image, computed or kept.
  func tile(of source: FilterImage.Source, _ region: PixelRegion) -> PixelTile {
    let id = ObjectIdentifier(source)
    guard let usage = images[id] else {
      images[id] = Usage(source: source, strip: strip, region: region)
      return source.render(region, self)
    }
    if let tile = usage.tiles.first(where: { $0.region.contains(region) }) {
      return tile.resized(to: region)
    }
    let isKept = usage.strip == strip || usage.region == region
    images[id]?.strip = strip
    images[id]?.region = region
    let tile = source.render(region, self)
    if isKept { keep(tile, of: id) }
    return tile
  }

  private func keep(_ tile: PixelTile, of id: ObjectIdentifier) {
    guard tile.region.count <= Self.maxKeptCount else { return }
    images[id]?.tiles.append(tile)
    order.append(id)
    keptCount += tile.region.count
    while keptCount > Self.maxKeptCount {
      // The tiles of an image are in the order in which they were kept.
      guard let oldest = images[order.removeFirst()]?.tiles.removeFirst() else { return }
      keptCount -= oldest.region.count
    }
  }
}
