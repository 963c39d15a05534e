/// A chunk of a PNG file, implemented from the standard without libpng.
struct PNGChunk: Hashable {
  var type: String
  var data: [UInt8]

  static let end = PNGChunk(type: "IEND", data: [])
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func header(
    width: Int, height: Int, depth: Int = 8, colorType: Int = 6, compression: Int = 0,
    filter: Int = 0, interlacing: Int = 0
  ) -> PNGChunk {
    let tail = [depth, colorType, compression, filter, interlacing]
    return PNGChunk(
      type: "IHDR",
      data: bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + tail.map { UInt8($0) })
  }

  /// Returns an IDAT chunk of stored deflate blocks (RFC 1951) in a zlib stream (RFC 1950).
  static func imageData(_ raw: [UInt8]) -> PNGChunk {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, raw.count)
      let length = UInt16(end - start)
      stream.append(end == raw.count ? 1 : 0)
      for word in [length, ~length] { stream += [UInt8(word & 0xFF), UInt8(word >> 8)] }
      stream += raw[start..<end]
      start = end
    } while start < raw.count
    return PNGChunk(type: "IDAT", data: stream + bigEndian(adler32(raw)))
  }

  var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
  }

  /// Returns the bytes of a file of these chunks.
  static func file(_ chunks: [PNGChunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  /// Returns the chunks of a valid file.
  static func chunks(of file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = signature.count
    while start < file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        PNGChunk(
          type: String(decoding: file[start + 4..<start + 8], as: UTF8.self),
          data: Array(file[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }
}

func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
}

/// Returns the CRC-32 of a chunk, computed bit by bit as annex D of the standard defines it.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  var sum = UInt32.max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xEDB8_8320 }
    }
  }
  return ~sum
}

/// Returns the Adler-32 checksum of a zlib stream (RFC 1950).
func adler32(_ bytes: [UInt8]) -> UInt32 {
  var low: UInt32 = 1
  var high: UInt32 = 0
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return high << 16 | low
}
