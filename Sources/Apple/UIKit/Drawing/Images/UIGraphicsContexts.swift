public import Geometry
public import PictureKit
internal import StageContext

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: Size) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, on which code draws until ``UIGraphicsEndImageContext()``.
///
/// The image keeps its paths, so that it is sharp at every scale.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image is black where nothing is drawn.
///   - scale: The pixels of a point of bitmaps and files that are made of the image; 0 for those of
///     the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: Double) {
  ApplicationContext.shared.imageContexts.begin(size: size, scale: scale, opaque: opaque)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image that has been begun; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> Drawing? {
  ApplicationContext.shared.imageContexts.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { ApplicationContext.shared.imageContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: Canvas) {
  ApplicationContext.shared.imageContexts.begin(context, opaque: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { ApplicationContext.shared.imageContexts.end() }
