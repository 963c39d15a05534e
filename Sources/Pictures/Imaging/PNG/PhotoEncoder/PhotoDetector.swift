internal import CPixels

/// Decides whether photographs cover a large part of an image: pixels that differ from their
/// neighbors by much and irregularly.
///
/// It examines every thirty-second row. Where differences have many bits of information, and those
/// of four pixels are rarely repeated, a search for matches finds nothing. Gradients have few bits,
/// and textures of equal tiles are repeated; libpng compresses both better than ``PhotoEncoder``,
/// as it does pages of text, of which few pixels are at an edge.
struct PhotoDetector {
  private static let rowDistance = 32
  /// The minimum share of pixels that differ from both neighbors: pages of text have up to 0.1, a
  /// wall of small photographs 0.6.
  private static let minIrregularShare = 1.0 / 4
  /// The maximum probability that two of the bytes are equal: 2 bits of information.
  private static let maxEqualShare = 1.0 / 4
  /// The maximum share of four pixels that occurred before in the same row.
  private static let maxRepeatedShare = 0.1

  /// Whether the image has photographs.
  let findsPhotos: Bool

  /// - Parameters:
  ///   - pixels: The pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    var frequencies = [Int](repeating: 0, count: 256)
    var (examinedCount, count, repeatedCount) = (0, 0, 0)
    var differences = [UInt32](repeating: 0, count: width)
    // The last hash in the row with the same first bits.
    var hashes = [UInt64](repeating: 0, count: 1 << Self.hashBits)
    for y in stride(from: Self.rowDistance / 2, to: height, by: Self.rowDistance) {
      let row = pixels + y * width
      _ = cpixels_filter_row(CPIXELS_FILTER_SUB, row, row - width, width, &differences)
      for slot in hashes.indices { hashes[slot] = 0 }
      examinedCount += max(width - 4, 0)
      for x in 1..<max(width - 3, 1) {
        let (value, next) = (differences[x], differences[x + 1])
        guard value != differences[x - 1], value != next else { continue }
        for shift: UInt32 in [0, 8, 16] { frequencies[Int(value >> shift & 255)] += 1 }
        count += 1
        let upper = UInt64(value) << 32 | UInt64(next)
        let lower = UInt64(differences[x + 2]) << 32 | UInt64(differences[x + 3])
        let hash = upper &* 0x9E37_79B9_7F4A_7C15 &+ lower &* 0xC2B2_AE3D_27D4_EB4F
        let slot = Int(truncatingIfNeeded: hash >> (64 - Self.hashBits))
        if hashes[slot] == hash { repeatedCount += 1 }
        hashes[slot] = hash
      }
    }
    let total = Double(3 * count)
    let equalShare = frequencies.reduce(0.0) { $0 + (Double($1) / total) * (Double($1) / total) }
    findsPhotos =
      count > 0 && Double(count) >= Self.minIrregularShare * Double(examinedCount)
      && equalShare <= Self.maxEqualShare
      && Double(repeatedCount) <= Self.maxRepeatedShare * Double(count)
  }

  private static let hashBits: UInt64 = 11
}
