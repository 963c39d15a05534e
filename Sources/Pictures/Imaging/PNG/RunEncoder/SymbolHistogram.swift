/// The frequencies of the deflate symbols of a stream of runs and matches.
struct SymbolHistogram {
  /// The number of bytes in a pixel, 3 or 4.
  let channels: Int
  /// The maximum length of a match in whole pixels: deflate allows 258 bytes.
  let maxMatchCount: Int
  private var literals = InlineArray<256, Int>(repeating: 0)
  /// Matches by their number of pixels.
  private var matches = InlineArray<87, Int>(repeating: 0)
  /// The number of matches at the distance of one pixel.
  private var pixelDistances = 0
  /// Other matches by their distance symbol.
  private var distances = InlineArray<30, Int>(repeating: 0)

  init(channels: Int) {
    self.channels = channels
    maxMatchCount = 258 / channels
  }

  /// Adds a literal byte.
  mutating func add(_ byte: UInt8) { literals[Int(byte)] += 1 }

  /// Adds a run: a literal pixel and matches at the distance of one pixel.
  @inline(__always)
  mutating func add(_ pixel: UInt32, times: Int) {
    literals[Int(pixel >> 16 & 255)] += 1
    literals[Int(pixel >> 8 & 255)] += 1
    literals[Int(pixel & 255)] += 1
    if channels == 4 { literals[Int(pixel >> 24)] += 1 }
    var rest = times - 1
    while rest > 0 {
      matches[min(rest, maxMatchCount)] += 1
      pixelDistances += 1
      rest -= maxMatchCount
    }
  }

  /// Adds a match.
  ///
  /// - Parameters:
  ///   - count: Its length in pixels.
  ///   - distance: Its distance in bytes.
  @inline(__always)
  mutating func addMatch(_ count: Int, distance: Int) {
    matches[count] += 1
    distances[Deflate.distance(distance).symbol] += 1
  }

  /// Adds every literal and every length of a run once, so that all have codes.
  mutating func addEverySymbol() {
    for byte in 0..<256 { literals[byte] += 1 }
    for count in 1...maxMatchCount { matches[count] += 1 }
    pixelDistances += 1
  }

  /// The Huffman code of literals and lengths.
  var literalLengthCode: HuffmanCode {
    var frequencies = [Int](repeating: 0, count: Deflate.literalLengthSymbolCount)
    for byte in 0..<256 { frequencies[byte] = literals[byte] }
    frequencies[Deflate.endOfBlock] = 1
    for count in 1...maxMatchCount where matches[count] > 0 {
      frequencies[Deflate.length(channels * count).symbol] += matches[count]
    }
    return HuffmanCode(frequencies: frequencies, maxLength: 15)
  }

  /// The Huffman code of distances.
  var distanceCode: HuffmanCode {
    // A code needs two symbols.
    var frequencies = [1, 1] + [Int](repeating: 0, count: Deflate.distanceSymbolCount - 2)
    for symbol in 0..<Deflate.distanceSymbolCount { frequencies[symbol] += distances[symbol] }
    frequencies[Deflate.distance(channels).symbol] += pixelDistances
    return HuffmanCode(frequencies: frequencies, maxLength: 15)
  }
}
