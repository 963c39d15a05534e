private import CXXHash
package import SystemPackage

/// A hash of 128 bits by which contents are compared: XXH3 of the library xxHash.
///
/// Equal contents have equal hashes on every machine. A damaged file has another one, but for a
/// chance of 2^-128; it does not protect against forgery. `xxhsum -H2` of the package `xxhash`
/// prints the same digits.
package struct ContentHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  private init(_ hash: XXH128_hash_t) {
    (high, low) = (hash.high64, hash.low64)
  }

  /// Hashes bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }

  /// Hashes the contents of a file, which is read in pieces.
  ///
  /// - Parameter path: The file.
  /// - Throws: `Errno` if it cannot be read: `illegalSeek` for a device or a pipe.
  package init(ofFile path: FilePath) throws(Errno) {
    let file = try openRegularFile(path)
    defer { try? file.close() }
    let state = XXH3_createState()
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try systemCall {
        try piece.withUnsafeMutableBytes { try file.read(into: $0) }
      }
      if count == 0 { break }
      piece.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, count) }
    }
    self.init(XXH3_128bits_digest(state))
  }
}

extension ContentHash {
  /// The 16 bytes of the hash, the most significant one first.
  package var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }
}

extension ContentHash: TextCodable {
  package static var rule: String { "a hash has 32 hexadecimal digits" }

  /// The 32 hexadecimal digits.
  package var description: String {
    [high, low].map { $0.hexadecimal(digits: 16, uppercase: false) }.joined()
  }

  /// Parses 32 hexadecimal digits; nil if the text is something else.
  package init?(_ description: String) {
    guard description.utf8.count == 32, description.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
      let high = UInt64(description.prefix(16), radix: 16),
      let low = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }
}
