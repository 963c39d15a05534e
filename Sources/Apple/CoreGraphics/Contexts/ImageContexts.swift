package import Geometry
package import PictureKit
package import StageContext

/// The canvases that a program has opened to draw images, the last one on top.
package final class ImageContexts {
  private struct Entry {
    let canvas: Canvas
    /// The canvas that was current when this one was opened.
    let outer: Canvas?
    let size: Size
    let scale: Double
    let isOpaque: Bool
  }

  private var entries: [Entry] = []

  /// The canvas on top; nil without one, or while a view draws that was asked to after it was
  /// opened.
  package var current: Canvas? {
    guard let entry = entries.last, entry.outer === Canvas.current else { return nil }
    return entry.canvas
  }

  /// Opens a canvas.
  package func begin(
    _ canvas: Canvas? = nil, size: Size = .zero, scale: Double = 1, opaque: Bool
  ) {
    let canvas = canvas ?? Canvas(showing: size == .zero ? nil : Rect(origin: .zero, size: size))
    entries.append(
      Entry(
        canvas: canvas, outer: Canvas.current, size: size,
        scale: scale > 0 ? scale : TextSettings.current.displayScale, isOpaque: opaque))
  }

  /// Closes the canvas on top.
  package func end() { _ = entries.popLast() }

  /// The image that has been drawn so far; nil without a context of a size above 0.
  package var image: Drawing? {
    guard let entry = entries.last, entry.size.width > 0, entry.size.height > 0 else { return nil }
    return Drawing(
      drawing: entry.canvas.picture, size: entry.size, scale: entry.scale, opaque: entry.isOpaque)
  }
}

extension Drawing {
  /// Creates an image of a picture in a rectangle from (0, 0), on black if it is opaque.
  package convenience init(drawing picture: Picture, size: Size, scale: Double = 1, opaque: Bool) {
    let bounds = Rect(origin: .zero, size: size)
    self.init(size: size, scale: scale) { canvas in
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
  package static var currentForDrawing: Canvas? {
    ApplicationContext.current?.imageContexts.current ?? Canvas.current
  }
}

extension ApplicationContext {
  /// The canvases that the program has opened to draw images.
  package var imageContexts: ImageContexts { service { _ in ImageContexts() } }
}
