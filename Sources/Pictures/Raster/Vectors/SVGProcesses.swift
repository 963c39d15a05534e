package import Geometry
internal import PictureKit
private import Synchronization

/// The processes that draw SVG documents for all threads of this one, and the pixels drawn last.
///
/// A thread that draws takes a process, or starts one if the others are in use. The start takes
/// about as long as that of this program; a request adds some microseconds and a copy of the
/// pixels.
package final class SVGProcesses: Sendable {
  /// The processes of this program.
  package static let shared = SVGProcesses()

  /// The longest time of a processor for a drawing.
  static let timeLimit = Duration.seconds(60)
  /// The processes that wait for the next drawing; further ones are ended.
  private static let maxIdle = 16
  /// The bytes of pixels that are kept: 64 MiB.
  private static let capacity = 64 << 20

  private let idle = Mutex<[Box]>([])
  private let drawn = Mutex(Drawn())

  /// A process that no thread uses.
  private struct Box: @unchecked Sendable {
    let process: SVGProcess
  }

  /// The pixels that were drawn last, in the order of their use.
  private struct Drawn {
    var entries: [(drawing: SVGDrawing, pixels: [UInt32])] = []
    var size = 0
  }

  /// Parses a document, and draws it small and at three times its size.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - usesViewBox: Whether the size is that of the viewBox if there is one.
  ///   - timeLimit: The longest time of a processor; the process is ended after ten times as long.
  /// - Returns: The size.
  /// - Throws: Why the document is not drawn.
  package func check(
    _ bytes: [UInt8], usesViewBox: Bool, timeLimit: Duration
  ) throws(SVGFailure) -> Size {
    let size = try run { (process) throws(SVGFailure) in
      try process.check(bytes, usesViewBox: usesViewBox, timeLimit: timeLimit)
    }
    return Size(size.width, size.height)
  }

  /// Returns the premultiplied pixels of a drawing.
  func pixels(of drawing: SVGDrawing) throws(SVGFailure) -> [UInt32] {
    if let pixels = knownPixels(of: drawing) { return pixels }
    let count = drawing.width * drawing.height
    let pixels = try run { (process) throws(SVGFailure) in
      let memory = try process.draw(drawing, timeLimit: Self.timeLimit)
      return [UInt32](unsafeUninitializedCapacity: count) { storage, initializedCount in
        storage.baseAddress?.initialize(
          from: memory.assumingMemoryBound(to: UInt32.self), count: count)
        initializedCount = count
      }
    }
    keep(pixels, of: drawing)
    return pixels
  }

  /// Draws a document on a page that is dropped: what follows in this process ends as well.
  func rehearse(_ drawing: SVGDrawing) throws(SVGFailure) {
    try run { (process) throws(SVGFailure) in
      try process.drawPage(drawing, timeLimit: Self.timeLimit)
    }
  }

  /// Calls a function with a process.
  ///
  /// One that ends with the documents of before may lack memory for them all: the function is then
  /// called again with a new one.
  private func run<Value>(
    _ body: (SVGProcess) throws(SVGFailure) -> Value
  ) throws(SVGFailure) -> Value {
    let process: SVGProcess
    if let waiting = idle.withLock({ $0.popLast() }) {
      process = waiting.process
    } else {
      process = try SVGProcess()
    }
    let wasFresh = process.isFresh
    do throws(SVGFailure) {
      let value = try body(process)
      keep(process)
      return value
    } catch {
      switch error {
      case .fatal, .system:
        guard !wasFresh else { throw error }
        let process = try SVGProcess()
        let value = try body(process)
        keep(process)
        return value
      case .damaged, .sizeless, .invalidSize: keep(process)
      case .tooSlow: break
      }
      throw error
    }
  }

  private func keep(_ process: SVGProcess) {
    let box = Box(process: process)
    idle.withLock { if $0.count < Self.maxIdle { $0.append(box) } }
  }

  private func knownPixels(of drawing: SVGDrawing) -> [UInt32]? {
    drawn.withLock { drawn in
      guard let index = drawn.entries.lastIndex(where: { $0.drawing == drawing }) else {
        return nil
      }
      let entry = drawn.entries.remove(at: index)
      drawn.entries.append(entry)
      return entry.pixels
    }
  }

  private func keep(_ pixels: [UInt32], of drawing: SVGDrawing) {
    drawn.withLock { drawn in
      drawn.entries.append((drawing, pixels))
      drawn.size += 4 * pixels.count
      // Drawings that change with each frame must not be searched without end.
      while drawn.size > Self.capacity || drawn.entries.count > 256 {
        drawn.size -= 4 * drawn.entries.removeFirst().pixels.count
      }
    }
  }
}
