internal import Geometry
internal import Imaging
internal import Raster

extension GridLayout {
  /// The shorter side of the smallest tile in which something can be seen, in pixels.
  private static let minTileSide = 24.0
  /// The longest side of a picture whose size is not given, in pixels.
  static let defaultMaxSide = 2160

  /// Creates the layout that picture settings ask for.
  ///
  /// - Parameters:
  ///   - content: What is arranged.
  ///   - settings: The scale of the tiles or the size of the picture. Unless either is given, the
  ///     scale is the default, or less so that no side of the picture is longer than 2160 pixels.
  ///   - even: Whether sides that follow from a scale are rounded up to even numbers.
  /// - Throws: A ``RenderingError`` if the tiles have no room, or a side is longer than
  ///   `FrameRenderer` can draw.
  init(
    _ content: Content, fitting settings: PictureSettings, even: Bool
  ) throws(RenderingError) {
    if let size = settings.size {
      guard let layout = Self.largest(content, within: size, scale: .infinity) else {
        let needed = GridLayout(content, scale: Self.minScale(of: content.tile)).size
        throw RenderingError(
          "--size \(size.width)x\(size.height) has no room for \(content.name), which need "
            + "\(needed) pixels.")
      }
      self = layout.centered(in: size)
      return
    }
    let maxSide = FrameRenderer.maxSide
    if let scale = settings.scale {
      let sides = max(content.tile.width, content.tile.height) * scale
      guard sides <= Double(maxSide) else {
        throw RenderingError(
          "--scale \(scale) makes tiles with sides longer than \(maxSide) pixels.")
      }
      self.init(content, scale: scale, even: even)
    } else {
      let bound = PixelSize(width: Self.defaultMaxSide, height: Self.defaultMaxSide)
      let scale = PictureSettings.defaultScale
      let layout = Self.largest(content, within: bound, scale: scale, even: even)
      self =
        layout
        ?? GridLayout(content, scale: min(scale, Self.minScale(of: content.tile)), even: even)
    }
    guard max(size.width, size.height) <= maxSide else {
      throw RenderingError(
        "\(content.name) make pictures of \(size) pixels; at most \(maxSide) are allowed on a side."
      )
    }
  }

  /// Returns the layout with the largest tiles that fits into a size; nil if none fits.
  private static func largest(
    _ content: Content, within size: PixelSize, scale maxScale: Double, even: Bool = false
  ) -> GridLayout? {
    var low = minScale(of: content.tile)
    var high = min(
      maxScale, Double(size.width) / content.tile.width, Double(size.height) / content.tile.height)
    guard low < high else {
      let layout = GridLayout(content, scale: high, even: even)
      return layout.fits(size) && high == maxScale ? layout : nil
    }
    let largest = GridLayout(content, scale: high, even: even)
    guard !largest.fits(size) else { return largest }
    guard GridLayout(content, scale: low, even: even).fits(size) else { return nil }
    // Bisection until the tiles differ by less than a pixel.
    while (high - low) * max(content.tile.width, content.tile.height) > 0.5 {
      let middle = (low + high) / 2
      if GridLayout(content, scale: middle, even: even).fits(size) {
        low = middle
      } else {
        high = middle
      }
    }
    return GridLayout(content, scale: low, even: even)
  }

  private static func minScale(of tile: Size) -> Double {
    minTileSide / min(tile.width, tile.height)
  }
}

extension GridLayout.Content {
  /// The tiles as the subject of a sentence.
  fileprivate var name: String { "\(columns) x \(rows) tiles with labels" }
}
