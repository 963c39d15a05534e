/// A PNG encoder for flat pictures, which compresses runs of equal pixels and little else.
///
/// A row is written as it is, or as its differences to the row above if those have fewer runs. Either
/// way it is looked at eight pixels at a time, and a run of pixels of one value becomes that pixel and
/// a repetition at the distance of one pixel. Where something changes, the same change is looked for in the rows before, in one place. The checksum of
/// a run has a closed form. So what takes time is the changes alone. All is one deflate block (RFC
/// 1951) with its own Huffman codes.
///
/// A picture of shading or noise has as many runs as pixels: libpng makes less of it.
struct FlatPNG {
  /// The most pieces there may be, as a fraction of the pixels.
  ///
  /// A heap of a thousand balls, 1920 x 1080 pixels, has one in 24.5, and its file had 25 % more bytes than
  /// libpng's at level 6.
  static let mostPieces = 1.0 / 25

  /// A part of a row.
  private struct Piece {
    /// The number of pixels; 0 for what tells the filter of a row.
    var count: UInt32 = 0
    /// The one value of all pixels of a run, or the filter.
    var value: UInt32 = 0
    /// How many bytes before the same values are found; 0 for a run.
    var distance: UInt32 = 0
  }

  private let width: Int
  private let height: Int
  private let isOpaque: Bool
  private var pieces: [Piece] = []
  private var frequencies = [Int](repeating: 0, count: Deflate.symbolCount)
  /// Two are counted at the start, since a code needs two symbols.
  private var distanceFrequencies = [1, 1] + [Int](repeating: 0, count: 28)
  private var checksum = Adler32()
  private var filters: [Filter] = []
  /// Where changes that begin alike were last seen, as numbers of pixels counted from 1.
  private var places = [Int](repeating: 0, count: 1 << 12)

  /// Looks at a picture, and gives up where it turns out not to be flat.
  ///
  /// - Parameters:
  ///   - pixels: Straight pixels, row by row.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - isOpaque: Whether alpha is left out.
  init?(_ pixels: [UInt32], width: Int, height: Int, isOpaque: Bool) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    let most = height + Int(Double(pixels.count) * Self.mostPieces)
    pieces.reserveCapacity(min(most + width, 1 << 16))
    let isFlat = pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      let rows = Rows(
        pixels: first, width: width, mask: isOpaque ? 0x00ff_ffff : 0xffff_ffff)
      for y in 0..<height {
        addRow(y, of: rows)
        guard pieces.count <= most else { return false }
      }
      return true
    }
    guard isFlat else { return nil }
    frequencies[Deflate.endOfBlock] = 1
  }

  private var channels: Int { isOpaque ? 3 : 4 }

  /// The most whole pixels that deflate repeats at once.
  private var longest: Int { 258 / channels }

  private mutating func addRow(_ y: Int, of rows: Rows) {
    let filter = rows.filter(of: y)
    filters.append(filter)
    pieces.append(Piece(value: UInt32(filter.rawValue)))
    frequencies[Int(filter.rawValue)] += 1
    checksum.add(filter.rawValue)
    var index = y * width
    let end = index + width
    while index < end {
      let runEnd = rows.endOfRun(from: index, to: end, filter)
      if runEnd - index < longest, let earlier = repetition(at: index, in: y, of: rows) {
        add(earlier, at: index, filter, of: rows)
        index += Int(earlier.count)
      } else {
        addRun(of: rows.value(index, filter), count: runEnd - index)
        index = runEnd
      }
    }
  }

  private mutating func addRun(of value: UInt32, count: Int) {
    pieces.append(Piece(count: UInt32(count), value: value))
    let pixel = PixelBytes(pixel: value, count: channels)
    for byte in pixel { frequencies[Int(byte)] += 1 }
    checksum.add(pixel, times: count)
    let (wholes, rest) = (count - 1).quotientAndRemainder(dividingBy: longest)
    frequencies[Deflate.length(channels * longest).symbol] += wholes
    if rest > 0 { frequencies[Deflate.length(channels * rest).symbol] += 1 }
    distanceFrequencies[Deflate.distance(channels).symbol] += wholes + (rest > 0 ? 1 : 0)
  }

  /// The same values where some that begin alike were seen last, if they are more than a run.
  private mutating func repetition(at index: Int, in y: Int, of rows: Rows) -> Piece? {
    let end = (y + 1) * width
    let filter = filters[y]
    guard index + 1 < end else { return nil }
    let (first, second) = (rows.value(index, filter), rows.value(index + 1, filter))
    guard first != second else { return nil }
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
    let slot = Int(mixed >> 20)
    let place = places[slot] - 1
    places[slot] = index + 1
    guard place >= 0 else { return nil }
    // A byte for the filter lies between rows.
    let row = place / width
    let distance = channels * (index - place) + y - row
    guard distance <= Deflate.farthest else { return nil }
    let most = min(longest, end - index, (row + 1) * width - place)
    var count = 0
    while count < most,
      rows.value(place + count, filters[row]) == rows.value(index + count, filter)
    {
      count += 1
    }
    // A long run is cheaper by itself.
    var tail = 0
    while tail < count,
      rows.value(index + count - 1 - tail, filter) == rows.value(index + count - 1, filter)
    {
      tail += 1
    }
    if tail > 8 { count -= tail }
    return count < 2 ? nil : Piece(count: UInt32(count), distance: UInt32(distance))
  }

  private mutating func add(_ earlier: Piece, at index: Int, _ filter: Filter, of rows: Rows) {
    pieces.append(earlier)
    frequencies[Deflate.length(channels * Int(earlier.count)).symbol] += 1
    distanceFrequencies[Deflate.distance(Int(earlier.distance)).symbol] += 1
    for pixel in index..<index + Int(earlier.count) {
      checksum.add(PixelBytes(pixel: rows.value(pixel, filter), count: channels), times: 1)
    }
  }

  /// The compressed rows, as a zlib stream (RFC 1950).
  private func stream() -> [UInt8] {
    let code = HuffmanCode(frequencies: frequencies, longest: 15)
    let distances = HuffmanCode(frequencies: distanceFrequencies, longest: 15)
    var writer = BitWriter(capacity: 4 * pieces.count + 400)
    func put(_ length: Int, at distance: Int) {
      writer.put(code, length, in: Deflate.length(length))
      writer.put(distances, distance, in: Deflate.distance(distance))
    }
    // Deflate with a window of 32 KiB, quickly compressed.
    writer.put(0x0178, 16)
    Deflate.writeHeader(of: code, distances, to: &writer)
    for piece in pieces {
      if piece.count == 0 {
        writer.put(code, Int(piece.value))
      } else if piece.distance > 0 {
        put(channels * Int(piece.count), at: Int(piece.distance))
      } else {
        for byte in PixelBytes(pixel: piece.value, count: channels) {
          writer.put(code, Int(byte))
        }
        var rest = Int(piece.count) - 1
        while rest > 0 {
          let count = min(rest, longest)
          put(channels * count, at: channels)
          rest -= count
        }
      }
    }
    writer.put(code, Deflate.endOfBlock)
    return writer.finished() + bigEndianBytes(checksum.value)
  }

  /// The file.
  func file() -> [UInt8] {
    PNG.signature + PNG.header(width: width, height: height, isOpaque: isOpaque)
      + PNG.colorSpace + PNG.chunk("IDAT", stream()) + PNG.chunk("IEND", [])
  }
}

