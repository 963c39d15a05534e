public import Geometry
internal import ImageFiles
package import ImageFilters
public import PictureKit
internal import StageContext
internal import SystemPackage

/// The options of reading an image; colors are always sRGB, and the orientation of a file is
/// applied only on request.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space of colors, which has no effect.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// Properties of the image, which have no effect.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// Whether the orientation that a file states is applied; false by default.
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
}

/// An image as a recipe: pixels are computed where and when it is drawn.
///
/// The lower left corner of a bitmap is at (0, 0), and y points up.
public final class CIImage: NSObject {
  package let filtered: FilterImage
  /// The bitmap that the image was created from; nil for others.
  public let cgImage: Bitmap?

  init(_ filtered: FilterImage, bitmap: Bitmap? = nil) {
    self.filtered = filtered
    cgImage = bitmap
  }

  /// Creates an image of a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - options: Options, none by default.
  public convenience init(cgImage: Bitmap, options: [CIImageOption: Any]? = nil) {
    self.init(FilterImage(cgImage), bitmap: cgImage)
  }

  /// Creates an image of the bitmap of a drawing, as it is stored; nil without a size.
  package convenience init?(drawing: Drawing) {
    if let bitmap = drawing.bitmap, let known = RecentImages.image(of: bitmap) {
      self.init(known.filtered, bitmap: known.cgImage)
      return
    }
    guard let bitmap = drawing.pixels else { return nil }
    self.init(FilterImage(bitmap), bitmap: bitmap)
  }

  /// Reads an image file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    do {
      self.init(drawing: try Drawing(contentsOf: FilePath(url.path)))
    } catch {
      ApplicationContext.logOnce("The image \(url.path) cannot be read: \(error).")
      return nil
    }
  }

  /// Decodes an image file in memory; nil if that fails.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = try? Drawing(decoding: Array(data), scale: 1) else { return nil }
    self.init(drawing: image)
  }

  /// Creates an image of a color everywhere.
  public convenience init(color: CIColor) { self.init(FilterImage(color.cgColor)) }

  /// Creates an image from the premultiplied bytes of its pixels, in rows from the top; nil if
  /// there are too few.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - bytesPerRow: The bytes from one row to the next.
  ///   - size: The size, in pixels.
  ///   - format: The order of the bytes of a pixel.
  ///   - colorSpace: The space of colors, which has no effect.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: Size, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let (width, height) = (max(Int(size.width), 1), max(Int(size.height), 1))
    let bytes = [UInt8](data)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * 4
        guard start >= 0, start + 4 <= bytes.count else { continue }
        pixels[row * width + column] = format.pixel(bytes[start..<start + 4])
      }
    }
    self.init(cgImage: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(FilterImage.empty) }

  /// An image without pixels.
  public class var clear: CIImage { CIImage(color: .clear) }
  /// Black everywhere.
  public class var black: CIImage { CIImage(color: .black) }
  /// White everywhere.
  public class var white: CIImage { CIImage(color: .white) }
  /// Red everywhere.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green everywhere.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue everywhere.
  public class var blue: CIImage { CIImage(color: .blue) }

  /// The rectangle with the visible pixels, in pixels; that of a generator is infinite.
  public var extent: Rect { filtered.extent }

  /// The space of colors: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Properties of the image: none.
  public var properties: [String: Any] { [:] }

  /// The extent of the image.
  override public var description: String { "<CIImage: extent \(extent)>" }
}

/// The order of the bytes of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32

  /// Creates a format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Red, green, blue and alpha.
  public static let RGBA8 = Self(rawValue: 264)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Blue, green, red and alpha.
  public static let BGRA8 = Self(rawValue: 266)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Alpha, red, green and blue.
  public static let ARGB8 = Self(rawValue: 265)

  /// The distances of blue, green, red and alpha from the first byte.
  private var offsets: [Int] {
    switch self {
    case .BGRA8: [0, 1, 2, 3]
    case .ARGB8: [3, 2, 1, 0]
    default: [2, 1, 0, 3]
    }
  }

  /// Returns the premultiplied pixel of four bytes.
  fileprivate func pixel(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    offsets.enumerated().reduce(0) {
      $0 | UInt32(bytes[bytes.startIndex + $1.element]) << UInt32(8 * $1.offset)
    }
  }

  /// Stores the bytes of a premultiplied pixel.
  func store(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
    for (index, offset) in offsets.enumerated() {
      bytes.storeBytes(
        of: UInt8(pixel >> UInt32(8 * index) & 255), toByteOffset: offset, as: UInt8.self)
    }
  }
}
