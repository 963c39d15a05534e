public import Geometry
internal import ImageFiles
internal import ImageFilters
public import PictureKit

/// The options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space in which filters work: a `CGColorSpace`, or `NSNull` for the components as they are
  /// stored; linear by default.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The space of what is drawn, which is sRGB.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// Whether filters run on the processor; they always do.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// The format of intermediate pixels: they have 32-bit components.
  public static let workingFormat = Self(rawValue: "working_format")
  /// Whether large images are sampled well, which has no effect.
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  /// Whether results are kept, which has no effect.
  public static let cacheIntermediates = Self(rawValue: "cache_intermediates")
  /// Whether filters yield to others, which has no effect.
  public static let priorityRequestLow = Self(rawValue: "low_priority")
  /// The name of the context.
  public static let name = Self(rawValue: "name")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// ``CIContextOption/workingColorSpace``.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
// swift-format-ignore: AlwaysUseLowerCamelCase
/// ``CIContextOption/outputColorSpace``.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
// swift-format-ignore: AlwaysUseLowerCamelCase
/// ``CIContextOption/useSoftwareRenderer``.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer

/// Draws images.
open class CIContext: NSObject {
  let space: WorkingSpace

  /// Creates a context.
  override public convenience init() { self.init(options: nil) }

  /// Creates a context with options.
  public init(options: [CIContextOption: Any]?) {
    switch options?[.workingColorSpace] {
    case is NSNull: space = .encoded
    case let named as CGColorSpace where named.name != nil:
      space = named.isLinear ? .linear : .encoded
    default: space = .linear
    }
  }

  /// Returns the pixels of a rectangle; nil if it is empty, infinite or larger than 16,384 pixels.
  open func createCGImage(_ image: CIImage, from fromRect: Rect) -> Bitmap? {
    image.filtered.bitmap(of: fromRect, in: space)
  }

  /// Returns the pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The rectangle.
  ///   - format: The format of pixels, which has no effect.
  ///   - colorSpace: The space of colors, which is sRGB.
  /// - Returns: The pixels; nil if the rectangle is empty, infinite or larger than 16,384 pixels.
  open func createCGImage(
    _ image: CIImage, from fromRect: Rect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> Bitmap? { createCGImage(image, from: fromRect) }

  /// Stores the pixels of a rectangle, in rows from the top.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - data: Where the first row begins.
  ///   - rowBytes: The bytes from one row to the next.
  ///   - bounds: The rectangle.
  ///   - format: The order of the bytes of a pixel.
  ///   - colorSpace: The space of colors, which is sRGB.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: Rect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let bitmap = image.filtered.bitmap(of: bounds, in: space) else { return }
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        format.store(
          bitmap.pixels[row * bitmap.width + column], to: data + row * rowBytes + column * 4)
      }
    }
  }

  /// Encodes an image as a PNG; nil if its extent is empty or infinite.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent)
      .flatMap { bitmap -> [UInt8]? in try? Drawing(bitmap).pngData() }.map { Data($0) }
  }

  /// Encodes an image as a JPEG; nil if its extent is empty or infinite.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent)
      .flatMap { bitmap -> [UInt8]? in try? Drawing(bitmap).jpegData(compressionQuality: 0.9) }
      .map { Data($0) }
  }

  /// Draws a part of an image scaled to a rectangle of the current context.
  open func draw(_ image: CIImage, in inRect: Rect, from fromRect: Rect) {
    guard let canvas = Canvas.currentForDrawing, let bitmap = createCGImage(image, from: fromRect)
    else { return }
    canvas.draw(bitmap, in: inRect, interpolation: .smooth)
  }

  /// Does nothing: nothing is kept.
  open func clearCaches() {}
}
