internal import Geometry
internal import ImageFiles
public import PictureKit

/// Mutable data of Core Foundation is that of Foundation.
public typealias CFMutableData = NSMutableData

/// What writes an image to a file or to memory.
public final class CGImageDestination: NSObject {
  fileprivate enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  fileprivate let target: Target
  fileprivate let type: String
  fileprivate var image: CGImage?
  fileprivate var quality = 1.0

  fileprivate init?(_ target: Target, _ type: String) {
    guard ["public.png", "public.jpeg"].contains(type) else {
      UIApplication.logOnce("Images are written as PNG or JPEG here, and not as \(type).")
      return nil
    }
    self.target = target
    self.type = type
    super.init()
  }

  fileprivate func take(_ properties: CFDictionary?) {
    let value = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality)
    if let number = value as? NSNumber { quality = number.doubleValue }
    if let number = value as? Double { quality = number }
  }

  fileprivate func write() -> Bool {
    guard let image else { return false }
    let drawing = UIImage(cgImage: image)
    let data =
      type == "public.png" ? drawing.pngData() : drawing.jpegData(compressionQuality: quality)
    guard let data else { return false }
    switch target {
    case .data(let memory): memory.append(data)
    case .file(let url): return (try? data.write(to: url)) != nil
    }
    return true
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates what writes an image to memory; nil for a type that is not PNG or JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type as String) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates what writes an image to a file; nil for a type that is not PNG or JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  url.isFileURL ? CGImageDestination(.file(url), type as String) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the properties of all images, of which only the quality has an effect.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.take(properties) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the image, with properties of which only the quality has an effect.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.image = image
  idst.take(properties)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the image.
///
/// - Returns: Whether it was written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
