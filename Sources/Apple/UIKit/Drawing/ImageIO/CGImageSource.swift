internal import Geometry
internal import ImageFiles
public import PictureKit

/// The images of a file.
public final class CGImageSource: NSObject {
  let data: Data
  let drawing: Drawing

  init?(_ data: Data) {
    guard let drawing = try? Drawing(decoding: Array(data), scale: 1) else { return nil }
    self.data = data
    self.drawing = drawing
    super.init()
  }

  /// The images: several of one that moves.
  var images: [Drawing] { drawing.images ?? [drawing] }

  /// The name of the type of the file, by its first bytes.
  var type: String {
    let first = Array(data.prefix(12))
    return switch first {
    case _ where first.starts(with: [0x89, 0x50, 0x4E, 0x47]): "public.png"
    case _ where first.starts(with: [0xFF, 0xD8]): "public.jpeg"
    case _ where first.starts(with: [0x47, 0x49, 0x46]): "com.compuserve.gif"
    case _ where first.starts(with: [0x42, 0x4D]): "com.microsoft.bmp"
    case _ where first.starts(with: [0x49, 0x49]) || first.starts(with: [0x4D, 0x4D]):
      "public.tiff"
    case _ where first.dropFirst(8).starts(with: Array("WEBP".utf8)): "org.webmproject.webp"
    default: "public.heic"
    }
  }
}

/// How much of a file has been read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete
  case statusComplete
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a file in memory; nil if it is not an image.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a file; nil if it is not an image.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of the type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  NSString(string: isrc.type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how much of the file has been read: all of it.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image; nil if there is none with the number.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.images.indices.contains(index) ? isrc.images[index].cgImage : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image that is no larger than an option asks; nil if there is none with the number.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard isrc.images.indices.contains(index) else { return nil }
  let image = isrc.images[index]
  let limit =
    (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? any BinaryInteger)
    .map { Double(Int($0)) }
    ?? (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? any BinaryFloatingPoint)
    .map { Double($0) }
    ?? (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue
  let side = max(image.size.width, image.size.height)
  guard let limit, limit > 0, side > limit else { return image.cgImage }
  let size = CGSize(
    width: max((image.size.width * limit / side).rounded(), 1),
    height: max((image.size.height * limit / side).rounded(), 1))
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    image.draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is known of a file.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  let result = NSMutableDictionary()
  result[kCGImagePropertyFileSize] = isrc.data.count
  if isrc.images.count > 1 {
    result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount as String: 0]
  }
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is known of an image; nil if there is none with the number.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.images.indices.contains(index), let bitmap = isrc.images[index].cgImage else {
    return nil
  }
  let result = NSMutableDictionary()
  result[kCGImagePropertyPixelWidth] = bitmap.width
  result[kCGImagePropertyPixelHeight] = bitmap.height
  result[kCGImagePropertyDepth] = 8
  result[kCGImagePropertyColorModel] = "RGB"
  result[kCGImagePropertyOrientation] = 1
  if isrc.images.count > 1 {
    let delay = isrc.drawing.duration / Double(isrc.images.count)
    result[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime as String: delay,
      kCGImagePropertyGIFUnclampedDelayTime as String: delay,
    ]
  }
  return result
}
