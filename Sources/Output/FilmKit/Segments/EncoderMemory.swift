internal import FileIO
private import Imaging
internal import SystemPackage

/// How much memory the encoders of a film take, and how many of them there may be.
struct EncoderMemory {
  /// The memory of an encoder apart from frames, in bytes: ffmpeg and its libraries.
  private static let baseSize = 60 << 20

  /// The memory of one encoder, in bytes, rounded up.
  let encoderSize: Int
  private let allowed: Int

  /// Estimates the memory of the encoders of a film.
  ///
  /// - Parameters:
  ///   - movie: The format and the encoding.
  ///   - film: The film.
  ///   - available: The memory of the machine that is free, in bytes.
  init(of movie: Movie, film: Film, available: Int = availableMemory) {
    let codec = movie.codec(isTransparent: film.isTransparent)
    let frames =
      codec?.heldFrameCount(
        encoding: movie.encoding, encoders: movie.encoderCount(for: film),
        processors: movie.processorCount)
      ?? Codec.defaultHeldFrameCount
    encoderSize = Self.baseSize + frames * film.width * film.height * 3 / 2
    allowed = min(available / 2, movie.encoding.maximumMemory ?? .max)
  }

  /// The number of encoders that take at most half of the memory that is free, at least 1.
  var maximumEncoderCount: Int { max(1, allowed / encoderSize) }

  /// The memory that programs can get without others being paged out, in bytes: that of the machine,
  /// or of its group of processes if that has less.
  static var availableMemory: Int {
    let machine = firstNumber(in: "/proc/meminfo", after: "MemAvailable:").map { $0 << 10 }
    let group = firstNumber(in: "/sys/fs/cgroup/memory.max").map { limit in
      limit - (firstNumber(in: "/sys/fs/cgroup/memory.current") ?? 0)
    }
    return min(machine ?? MemoryError.installedMemory, max(0, group ?? .max))
  }

  /// Returns the first number in a file, after a word; nil if there is none.
  private static func firstNumber(in path: FilePath, after word: String = "") -> Int? {
    guard let bytes = try? readFile(path, maxSize: 1 << 16) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = word.isEmpty ? text.startIndex : text.firstRange(of: word)?.upperBound
    else { return nil }
    let digits = text[start...].drop { $0 == " " }.prefix { $0.isNumber }
    return Int(digits)
  }
}
