internal import Imaging

/// A picture as one plane of luma and two of chroma at half the size: ffmpeg's `yuv420p`.
///
/// ITU-R BT.709 with limited range: black is luma 16, white is 235, and chroma is 128 ± 112. Two by
/// two pixels share the chroma of their mean, which lies in their middle; the last column or row of
/// an odd size is its own neighbour. ffmpeg would do the same more slowly, and on the processors that
/// the encoder needs.
///
/// The weights are 15-bit fractions: luma and chroma are within 0.51 levels of what real numbers
/// give, and grey has chroma 128 exactly. Alpha is ignored.
struct PlanarFrame: Sendable {
  let width: Int
  let height: Int
  /// The planes of luma, blue chroma and red chroma, row by row, one after the other.
  private(set) var bytes: [UInt8]

  /// Creates a frame whose planes are yet to be filled.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let chromaCount = ((width + 1) / 2) * ((height + 1) / 2)
    bytes = [UInt8](repeating: 0, count: width * height + 2 * chromaCount)
  }

  /// Fills the planes where an image has changed.
  ///
  /// - Parameters:
  ///   - image: An image of the frame's size.
  ///   - rows: The rows that have changed; a row's neighbour with the same chroma is converted too.
  mutating func convert(_ image: Image, rows: Range<Int>) {
    precondition(image.width == width && image.height == height, "the image has another size")
    precondition(rows.clamped(to: 0..<height) == rows, "rows \(rows) are not in the image")
    guard !rows.isEmpty else { return }
    let chromaWidth = (width + 1) / 2
    let chromaRows = rows.lowerBound / 2..<(rows.upperBound + 1) / 2
    image.pixels.withUnsafeBufferPointer { pixels in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let pixels = pixels.baseAddress, let luma = bytes.baseAddress else { return }
        let blue = luma + width * height
        let red = blue + chromaWidth * ((height + 1) / 2)
        for row in chromaRows {
          let upper = 2 * row * width
          let lower = min(2 * row + 1, height - 1) * width
          var pair = RowPair(
            width: width, upper: pixels + upper, lower: pixels + lower, upperLuma: luma + upper,
            lowerLuma: luma + lower, blue: blue + row * chromaWidth, red: red + row * chromaWidth)
          pair.convertBlocks()
          pair.convertRest()
        }
      }
    }
  }
}

/// The weights of blue, green and red in a component, and what is added, times 2^15.
///
/// From BT.709's luma weights 0.2126, 0.7152 and 0.0722; their sums are kept exact by hand, so that
/// white and grey are.
private struct Weights {
  let blue: Int32
  let green: Int32
  let red: Int32
  let offset: Int32

  static let luma = Weights(blue: 2032, green: 20127, red: 5983, offset: 16)
  static let blue = Weights(blue: 14392, green: -11094, red: -3298, offset: 128)
  static let red = Weights(blue: -1320, green: -13072, red: 14392, offset: 128)

  /// The component, rounded, of the sums of 2^shift pixels' colours.
  @inline(__always)
  func component(blue: Int32, green: Int32, red: Int32, shift: Int32) -> UInt8 {
    let sum = blue &* self.blue &+ green &* self.green &+ red &* self.red
    let bits = 15 &+ shift
    return UInt8(truncatingIfNeeded: (sum &+ offset << bits &+ 1 << (bits &- 1)) >> bits)
  }

  /// The same of eight at once.
  @inline(__always)
  func components(
    blue: SIMD8<Int32>, green: SIMD8<Int32>, red: SIMD8<Int32>, shift: Int32
  ) -> SIMD8<UInt8> {
    let sum = blue &* self.blue &+ green &* self.green &+ red &* self.red
    let bits = 15 &+ shift
    let rounded = sum &+ (offset &<< bits &+ 1 &<< (bits &- 1))
    return SIMD8(truncatingIfNeeded: rounded &>> SIMD8(repeating: bits))
  }
}

/// Two rows that share their chroma, and where they go; of an odd height the last is both.
private struct RowPair {
  let width: Int
  let upper: UnsafePointer<UInt32>
  let lower: UnsafePointer<UInt32>
  let upperLuma: UnsafeMutablePointer<UInt8>
  let lowerLuma: UnsafeMutablePointer<UInt8>
  let blue: UnsafeMutablePointer<UInt8>
  let red: UnsafeMutablePointer<UInt8>

  /// The first column that is not converted yet.
  var column = 0

