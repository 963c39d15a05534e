internal import Geometry
internal import Imaging
internal import PictureKit

/// The blurred silhouette of a layer, as samples of alpha in the layer's coordinates.
struct ShadowTexture: Sendable {
  /// What a texture depends on.
  struct Key: Hashable {
    /// The silhouette: a node with a picture and sublayers only.
    let silhouette: FrameLayer
    /// The variance of the blur, in points squared.
    let variance: Double
    /// The samples per point.
    let scale: Double
  }

  /// The number of samples in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The bytes of a row, as Cairo wants them.
  let stride: Int
  /// The alphas, 0...255.
  let alphas: [UInt8]
  /// The upper left corner, in points.
  let origin: Point
  /// The samples per point.
  let scale: Double

  /// The standard deviation of textures, in samples.
  ///
  /// Linear interpolation between samples errs by at most f''/8, and a blurred edge has at most f'' =
  /// 255 * 0.242 / 8^2: 0.12 levels.
  static let deviation = 8.0
  /// The maximum width and height, in samples.
  static let maxSide = 2048.0

  /// Returns the key of the texture for a shadow.
  ///
  /// - Parameters:
  ///   - silhouette: The silhouette.
  ///   - extent: Its bounds, in points.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - pixelScale: The pixels per point.
  /// - Returns: The key.
  static func key(
    of silhouette: FrameLayer, extent: Rect, radius: Double, pixelScale: Double
  ) -> Key {
    let side = max(extent.width, extent.height) + 8 * radius
    // More than four samples per pixel show no difference.
    let scale = min(deviation / max(radius, 1e-6), 4 * pixelScale, maxSide / side)
    // The reference is a silhouette of pixels, each the mean of a square of variance 1/12.
    return Key(
      silhouette: silhouette,
      variance: radius * radius + 1 / (12 * pixelScale * pixelScale), scale: scale)
  }

  /// Draws and blurs a silhouette.
  init(_ key: Key, extent: Rect, caches: CairoCaches) {
    let scale = key.scale
    let margin = 4 * key.variance.squareRoot() + 2 / scale
    let bounds = extent.insetBy(dx: -margin, dy: -margin)
    let width = max(1, Int((bounds.width * scale).rounded(.up)))
    let height = max(1, Int((bounds.height * scale).rounded(.up)))
    var image = Image(width: width, height: height)
    _ = image.withCairoContext(
      rows: 0..<height, usesSpanFiller: false, caches: caches
    ) { context in
      context.transform(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale))
      context.draw(key.silhouette)
    }
    // The silhouette of samples is already blurred by their squares.
    let blurred = gaussianBlur(
      image.pixels.map { Float($0 >> 24) }, width: width,
      variance: key.variance * scale * scale - 1.0 / 12)
    let stride = (width + 3) & ~3
    var alphas = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      for x in 0..<width {
        alphas[y * stride + x] = UInt8(min(max(blurred[y * width + x], 0), 255).rounded())
      }
    }
    self.width = width
    self.height = height
    self.stride = stride
    self.alphas = alphas
    self.scale = scale
    origin = bounds.origin
  }
}
