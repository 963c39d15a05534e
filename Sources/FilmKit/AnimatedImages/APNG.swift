internal import Imaging

/// An animated PNG (PNG third edition, ISO/IEC 15948): of each step the rows of the changed rectangle,
/// which replace what was there.
struct APNG: AnimatedImage {
  static let largestSide = Int(Int32.max)
  static let largestFile = Int.max
  static let longestStep = Int(UInt16.max)

  private let film: Film
  let ticksPerSecond: Int
  private var stepCount: UInt32 = 0
  /// Chunks of animation are numbered from 0, across both of their kinds.
  private var sequenceNumber: UInt32 = 0

  /// The most pixels that are compressed as far as zlib can, which takes a few milliseconds.
  ///
  /// Of a ball that moves a fifth is saved of what runs of equal pixels leave.
  private static let mostSmallPixels = 1 << 17

  init(_ film: Film) {
    self.film = film
    ticksPerSecond = Self.ticksPerSecond(at: film.frameRate)
  }

  /// The numerator of the rate, so that times are exact, or where that does not fit in sixteen bits
  /// the most that does.
  private static func ticksPerSecond(at rate: FrameRate) -> Int {
    if max(rate.numerator, rate.denominator) <= longestStep { return rate.numerator }
    return Int(Double(longestStep) * min(1, rate.framesPerSecond))
  }

  var head: [UInt8] {
    PNG.signature
      + PNG.header(width: film.width, height: film.height, isOpaque: !film.isTransparent)
      + PNG.colorSpace
      // 0 stands for playing it for ever.
      + PNG.chunk("acTL", bigEndianBytes(stepCount) + bigEndianBytes(0))
  }

  let tail = PNG.chunk("IEND", [])

  mutating func encodings(of step: AnimationStep) -> [AnimationEncoding] {
    let isFirst = stepCount == 0
    let number = sequenceNumber
    stepCount += 1
    sequenceNumber += isFirst ? 1 : 2
    let encoding: AnimationEncoding = { [film, ticksPerSecond] in
      let rows = step.changes.pixels(of: step.shown, width: film.width)
      let stream = PNG.zlibStream(
        of: rows, width: step.changes.columns.count, height: step.changes.rows.count,
        isOpaque: !film.isTransparent,
        compression: rows.count <= Self.mostSmallPixels ? .smallest : .standard)
      let control = Self.control(of: step, number: number, ticksPerSecond: ticksPerSecond)
      return control
        + (isFirst
          ? PNG.chunk("IDAT", stream) : PNG.chunk("fdAT", bigEndianBytes(number + 1) + stream))
    }
    return [encoding]
  }

  /// Where a step belongs and for how long it is shown.
  private static func control(
    of step: AnimationStep, number: UInt32, ticksPerSecond: Int
  ) -> [UInt8] {
    let place = [
      step.changes.columns.count, step.changes.rows.count, step.changes.columns.lowerBound,
      step.changes.rows.lowerBound,
    ]
    let times = bigEndianBytes(UInt32(step.ticks << 16 | ticksPerSecond))
    // It stays when its time is over, and has replaced what was there.
    let (dispose, blend) = ([0] as [UInt8], [0] as [UInt8])
    return PNG.chunk(
      "fcTL",
      bigEndianBytes(number) + place.flatMap { bigEndianBytes(UInt32($0)) } + times + dispose
        + blend)
  }
}
