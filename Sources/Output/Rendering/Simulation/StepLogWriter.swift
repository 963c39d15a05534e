internal import Dynamics
internal import FileIO
internal import Geometry
package import SystemPackage

/// Records the steps of a film's animators to a file, which appears when it is complete.
package final class StepLogWriter {
  private let path: FilePath
  private var file: AtomicFile?
  private var buffer: [UInt8]
  /// Why the steps cannot be recorded, as a clause; nil if they can.
  private var problem: String?

  /// The number of bytes that are written at once.
  private static let pieceSize = 1 << 20

  /// Opens a temporary file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - key: What says to which film the steps belong, at most 256 MB.
  /// - Throws: A ``RenderingError`` if it cannot be opened.
  package init(_ path: FilePath, key: [UInt8]) throws(RenderingError) {
    precondition(key.count <= StepLogFile.maxSize, "a key has \(key.count) bytes")
    self.path = path
    do {
      file = try AtomicFile(path)
    } catch {
      throw RenderingError("Cannot write \(path): \(error).")
    }
    buffer =
      [StepLogFile.magic, StepLogFile.format, UInt32(key.count)].flatMap(StepLogFile.bytes) + key
  }

  /// Publishes the file under its name.
  ///
  /// - Throws: A ``RenderingError`` if the steps could not be recorded.
  package func commit() throws(RenderingError) {
    buffer += StepLogFile.bytes(StepLogFile.end)
    flush()
    if let problem { throw RenderingError("\(path) is not recorded: \(problem).") }
    do {
      try file.take()?.commit()
    } catch {
      throw RenderingError("Cannot write \(path): \(error).")
    }
  }

  private func flush() {
    do {
      if problem == nil { try file?.write(buffer) }
    } catch {
      fail("\(error)")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

extension StepLogWriter: StepRecorder {
  package func append(_ result: [UInt8]) {
    guard problem == nil else { return }
    guard result.count <= StepLogFile.maxSize else {
      return fail("a step has \(result.count) bytes, and \(StepLogFile.maxSize) are allowed")
    }
    buffer += StepLogFile.bytes(UInt32(result.count))
    buffer += result
    buffer += result.withUnsafeBytes { ContentHash(of: $0) }.bytes
    if buffer.count >= Self.pieceSize { flush() }
  }

  package func fail(_ reason: String) { if problem == nil { problem = reason } }
}
