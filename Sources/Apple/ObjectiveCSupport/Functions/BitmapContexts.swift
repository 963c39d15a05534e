// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Geometry
public import PictureKit
internal import StageContext

// Contexts that draw into images. What they draw is kept as commands; there are no bytes to read.

/// The sizes of the contexts that a program has created, in pixels.
private final class BitmapContexts {
  struct Entry {
    weak var context: CGContext?
    let size: CGSize
  }

  var entries: [ObjectIdentifier: Entry] = [:]

  func size(of context: CGContext?) -> CGSize {
    guard let context, let entry = entries[ObjectIdentifier(context)], entry.context === context
    else { return .zero }
    return entry.size
  }
}

extension ApplicationContext {
  fileprivate static var bitmapContexts: BitmapContexts {
    current?.service { _ in BitmapContexts() } ?? BitmapContexts()
  }
}

/// Returns a context that draws into an image; its y axis points up.
///
/// - Parameters:
///   - data: Where the pixels would be; they are not written.
///   - width: The width, in pixels.
///   - height: The height, in pixels.
///   - bitsPerComponent: The bits of a component: 8.
///   - bytesPerRow: The bytes of a row, which change nothing.
///   - space: The space of colors: sRGB.
///   - bitmapInfo: The order of components, which changes nothing.
/// - Returns: The context; nil without a size.
public func CGBitmapContextCreate(
  _ data: UnsafeMutableRawPointer?, _ width: UInt, _ height: UInt, _ bitsPerComponent: UInt,
  _ bytesPerRow: UInt, _ space: CGColorSpace?, _ bitmapInfo: UInt32
) -> CGContext? {
  guard width > 0, height > 0 else { return nil }
  if data != nil { logOnce("The pixels of a bitmap context are not written into memory.") }
  let context = CGContext()
  let size = CGSize(width: Double(width), height: Double(height))
  context.translateBy(x: 0, y: size.height)
  context.scaleBy(x: 1, y: -1)
  ApplicationContext.bitmapContexts.entries[ObjectIdentifier(context)] = .init(
    context: context, size: size)
  return context
}

/// Returns the image that a context has drawn; nil for one that draws into none.
public func CGBitmapContextCreateImage(_ context: CGContext?) -> CGImage? {
  let size = ApplicationContext.bitmapContexts.size(of: context)
  guard let context, size.width > 0 else { return nil }
  let image = UIImage(drawing: context.picture, size: size, opaque: false)
  guard image.scale != 1 else { return image.cgImage }
  // A pixel of the context is one of the image.
  let smaller = CGContext()
  smaller.scaleBy(x: 1 / image.scale, y: 1 / image.scale)
  smaller.draw(context.picture)
  let smallSize = CGSize(width: size.width / image.scale, height: size.height / image.scale)
  return UIImage(drawing: smaller.picture, size: smallSize, opaque: false).cgImage
}

/// Returns the width of a context in pixels; 0 for one that draws into no image.
public func CGBitmapContextGetWidth(_ context: CGContext?) -> UInt {
  UInt(ApplicationContext.bitmapContexts.size(of: context).width)
}

/// Returns the height of a context in pixels; 0 for one that draws into no image.
public func CGBitmapContextGetHeight(_ context: CGContext?) -> UInt {
  UInt(ApplicationContext.bitmapContexts.size(of: context).height)
}

/// Returns the bytes of a row: four for a pixel.
public func CGBitmapContextGetBytesPerRow(_ context: CGContext?) -> UInt {
  CGBitmapContextGetWidth(context) * 4
}

/// Returns nil, and logs that a context has no pixels in memory.
public func CGBitmapContextGetData(_ context: CGContext?) -> UnsafeMutableRawPointer? {
  logOnce("A bitmap context has no pixels that can be read.")
  return nil
}
