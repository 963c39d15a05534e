/// How often each symbol of deflate occurs in a picture of runs and repetitions of whole pixels.
struct SymbolCounts {
  /// Bytes a pixel.
  let channels: Int
  /// The most whole pixels that deflate repeats at once.
  let longest: Int
  private var bytes = InlineArray<256, Int>(repeating: 0)
  /// Repetitions by their number of pixels.
  private var repetitions = InlineArray<87, Int>(repeating: 0)
  /// Those of one pixel.
  private var runs = 0
  /// All others.
  private var distances = InlineArray<30, Int>(repeating: 0)

  init(channels: Int) {
    self.channels = channels
    longest = 258 / channels
  }

  /// Counts the byte that tells the filter of a row.
  mutating func add(_ byte: UInt8) { bytes[Int(byte)] += 1 }

  /// Counts a pixel and its repetitions.
  @inline(__always)
  mutating func add(_ pixel: UInt32, times: Int) {
    bytes[Int(pixel >> 16 & 255)] += 1
    bytes[Int(pixel >> 8 & 255)] += 1
    bytes[Int(pixel & 255)] += 1
    if channels == 4 { bytes[Int(pixel >> 24)] += 1 }
    var rest = times - 1
    while rest > 0 {
      repetitions[min(rest, longest)] += 1
      runs += 1
      rest -= longest
    }
  }

  /// Counts a repetition of pixels that are so many bytes before.
  @inline(__always)
  mutating func add(_ count: Int, at distance: Int) {
    repetitions[count] += 1
    distances[Deflate.distance(distance).symbol] += 1
  }

  /// The code of bytes and lengths.
  var code: HuffmanCode {
    var frequencies = [Int](repeating: 0, count: Deflate.symbolCount)
    for byte in 0..<256 { frequencies[byte] = bytes[byte] }
    frequencies[Deflate.endOfBlock] = 1
    for count in 1...longest where repetitions[count] > 0 {
      frequencies[Deflate.length(channels * count).symbol] += repetitions[count]
    }
    return HuffmanCode(frequencies: frequencies, longest: 15)
  }

  /// The code of distances.
  var distanceCode: HuffmanCode {
    // A code needs two symbols.
    var frequencies = [1, 1] + [Int](repeating: 0, count: Deflate.distanceSymbolCount - 2)
    for symbol in 0..<Deflate.distanceSymbolCount { frequencies[symbol] += distances[symbol] }
    frequencies[Deflate.distance(channels).symbol] += runs
    return HuffmanCode(frequencies: frequencies, longest: 15)
  }
}
