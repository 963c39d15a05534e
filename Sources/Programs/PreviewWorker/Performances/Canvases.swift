internal import Imaging
internal import PictureKit
internal import Raster
private import Synchronization

/// Images that show frames drawn earlier, over which the next frames are drawn.
///
/// Only the rows that differ are drawn; the pixels are those of a new image.
final class Canvases: Sendable {
  struct Canvas: Sendable {
    var image: Image
    /// The frame that the image shows; nil for none.
    var frame: Frame?
  }

  private struct Entry: Sendable {
    let owner: ObjectIdentifier
    let canvas: Canvas
  }

  private static let maximumCount = 4
  private let maximumPixelCount: Int
  /// The canvases that are not in use, the one used last at the end.
  private let idle = Mutex<[Entry]>([])

  /// Creates an empty pool.
  ///
  /// - Parameter maximumPixelCount: The number of pixels that idle images have together.
  init(maximumPixelCount: Int) { self.maximumPixelCount = maximumPixelCount }

  /// Runs a function with a canvas of the size of a renderer: if there is one, the one that an
  /// owner used last.
  func withCanvas<Value>(
    of owner: AnyObject, for renderer: FrameRenderer,
    _ body: (inout Canvas) throws -> Value
  ) rethrows -> Value {
    let owner = ObjectIdentifier(owner)
    var canvas =
      take(of: owner, for: renderer)
      ?? Canvas(image: Image(width: renderer.width, height: renderer.height))
    let value = try body(&canvas)
    put(Entry(owner: owner, canvas: canvas))
    return value
  }

  private func take(of owner: ObjectIdentifier, for renderer: FrameRenderer) -> Canvas? {
    idle.withLock { idle in
      let index = idle.lastIndex {
        $0.owner == owner && $0.canvas.image.width == renderer.width
          && $0.canvas.image.height == renderer.height
      }
      return index.map { idle.remove(at: $0).canvas }
    }
  }

  private func put(_ entry: Entry) {
    idle.withLock { idle in
      idle.append(entry)
      var pixelCount = idle.reduce(0) { $0 + $1.canvas.image.pixels.count }
      while idle.count > Self.maximumCount || pixelCount > maximumPixelCount {
        pixelCount -= idle.removeFirst().canvas.image.pixels.count
      }
    }
  }
}
