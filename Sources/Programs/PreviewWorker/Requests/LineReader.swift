internal import SystemPackage

/// Reads lines from a descriptor, of a limited length.
struct LineReader {
  enum Line: Equatable {
    case line([UInt8])
    /// A line above the limit, which was skipped.
    case tooLong
  }

  private static let chunkSize = 1 << 16
  private let descriptor: FileDescriptor
  private let maximumLength: Int
  private var buffer: [UInt8] = []
  /// The number of bytes at the start of the buffer that contain no line break.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  init(_ descriptor: FileDescriptor, maximumLength: Int) {
    self.descriptor = descriptor
    self.maximumLength = maximumLength
  }

  /// Returns the next line that is not empty, without its line break; nil at the end of the input
  /// or after an error.
  mutating func next() -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        if isSkipping || line.count > maximumLength {
          isSkipping = false
          return .tooLong
        }
        if line.contains(where: { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: " ") }) {
          return .line(line)
        }
        continue
      }
      if isAtEnd {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : .line(buffer)
      }
      searched = buffer.count
      if isSkipping || buffer.count > maximumLength {
        isSkipping = true
        buffer.removeAll(keepingCapacity: true)
        searched = 0
      }
      read()
    }
  }

  private mutating func read() {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunkSize))
    let count = buffer.withUnsafeMutableBytes { bytes in
      (try? descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))) ?? 0
    }
    buffer.removeSubrange((start + count)...)
    isAtEnd = count == 0
  }
}