  /// Converts as many columns as make whole blocks of sixteen.
  mutating func convertBlocks() {
    var flat = FlatBlock(pixel: 0)
    while column + 16 <= width {
      if isFlat {
        if upper[column] != flat.pixel { flat = FlatBlock(pixel: upper[column]) }
        flat.store(in: self)
        column += 16
        continue
      }
      let sums = convertLuma(at: column)
      let next = convertLuma(at: column + 8)
      // Neighbours are added with two colours to a number, 16 bits each.
      let blueRed = SIMD8(
        lowHalf: sums.blueRed.evenHalf &+ sums.blueRed.oddHalf,
        highHalf: next.blueRed.evenHalf &+ next.blueRed.oddHalf)
      let greens =
        SIMD8(
          lowHalf: sums.green.evenHalf &+ sums.green.oddHalf,
          highHalf: next.green.evenHalf &+ next.green.oddHalf) & 0x7ff
      // Seen to have eleven bits, they are multiplied as words of sixteen.
      let blues = blueRed & 0x7ff
      let reds = (blueRed &>> 16) & 0x7ff
      store(
        Weights.blue.components(blue: blues, green: greens, red: reds, shift: 2),
        to: blue + column / 2)
      store(
        Weights.red.components(blue: blues, green: greens, red: reds, shift: 2),
        to: red + column / 2)
      column += 16
    }
  }

  /// Whether the next sixteen columns are of one colour, as most of what is drawn is.
  @inline(__always)
  private var isFlat: Bool {
    let pixel = SIMD8(repeating: upper[column])
    @inline(__always)
    func difference(_ row: UnsafePointer<UInt32>, _ start: Int) -> SIMD8<UInt32> {
      UnsafeRawPointer(row + column + start).loadUnaligned(as: SIMD8<UInt32>.self) ^ pixel
    }
    let differences =
      difference(upper, 0) | difference(upper, 8) | difference(lower, 0) | difference(lower, 8)
    // Comparing with a vector of zeros would make a mask first.
    let quarters = unsafeBitCast(differences, to: SIMD4<UInt64>.self)
    let halves = quarters.lowHalf | quarters.highHalf
    return halves.x | halves.y == 0
  }

  /// Converts the luma of eight columns and returns the sums of both rows.
  @inline(__always)
  private func convertLuma(at column: Int) -> (blueRed: SIMD8<Int32>, green: SIMD8<Int32>) {
    @inline(__always)
    func half(
      _ row: UnsafePointer<UInt32>, _ luma: UnsafeMutablePointer<UInt8>
    ) -> (blueRed: SIMD8<Int32>, green: SIMD8<Int32>) {
      let pixels = UnsafeRawPointer(row + column).loadUnaligned(as: SIMD8<Int32>.self)
      let blueRed = pixels & 0x00ff_00ff
      let green = (pixels &>> 8) & 0xff
      store(
        Weights.luma.components(
          blue: pixels & 0xff, green: green, red: blueRed &>> 16, shift: 0),
        to: luma + column)
      return (blueRed, green)
    }
    let (first, second) = (half(upper, upperLuma), half(lower, lowerLuma))
    return (first.blueRed &+ second.blueRed, first.green &+ second.green)
  }

  @inline(__always)
  fileprivate func store(_ values: SIMD8<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(place).storeBytes(of: values, as: SIMD8<UInt8>.self)
  }

  /// Converts the columns that are left, two at a time.
  mutating func convertRest() {
    while column < width {
      var sums = (blue: Int32(0), green: Int32(0), red: Int32(0))
      for column in [column, min(column + 1, width - 1)] {
        for (row, luma) in [(upper, upperLuma), (lower, lowerLuma)] {
          let pixel = row[column]
          let colors = (
            blue: Int32(pixel & 0xff), green: Int32(pixel >> 8 & 0xff),
            red: Int32(pixel >> 16 & 0xff)
          )
          luma[column] = Weights.luma.component(
            blue: colors.blue, green: colors.green, red: colors.red, shift: 0)
          sums.blue += colors.blue
          sums.green += colors.green
          sums.red += colors.red
        }
      }
      blue[column / 2] = Weights.blue.component(
        blue: sums.blue, green: sums.green, red: sums.red, shift: 2)
      red[column / 2] = Weights.red.component(
        blue: sums.blue, green: sums.green, red: sums.red, shift: 2)
      column += 2
    }
  }
}

/// Sixteen columns of two rows that are of one colour.
private struct FlatBlock {
  let pixel: UInt32
  private let luma: SIMD16<UInt8>
  private let blue: SIMD8<UInt8>
  private let red: SIMD8<UInt8>

  init(pixel: UInt32) {
    self.pixel = pixel
    func component(_ weights: Weights) -> UInt8 {
      weights.component(
        blue: Int32(pixel & 255), green: Int32(pixel >> 8 & 255), red: Int32(pixel >> 16 & 255),
        shift: 0)
    }
    luma = SIMD16(repeating: component(.luma))
    blue = SIMD8(repeating: component(.blue))
    red = SIMD8(repeating: component(.red))
  }

  /// Stores the components of the next columns.
  @inline(__always)
  func store(in pair: RowPair) {
    UnsafeMutableRawPointer(pair.upperLuma + pair.column)
      .storeBytes(of: luma, as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(pair.lowerLuma + pair.column)
      .storeBytes(of: luma, as: SIMD16<UInt8>.self)
    pair.store(blue, to: pair.blue + pair.column / 2)
    pair.store(red, to: pair.red + pair.column / 2)
  }
}
