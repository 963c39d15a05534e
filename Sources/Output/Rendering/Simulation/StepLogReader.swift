internal import Dynamics
internal import FileIO
package import SystemPackage

/// Reads the recorded steps of a film's animators, so that they need not be computed.
package final class StepLogReader {
  private let path: FilePath
  private var file: FileReader
  private var problem: String?

  /// Opens a file; nil if there is none, or it is of another film or format.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - key: The key that the file must have.
  package init?(_ path: FilePath, key: [UInt8]) {
    guard let file = try? FileReader(path) else { return nil }
    self.path = path
    self.file = file
    for number in [StepLogFile.magic, StepLogFile.format, UInt32(key.count)] {
      guard StepLogFile.number(read(4)) == number else { return nil }
    }
    guard Array(read(key.count)) == key else { return nil }
  }

  /// Throws if the steps did not fit the film, or could not be read.
  package func check() throws(RenderingError) {
    guard let problem else { return }
    throw RenderingError("\(path) cannot be used: \(problem); remove it.")
  }

  private func read(_ count: Int) -> ArraySlice<UInt8> {
    do {
      return try file.read(count)
    } catch {
      fail("\(error)")
      return []
    }
  }
}

extension StepLogReader: StepPlayer {
  package func next() -> [UInt8]? {
    guard problem == nil else { return nil }
    guard let size = StepLogFile.number(read(4)) else {
      fail("it ends too early")
      return nil
    }
    guard size != StepLogFile.end else { return nil }
    guard size <= StepLogFile.maxSize else {
      fail("a step of it has \(size) bytes")
      return nil
    }
    let result = Array(read(Int(size)))
    guard result.count == Int(size),
      Array(read(16)) == result.withUnsafeBytes({ ContentHash(of: $0) }).bytes
    else {
      fail("its contents have changed")
      return nil
    }
    return result
  }

  package func fail(_ reason: String) { if problem == nil { problem = reason } }
}
