private import FileIO
package import SoundKit
package import SystemPackage

/// The samples of a film, which are read part by part: stereo at 48000 frames a second.
package protocol SoundTrack: Sendable {
  /// The number of frames.
  var frameCount: Int { get }

  /// Returns frames as numbers of 16 bits, the lower byte first: left, right, left, right and so on.
  ///
  /// - Parameter range: The frames.
  /// - Returns: Four bytes for each frame.
  /// - Throws: An error if they cannot be read.
  func bytes(of range: Range<Int>) throws -> [UInt8]
}

extension SoundTrack {
  /// The duration, in seconds.
  var duration: Double { Double(frameCount) / Double(soundSampleRate) }

  /// The frames that are read at a time.
  package var parts: [Range<Int>] { soundParts(of: frameCount) }
}

extension SoundMix: SoundTrack {
  package func bytes(of range: Range<Int>) throws -> [UInt8] {
    try samples(in: range).soundBytes
  }
}

/// Samples in a file of numbers of 16 bits, without a header.
package final class SampleFile: SoundSamples, SoundTrack {
  package let frameCount: Int
  private let file: FileDescriptor

  /// The number of bytes of a frame.
  private static let frameSize = 4

  /// Opens a file.
  ///
  /// - Parameter path: The path of the file, which may be removed then.
  /// - Throws: `Errno` if it cannot be opened.
  package init(_ path: FilePath) throws {
    frameCount = Int(try path.stat().size) / Self.frameSize
    file = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
  }

  deinit { try? file.close() }

  package func bytes(of range: Range<Int>) throws -> [UInt8] {
    let size = range.count * Self.frameSize
    return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<size])
        let read = try file.read(
          fromAbsoluteOffset: Int64(range.lowerBound * Self.frameSize + count), into: rest)
        guard read > 0 else { throw Errno.ioError }
        count += read
      }
    }
  }

  package func frames(_ range: Range<Int>) throws -> [Float] {
    let bytes = try bytes(of: range)
    return stride(from: 0, to: bytes.count, by: 2).map { index in
      let number = UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
      return Float(Int16(bitPattern: number)) / 32767
    }
  }
}
