/// The durations of sound files, which are in their headers.
///
/// A program for iOS gets the duration of a file at once; the samples are decoded only when the
/// film is written.
package enum SoundFileDuration {
  /// Returns the duration of a file in seconds: WAV, AIFF, CAF, MPEG-4 or MP3; nil for others, and
  /// for damaged ones.
  ///
  /// - Parameter bytes: The contents of the file.
  /// - Returns: The duration.
  package static func of(_ bytes: [UInt8]) -> Double? {
    let head = String(decoding: bytes.prefix(12), as: UTF8.self)
    if head.hasPrefix("RIFF"), head.hasSuffix("WAVE") { return wav(bytes) }
    if head.hasPrefix("FORM") { return aiff(bytes) }
    if head.hasPrefix("caff") { return caf(bytes) }
    if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return mpeg4(bytes[...]) }
    return mp3(bytes)
  }

  /// A chunk of WAV or AIFF: a name, a size of 4 bytes, the contents, padded to an even length.
  private static func chunks(
    of bytes: [UInt8], bigEndian: Bool
  ) -> [String: ArraySlice<UInt8>] {
    var chunks: [String: ArraySlice<UInt8>] = [:]
    var offset = 12
    while offset + 8 <= bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let size = bytes[offset + 4..<offset + 8].number(bigEndian: bigEndian)
      let end = min(offset + 8 + Int(size), bytes.count)
      if chunks[name] == nil { chunks[name] = bytes[offset + 8..<end] }
      offset += 8 + Int(size) + Int(size) % 2
    }
    return chunks
  }

  private static func wav(_ bytes: [UInt8]) -> Double? {
    let chunks = chunks(of: bytes, bigEndian: false)
    guard let format = chunks["fmt "], format.count >= 16, let data = chunks["data"] else {
      return nil
    }
    let rate = format.dropFirst(8).prefix(4).number(bigEndian: false)
    return rate > 0 ? Double(data.count) / Double(rate) : nil
  }

  private static func aiff(_ bytes: [UInt8]) -> Double? {
    guard let common = chunks(of: bytes, bigEndian: true)["COMM"], common.count >= 18 else {
      return nil
    }
    let frames = common.dropFirst(2).prefix(4).number(bigEndian: true)
    // The rate is a number of 80 bits: a sign, 15 bits of exponent, 64 of significand.
    let exponent = Int(common.dropFirst(8).prefix(2).number(bigEndian: true)) - 16383 - 63
    let significand = Double(common.dropFirst(10).prefix(8).number(bigEndian: true))
    guard (-80...0).contains(exponent), significand > 0 else { return nil }
    return Double(frames) / (significand * Double(sign: .plus, exponent: exponent, significand: 1))
  }

  private static func caf(_ bytes: [UInt8]) -> Double? {
    var (offset, rate, packetSize, framesPerPacket) = (8, 0.0, 0, 0)
    while offset + 12 <= bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let size = bytes[offset + 4..<offset + 12].number(bigEndian: true)
      let contents = bytes[(offset + 12)...]
      if name == "desc", contents.count >= 24 {
        rate = Double(bitPattern: contents.prefix(8).number(bigEndian: true))
        packetSize = Int(contents.dropFirst(16).prefix(4).number(bigEndian: true))
        framesPerPacket = Int(contents.dropFirst(20).prefix(4).number(bigEndian: true))
      } else if name == "pakt", contents.count >= 16, rate > 0 {
        return Double(contents.dropFirst(8).prefix(8).number(bigEndian: true)) / rate
      } else if name == "data", packetSize > 0, rate > 0 {
        let length = min(size, UInt64(contents.count)) - min(4, UInt64(contents.count))
        return Double(length) / Double(packetSize) * Double(framesPerPacket) / rate
      }
      guard size < 1 << 40 else { return nil }
      offset += 12 + Int(size)
    }
    return nil
  }

  private static func mpeg4(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let movie = box("moov", in: bytes), let header = box("mvhd", in: movie) else {
      return nil
    }
    let isLong = header.first == 1
    let fields = header.dropFirst(isLong ? 20 : 12)
    guard fields.count >= 12 else { return nil }
    let scale = fields.prefix(4).number(bigEndian: true)
    let duration = fields.dropFirst(4).prefix(isLong ? 8 : 4).number(bigEndian: true)
    return scale > 0 ? Double(duration) / Double(scale) : nil
  }

  /// Returns the contents of the first box of a type.
  private static func box(_ type: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = bytes
    while rest.count >= 8 {
      var (size, header) = (rest.prefix(4).number(bigEndian: true), 8)
      if size == 1, rest.count >= 16 {
        (size, header) = (rest.dropFirst(8).prefix(8).number(bigEndian: true), 16)
      }
      guard size >= UInt64(header), size <= UInt64(rest.count) else { return nil }
      if rest.dropFirst(4).starts(with: Array(type.utf8)) {
        return rest.prefix(Int(size)).dropFirst(header)
      }
      rest = rest.dropFirst(Int(size))
    }
    return nil
  }

  /// The kilobits per second of layer III by version and index, and the sample rates.
  private static let bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  private static let sampleRates = [44_100, 48_000, 32_000]

  /// Adds the durations of all frames.
  private static func mp3(_ bytes: [UInt8]) -> Double? {
    var offset = 0
    if bytes.starts(with: Array("ID3".utf8)), bytes.count >= 10 {
      offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 127) }
    }
    var duration = 0.0
    while offset + 4 <= bytes.count {
      let header = bytes[offset..<offset + 4].number(bigEndian: true)
      let (version, layer) = (header >> 19 & 3, header >> 17 & 3)
      let (bitIndex, rateIndex) = (Int(header >> 12 & 15), Int(header >> 10 & 3))
      guard header >> 21 == 0x7FF, version != 1, layer == 1, (1..<15).contains(bitIndex),
        rateIndex < 3
      else { break }
      let isFirst = version == 3
      let rate = sampleRates[rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
      let samples = isFirst ? 1152 : 576
      let bits = (isFirst ? bitRates1 : bitRates2)[bitIndex] * 1000
      offset += samples / 8 * bits / rate + Int(header >> 9 & 1)
      duration += Double(samples) / Double(rate)
    }
    return duration > 0 ? duration : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a number.
  fileprivate func number(bigEndian: Bool) -> UInt64 {
    bigEndian
      ? reduce(0) { $0 << 8 | UInt64($1) } : reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
