public import Geometry
public import PictureKit

/// The canvases that a program has opened to draw images, the last one on top.
final class ImageContexts {
  private struct Entry {
    let canvas: Canvas
    /// The canvas that was current when this one was opened.
    let outer: Canvas?
    let size: Size
    let scale: Double
    let isOpaque: Bool
  }

  private var entries: [Entry] = []

  /// The canvas on top; nil without one, or while a view draws that was asked to after it was opened.
  var current: Canvas? {
    guard let entry = entries.last, entry.outer === Canvas.current else { return nil }
    return entry.canvas
  }

  func begin(_ canvas: Canvas = Canvas(), size: Size = .zero, scale: Double = 1, opaque: Bool) {
    entries.append(
      Entry(
        canvas: canvas, outer: Canvas.current, size: size, scale: scale > 0 ? scale : 2,
        isOpaque: opaque))
  }

  func end() { _ = entries.popLast() }

  /// The image that has been drawn so far; nil without a context of a size above 0.
  var image: Drawing? {
    guard let entry = entries.last, entry.size.width > 0, entry.size.height > 0 else { return nil }
    return Drawing(drawing: entry.canvas.picture, size: entry.size, opaque: entry.isOpaque)
  }
}

extension Drawing {
  /// Creates an image of a picture in a rectangle from (0, 0), on black if it is opaque.
  init(drawing picture: Picture, size: Size, opaque: Bool) {
    let bounds = Rect(origin: .zero, size: size)
    self.init(size: size) { canvas in
      canvas.clip(to: bounds)
      // What clears or replaces pixels acts on the image alone.
      canvas.beginTransparencyLayer()
      if opaque { canvas.fill(bounds) }
      canvas.draw(picture)
      canvas.endTransparencyLayer()
    }
  }
}

extension Canvas {
  /// The canvas that UIKit's functions draw on: the program's own, or that of a view that draws.
  static var currentForDrawing: Canvas? {
    UIApplication.current?.imageContexts.current ?? Canvas.current
  }
}

extension UIApplication {
  /// The canvases that the program has opened to draw images.
  var imageContexts: ImageContexts { service { _ in ImageContexts() } }
}

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
///   - scale: The pixels of a point, which change nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: Size, _ opaque: Bool, _ scale: Double) {
  UIApplication.shared.imageContexts.begin(size: size, scale: scale, opaque: opaque)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image that has been begun; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> Drawing? {
  UIApplication.shared.imageContexts.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { UIApplication.shared.imageContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: Canvas) {
  UIApplication.shared.imageContexts.begin(context, opaque: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { UIApplication.shared.imageContexts.end() }