/// How the values of a row follow from its pixels, by PNG's number.
private enum Filter: UInt8 {
  case none = 0
  /// Byte by byte the difference to the pixel above; above the first row all is 0.
  case up = 2
}

/// The rows of a picture, and their values by either filter.
private struct Rows {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  /// The bits of a pixel that count.
  let mask: UInt32

  @inline(__always)
  func value(_ index: Int, _ filter: Filter) -> UInt32 {
    switch filter {
    case .none: pixels[index] & mask
    case .up: bytewiseDifference(pixels[index], pixels[index - width]) & mask
    }
  }

  /// The filter that leaves the fewest runs.
  func filter(of y: Int) -> Filter {
    guard y > 0 else { return .none }
    let start = y * width
    if endOfRun(from: start, to: start + width, .up) == start + width { return .up }
    var counts = (none: SIMD8<UInt32>(), up: SIMD8<UInt32>())
    let masks = masks
    var place = pixels + start + 1
    let end = pixels + start + width
    while place + 8 <= end {
      defer { place += 8 }
      let change = (load(place) ^ load(place - 1)) & masks
      let changeAbove = (load(place - width) ^ load(place - 1 - width)) & masks
      if isZero(change | changeAbove) { continue }
      counts.none &+= Self.ones(change)
      // Differences change where exclusive ors do, but for a few that carries make equal.
      counts.up &+= Self.ones(change ^ changeAbove)
    }
    return counts.up.wrappedSum() <= counts.none.wrappedSum() ? .up : .none
  }

  /// 1 wherever a number is not 0: its highest bit or that of its negative is set.
  @inline(__always)
  private static func ones(_ numbers: SIMD8<UInt32>) -> SIMD8<UInt32> {
    (numbers | (0 &- numbers)) &>> 31
  }

  private var masks: SIMD8<UInt32> { SIMD8(repeating: mask) }

  /// Where the run of one value ends that begins at a pixel.
  func endOfRun(from start: Int, to end: Int, _ filter: Filter) -> Int {
    let value = value(start, filter)
    let masks = masks
    var index = start + 1
    while index + 8 <= end {
      let others =
        switch filter {
        case .none: SIMD8(repeating: value)
        case .up where value == 0: load(pixels + index - width)
        case .up: load(pixels + index) ^ 1
        }
      guard isZero((load(pixels + index) ^ others) & masks) else { break }
      index += 8
    }
    while index < end, self.value(index, filter) == value { index += 1 }
    return index
  }

  @inline(__always)
  private func load(_ place: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}

/// The differences of the four bytes of two pixels, each modulo 256.
///
/// With the highest bit of each byte set on the left and clear on the right no byte borrows; what those
/// bits should be is then put right.
@inline(__always)
private func bytewiseDifference(_ left: UInt32, _ right: UInt32) -> UInt32 {
  let high: UInt32 = 0x8080_8080
  return ((left | high) &- (right & ~high)) ^ ((left ^ ~right) & high)
}

/// Whether all bits are 0; comparing with zero would make a mask first.
@inline(__always)
private func isZero(_ numbers: SIMD8<UInt32>) -> Bool {
  let quarters = unsafeBitCast(numbers, to: SIMD4<UInt64>.self)
  let halves = quarters.lowHalf | quarters.highHalf
  return halves.x | halves.y == 0
}
