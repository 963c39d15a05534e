internal import Geometry
internal import ImageFiles
public import PictureKit
internal import SystemPackage

extension Drawing {
  /// Reads an image file; nil if it cannot be read, which is then logged.
  public convenience init?(contentsOfFile path: String) {
    do {
      try self.init(contentsOf: FilePath(path))
    } catch {
      UIApplication.logOnce("The image \(path) cannot be read: \(error).")
      return nil
    }
  }

  /// Decodes an image file in memory, with one pixel a point; nil if that fails.
  ///
  /// - Parameter data: The whole file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes an image file in memory; nil if that fails.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - scale: The pixels per point.
  public convenience init?(data: Data, scale: Double) {
    guard let image = try? Drawing(decoding: Array(data), scale: scale > 0 ? scale : 1) else {
      return nil
    }
    self.init(image.contents)
  }

  /// Creates an image of a bitmap with one pixel a point.
  public convenience init(cgImage: Bitmap) { self.init(cgImage) }

  /// Creates an image of a bitmap.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The pixels per point.
  ///   - orientation: How the bitmap is turned to be shown.
  public convenience init(cgImage: Bitmap, scale: Double, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// The bitmap of the image; what has no bitmap is drawn with `scale` pixels a point.
  ///
  /// It is nil for an image without a size.
  public var cgImage: Bitmap? { pixels }

  /// Encodes the image as a PNG; nil without a size.
  public func pngData() -> Data? {
    guard size.width > 0, size.height > 0, let bytes: [UInt8] = try? pngData() else { return nil }
    return Data(bytes)
  }

  /// Encodes the image as a JPEG; nil without a size.
  ///
  /// - Parameter compressionQuality: The quality, 0 to 1.
  /// - Returns: The bytes of the file.
  public func jpegData(compressionQuality: Double) -> Data? {
    guard size.width > 0, size.height > 0,
      let bytes: [UInt8] = try? jpegData(compressionQuality: compressionQuality)
    else { return nil }
    return Data(bytes)
  }

  /// Returns a resizable image that is stretched at one column and one row after caps.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Drawing {
    let (left, top) = (Double(max(left, 0)), Double(max(top, 0)))
    guard left + 1 <= size.width, top + 1 <= size.height else { return self }
    return resizableImage(
      withCapInsets: Insets(
        top: top, left: left, bottom: size.height - top - 1, right: size.width - left - 1),
      resizingMode: .stretch)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Encodes an image as a PNG.
public func UIImagePNGRepresentation(_ image: Drawing) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Encodes an image as a JPEG.
public func UIImageJPEGRepresentation(_ image: Drawing, _ quality: Double) -> Data? {
  image.jpegData(compressionQuality: quality)
}
