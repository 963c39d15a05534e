public import PictureKit

/// Bytes of a picture.
public final class CGDataProvider: NSObject {
  /// The bytes.
  public let data: Data?

  /// Creates a provider of bytes.
  public init?(data: Data) {
    self.data = data
    super.init()
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    super.init()
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}

extension Bitmap {
  /// Creates a bitmap of pixels; nil for a format that it cannot have, or too few bytes.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: The bits of a component: 8.
  ///   - bitsPerPixel: The bits of a pixel.
  ///   - bytesPerRow: The distance of rows in bytes.
  ///   - space: The space of colors or grays.
  ///   - bitmapInfo: How a pixel is stored.
  ///   - provider: The bytes.
  ///   - decode: Not used: nil.
  ///   - shouldInterpolate: Not used: bitmaps are scaled smoothly.
  ///   - intent: Not used: all colors are sRGB.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<Double>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, let bytes = provider.data,
      let format = PixelFormat(bitmapInfo, isGray: space.model == .monochrome),
      bitsPerPixel == format.bytesPerPixel * 8, bytesPerRow >= width * format.bytesPerPixel,
      bytes.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    let pixels = bytes.withUnsafeBytes { buffer -> [UInt32] in
      guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else { return [] }
      return (0..<width * height).map { index in
        format.read(
          start + index / width * bytesPerRow + index % width * format.bytesPerPixel)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The distance of rows in bytes.
  public var bytesPerRow: Int { width * 4 }
  /// Where the opacity of a pixel is: in its last byte.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How a pixel is stored: red, green, blue and opacity.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  /// The space of colors: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The pixels, as ``bitmapInfo`` says.
  public var dataProvider: CGDataProvider? {
    guard let format = PixelFormat(bitmapInfo, isGray: false) else { return nil }
    let pixels = pixels
    let data = Data(count: pixels.count * 4).withWritten { bytes in
      for (index, pixel) in pixels.enumerated() { format.write(pixel, to: bytes + index * 4) }
    }
    return CGDataProvider(data: data)
  }
}

extension Data {
  /// Returns the data after a function has written its bytes.
  fileprivate func withWritten(_ write: (UnsafeMutablePointer<UInt8>) -> Void) -> Data {
    var copy = self
    copy.withUnsafeMutableBytes { buffer in
      if let start = buffer.bindMemory(to: UInt8.self).baseAddress { write(start) }
    }
    return copy
  }
}

/// Foundation's data.
public typealias CFData = Data

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ data: Data!) -> Int { data.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the bytes, a copy of which exists until the application ends.
public func CFDataGetBytePtr(_ data: Data!) -> UnsafePointer<UInt8>! {
  UIApplication.shared.service { _ in KeptBytes() }.keep(data)
}

/// The bytes whose addresses a program has.
private final class KeptBytes {
  private var copies: [(data: Data, bytes: UnsafeMutablePointer<UInt8>)] = []

  func keep(_ data: Data) -> UnsafePointer<UInt8> {
    if let found = copies.first(where: { $0.data == data }) { return UnsafePointer(found.bytes) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
    data.copyBytes(to: bytes, count: data.count)
    copies.append((data, bytes))
    return UnsafePointer(bytes)
  }

  deinit { for copy in copies { copy.bytes.deallocate() } }
}
