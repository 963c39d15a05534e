internal import CPixels

/// Where a picture changes, row by row from the top: a bit for each pixel, the first one lowest.
///
/// A row is read once, with the one above it still in the cache, and each pixel is compared with the one
/// before it and with the one above. What else there is to know, where runs begin by either filter and
/// which filter has fewer, follows from the bits, 64 pixels at a time.
struct RowChanges: ~Copyable {
  private let width: Int
  private let wordCount: Int
  private let words: UnsafeMutablePointer<UInt64>
  /// Whether a pixel differs from the one before it; set for the first of a row.
  private var changes: UnsafeMutablePointer<UInt64>
  /// The same of the row above.
  private var changesAbove: UnsafeMutablePointer<UInt64>
  /// Whether a pixel differs from the one above it.
  private let differences: UnsafeMutablePointer<UInt64>
  /// Whether a run begins; one bit behind the row is set too.
  private let starts: UnsafeMutablePointer<UInt64>
  /// How many runs the row has.
  private(set) var runCount = 0

  /// Pixels a word.
  private static let wordWidth = UInt64.bitWidth

  init(width: Int) {
    self.width = width
    // At least one bit is left over.
    wordCount = width / Self.wordWidth + 1
    words = .allocate(capacity: 4 * wordCount)
    words.initialize(repeating: 0, count: 4 * wordCount)
    changes = words
    changesAbove = words + wordCount
    differences = words + 2 * wordCount
    starts = words + 3 * wordCount
  }

  deinit { words.deallocate() }

  /// Reads the next row.
  ///
  /// - Parameters:
  ///   - row: The pixels of the row.
  ///   - isFirst: Whether there is no row above.
  /// - Returns: The filter that leaves fewer runs.
  mutating func read(_ row: UnsafePointer<UInt32>, isFirst: Bool) -> Filter {
    swap(&changes, &changesAbove)
    var word = 0
    if !isFirst {
      word = width / Self.wordWidth
      cpixels_compare(row, row - width, word, changes, differences)
    }
    while word < wordCount {
      readSlowly(word, of: row, isFirst: isFirst)
      word += 1
    }
    changes[0] |= 1
    runCount = 0
    let filter = isFirst ? .none : markRuns()
    if filter == .none { starts.update(from: changes, count: wordCount) }
    starts[width / Self.wordWidth] |= 1 << UInt64(width % Self.wordWidth)
    return filter
  }

  /// Compares fewer than 64 pixels, or those of the first row.
  private mutating func readSlowly(
    _ word: Int, of row: UnsafePointer<UInt32>, isFirst: Bool
  ) {
    let start = word * Self.wordWidth
    (changes[word], differences[word]) = (0, 0)
    for x in start..<min(width, start + Self.wordWidth) {
      let bit: UInt64 = 1 << UInt64(x - start)
      if x > 0, row[x] != row[x - 1] { changes[word] |= bit }
      if !isFirst, row[x] != row[x - width] { differences[word] |= bit }
    }
  }

  /// Finds the runs of differences to the row above.
  private mutating func markRuns() -> Filter {
    let counts = cpixels_find_runs(changes, changesAbove, differences, wordCount, starts)
    starts[0] |= 1
    runCount = min(counts.up, counts.plain)
    return counts.up <= counts.plain ? .up : .none
  }

  /// Where the run begins that a pixel belongs to.
  @inline(__always)
  func startOfRun(_ x: Int) -> Int {
    var word = x / Self.wordWidth
    var bits = starts[word] & (.max &>> UInt64(Self.wordWidth &- 1 &- x % Self.wordWidth))
    while bits == 0 {
      word -= 1
      bits = starts[word]
    }
    return word * Self.wordWidth + Self.wordWidth &- 1 &- bits.leadingZeroBitCount
  }

  /// Where the run ends that a pixel belongs to.
  @inline(__always)
  func endOfRun(_ x: Int) -> Int {
    var word = (x + 1) / Self.wordWidth
    let place = (x + 1) % Self.wordWidth
    var bits = starts[word] & (.max << UInt64(place))
    while bits == 0 {
      word += 1
      bits = starts[word]
    }
    return word * Self.wordWidth + bits.trailingZeroBitCount
  }
}
