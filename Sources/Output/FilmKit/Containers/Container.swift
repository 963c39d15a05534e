internal import SystemPackage

/// The layout of a film file, which can be read without decoding its frames.
enum Container: Sendable {
  /// ISO/IEC 14496-12: MP4 and QuickTime.
  case isoBaseMedia
  /// RFC 9559: Matroska and WebM.
  case matroska

  /// What a file says about its video.
  struct Summary: Equatable, Sendable {
    /// The number of frames.
    var frameCount = 0
    /// The sum of the frames' durations, in seconds.
    var duration = 0.0
  }

  /// Reads the structure of a film file.
  ///
  /// - Parameter path: The file.
  /// - Returns: The summary of its video.
  /// - Throws: A ``ContainerError`` if the file is incomplete or has no video.
  func summary(of path: FilePath) throws(ContainerError) -> Summary {
    let file = try ContainerFile(path)
    return switch self {
    case .isoBaseMedia: try ISOBaseMediaFile(file).summary()
    case .matroska: try MatroskaFile(file).summary()
    }
  }
}

/// The reason why a file is not a complete film, as a clause.
struct ContainerError: Error, CustomStringConvertible {
  let description: String
}

/// A film file, read at any position.
struct ContainerFile: ~Copyable {
  private let file: FileDescriptor
  /// The size of the file, in bytes.
  let size: Int

  init(_ path: FilePath) throws(ContainerError) {
    let opened = Result {
      (file: try FileDescriptor.open(path, .readOnly), size: try path.stat().size)
    }
    switch opened {
    case .success(let opened):
      file = opened.file
      size = Int(opened.size)
    case .failure(let error):
      throw ContainerError(description: "it cannot be read (\(error))")
    }
  }

  deinit { try? file.close() }

  /// Returns bytes of the file.
  ///
  /// - Throws: A ``ContainerError`` if the file ends before.
  func bytes(_ range: Range<Int>) throws(ContainerError) -> [UInt8] {
    guard range.upperBound <= size else { throw cutOff }
    do {
      return try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
        while count < range.count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<range.count])
          let read = try file.read(
            fromAbsoluteOffset: Int64(range.lowerBound + count), into: rest)
          guard read > 0 else { throw cutOff }
          count += read
        }
      }
    } catch {
      throw error as? ContainerError
        ?? ContainerError(description: "it cannot be read (\(error))")
    }
  }

  /// The error of a file that ends too early.
  var cutOff: ContainerError { ContainerError(description: "it is cut off at byte \(size)") }
}

extension Sequence<UInt8> {
  /// The bytes as a number, the highest first.
  var bigEndianNumber: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
