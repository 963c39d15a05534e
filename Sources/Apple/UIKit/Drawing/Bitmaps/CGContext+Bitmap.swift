internal import Geometry
internal import ImageFiles
public import PictureKit
internal import StageContext

/// The pixels of a context that a program creates.
private final class BitmapStore {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: PixelFormat
  let info: CGBitmapInfo
  let space: CGColorSpace
  let bytes: UnsafeMutablePointer<UInt8>
  private let isOwn: Bool

  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat, info: CGBitmapInfo, space: CGColorSpace
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.format, self.info, self.space) = (format, info, space)
    isOwn = data == nil
    if let data {
      bytes = data.assumingMemoryBound(to: UInt8.self)
    } else {
      bytes = .allocate(capacity: bytesPerRow * height)
      bytes.initialize(repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit { if isOwn { bytes.deallocate() } }

  func write(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels
    for row in 0..<height {
      for column in 0..<width {
        format.write(
          pixels[row * width + column],
          to: bytes + row * bytesPerRow + column * format.bytesPerPixel)
      }
    }
  }
}

extension Canvas {
  private var store: BitmapStore? {
    ApplicationContext.associatedValue(of: self, "bitmap") as? BitmapStore
  }

  /// Creates a context that draws into pixels; nil for a size or a format that it cannot have.
  ///
  /// As in Core Graphics its y axis points up. The pixels are drawn when ``makeImage()`` or
  /// ``data`` asks for them, and after each bitmap that is drawn.
  ///
  /// - Parameters:
  ///   - data: Where the pixels are; nil allocates them.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The bits of a component: 8.
  ///   - bytesPerRow: The distance of rows in bytes; 0 is the least.
  ///   - space: The space of colors or grays.
  ///   - bitmapInfo: How a pixel is stored.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard (1...16_384).contains(width), (1...16_384).contains(height), bitsPerComponent == 8,
      let format = PixelFormat(info, isGray: space.model == .monochrome),
      bytesPerRow == 0 || bytesPerRow >= width * format.bytesPerPixel
    else {
      UIApplication.logOnce(
        "A bitmap context has 8 bits a component, a side of at most 16384 pixels, and rows that "
          + "fit; others are nil.")
      return nil
    }
    self.init()
    let store = BitmapStore(
      data, width: width, height: height,
      bytesPerRow: bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow, format: format,
      info: info, space: space)
    ApplicationContext.setAssociatedValue(store, of: self, "bitmap")
    translateBy(x: 0, y: Double(height))
    scaleBy(x: 1, y: -1)
    bitmapObserver = { [unowned self] in flush() }
  }

  /// The number of pixels in a row; 0 of a context without pixels.
  public var width: Int { store?.width ?? 0 }
  /// The number of rows; 0 of a context without pixels.
  public var height: Int { store?.height ?? 0 }
  /// The distance of rows in bytes; 0 of a context without pixels.
  public var bytesPerRow: Int { store?.bytesPerRow ?? 0 }
  /// The bits of a component; 0 of a context without pixels.
  public var bitsPerComponent: Int { store == nil ? 0 : 8 }
  /// The bits of a pixel; 0 of a context without pixels.
  public var bitsPerPixel: Int { (store?.format.bytesPerPixel ?? 0) * 8 }
  /// How a pixel is stored.
  public var bitmapInfo: CGBitmapInfo { store?.info ?? [] }
  /// Where the opacity of a pixel is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// The space of colors; nil of a context without pixels.
  public var colorSpace: CGColorSpace? { store?.space }

  /// The pixels with what has been drawn so far; nil of a context without pixels.
  public var data: UnsafeMutableRawPointer? {
    guard let store else { return nil }
    flush()
    return UnsafeMutableRawPointer(store.bytes)
  }

  /// Returns what has been drawn so far; nil of a context without pixels.
  public func makeImage() -> Bitmap? {
    if let store { return rendered(store) }
    return ApplicationContext.current?.imageContexts.image?.pixels
  }

  private func rendered(_ store: BitmapStore) -> Bitmap? {
    let size = Size(Double(store.width), Double(store.height))
    return Drawing(drawing: picture, size: size, opaque: false).pixels
  }

  /// Does what has been drawn so far: writes the pixels.
  public func flush() {
    guard let store, let bitmap = rendered(store) else { return }
    store.write(bitmap)
  }
}
