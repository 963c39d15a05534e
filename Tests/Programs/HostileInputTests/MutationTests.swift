import FileIO
import Foundation
import SystemPackage
import TestSupport
import Testing

/// Files with changes at random places: each is refused with a sentence, or read.
///
/// `ZOETROPE_MUTATIONS` is the number of tries of each reader; a try that ends the process is the
/// last one that the file of `ZOETROPE_MUTATION_LOG` names.
@Suite struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let tries = environment["ZOETROPE_MUTATIONS"].flatMap(Int.init) ?? 60
  private static let firstSeed = environment["ZOETROPE_MUTATION_SEED"].flatMap(UInt64.init) ?? 1
  private static let log = environment["ZOETROPE_MUTATION_LOG"].map { FilePath($0) }

  @Test(arguments: HostileReader.allCases.filter { $0 != .names })
  func `a file with changes is refused or read`(reader: HostileReader) throws {
    let samples = try reader.samples
    try #require(!samples.isEmpty)
    let log = try Self.log.map {
      try FileDescriptor.open(
        $0.appending(reader.rawValue), .writeOnly, options: [.create, .truncate],
        permissions: .ownerReadWrite)
    }
    defer { try? log?.close() }
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.tries) {
      var random = SeededGenerator(seed: seed &* 1_000_003)
      let sample = samples[Int.random(in: 0..<samples.count, using: &random)]
      let bytes = reader.sealed(sample.bytes.mutated(using: &random))
      if let log {
        try log.writeAll(toAbsoluteOffset: 0, Array("\(seed) \(sample.name)      \n".utf8))
      }
      let start = ThreadClock.seconds
      let outcome = try reader.outcome(of: bytes, name: sample.name)
      let time = ThreadClock.seconds - start
      #expect(!outcome.isEmpty && outcome.utf8.count < 4096, "\(reader) \(seed): \(outcome)")
      #expect(time < 30, "\(reader) \(seed) of \(sample.name) took \(time) s")
    }
  }
}

extension HostileReader {
  /// The hostile files, and files that are read.
  fileprivate var samples: [(name: String, bytes: [UInt8])] {
    get throws {
      let good: [FilePath] =
        switch self {
        case .images: Self.repositoryFiles("renders", ".png")
        case .vectors: Self.repositoryFiles("Sources/Programs/Recipes/Galleries", ".svg")
        case .storyboards: Self.repositoryFiles("Tests/Apple/UIKitPrograms", ".storyboard")
        case .scenes: Self.repositoryFiles("Documentation/Examples", ".yaml")
        case .scripts, .documents, .worlds, .manifests, .names: []
        }
      return try (files + good.prefix(12)).map {
        ($0.lastComponent?.string ?? "", try readFile($0, maxSize: 1 << 24))
      }
      .filter { $0.bytes.count < 200_000 }
    }
  }

  /// Returns the files below a folder of the repository with an extension, sorted.
  private static func repositoryFiles(_ folder: String, _ ending: String) -> [FilePath] {
    let root = repositoryRoot.appending(folder)
    let paths =
      FileManager.default.enumerator(atPath: root.string)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { root.appending($0) }
  }

  /// Returns the bytes with a right checksum, without which a reader sees none of the changes.
  fileprivate func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard self == .worlds, bytes.count > 8 else { return bytes }
    let content = bytes.dropLast(8)
    let sum = content.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return content + withUnsafeBytes(of: sum.littleEndian, Array.init)
  }
}

extension [UInt8] {
  /// Returns the bytes with up to eight changes: of bits, bytes and words, of numbers in text, and
  /// of pieces that are left out, repeated or moved.
  fileprivate func mutated(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      guard bytes.count > 8 else { break }
      let index = Int.random(in: 0..<bytes.count - 4, using: &random)
      let length = Swift.min(Int.random(in: 1...64, using: &random), bytes.count - index)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes[index] = .random(in: .min ... .max, using: &random)
      case 3:
        let words: [UInt32] = [0, 1, .max, 0x7F80_0000, 0x7FC0_0000, 0x7FFF_FFFF, 0x0100_0000]
        let word = words.randomElement(using: &random) ?? 0
        bytes.replaceSubrange(index..<index + 4, with: Swift.withUnsafeBytes(of: word, Array.init))
      case 4: bytes.removeSubrange(index..<index + length)
      case 5: bytes.insert(contentsOf: Array(bytes[index..<index + length]), at: index)
      case 6:
        let other = Int.random(in: 0..<bytes.count - 4, using: &random)
        bytes.insert(contentsOf: Array(bytes[index..<index + length]), at: other)
      case 7: bytes.replaceNumber(after: index, using: &random)
      default: bytes.removeLast(Swift.min(length, bytes.count))
      }
    }
    return bytes
  }

  /// Replaces the next number of a text by an extreme one.
  private mutating func replaceNumber(after index: Int, using random: inout SeededGenerator) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = self[index...].firstIndex(where: digits.contains) else { return }
    let end = self[start...].firstIndex { !digits.contains($0) && $0 != UInt8(ascii: ".") } ?? count
    let numbers = [
      "0", "-1", "1e9", "1e-308", "1e308", "1e400", "nan", "2147483648", "-9223372036854775808",
      "0.1e-45", "65536",
    ]
    replaceSubrange(start..<end, with: Array((numbers.randomElement(using: &random) ?? "0").utf8))
  }
}
