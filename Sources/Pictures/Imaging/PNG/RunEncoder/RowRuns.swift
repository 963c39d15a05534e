internal import CPixels

/// The runs of equal filtered values in a row, as bit masks with one bit for each pixel, first
/// lowest.
///
/// Rows are read from the top. Each pixel is compared with the one before it and the one above,
/// while the row above is in the cache. The starts of runs with either filter type, and the filter
/// type with fewer runs, follow from these bits, 64 pixels at a time.
struct RowRuns: ~Copyable {
  // First, since the compiler's thread sanitizer takes the first property for what is written.
  private let words: UnsafeMutablePointer<UInt64>
  private let width: Int
  private let wordCount: Int
  /// Whether each pixel differs from the one before it; set for the first of a row.
  private var changes: UnsafeMutablePointer<UInt64>
  /// `changes` of the row above.
  private var changesAbove: UnsafeMutablePointer<UInt64>
  /// Whether each pixel differs from the one above it.
  private let differences: UnsafeMutablePointer<UInt64>
  /// Whether a run begins at each pixel; the bit after the row is set as a sentinel.
  private let starts: UnsafeMutablePointer<UInt64>
  /// The number of runs in the row; 0 for the first row, whose runs are not counted.
  private(set) var count = 0

  /// The number of pixels in a word.
  private static let wordWidth = UInt64.bitWidth

  init(width: Int) {
    self.width = width
    // At least one bit more than pixels, for the sentinel.
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
  ///   - row: The pixels of the row; the row above lies before them in memory.
  ///   - isFirst: Whether there is no row above.
  /// - Returns: The filter type with fewer runs.
  mutating func read(_ row: UnsafePointer<UInt32>, isFirst: Bool) -> FilterType {
    swap(&changes, &changesAbove)
    var word = 0
    if !isFirst {
      word = width / Self.wordWidth
      cpixels_compare(row, row - width, word, changes, differences)
    }
    while word < wordCount {
      readScalar(word, of: row, isFirst: isFirst)
      word += 1
    }
    changes[0] |= 1
    count = 0
    let filter = isFirst ? .none : markRuns()
    if filter == .none { starts.update(from: changes, count: wordCount) }
    starts[width / Self.wordWidth] |= 1 << UInt64(width % Self.wordWidth)
    return filter
  }

  /// Compares the pixels of one word one by one: an incomplete word, or one of the first row.
  private mutating func readScalar(
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

  /// Finds the runs with the filter type `up`, and counts those with either.
  private mutating func markRuns() -> FilterType {
    let counts = cpixels_find_runs(changes, changesAbove, differences, wordCount, starts)
    starts[0] |= 1
    count = min(counts.up, counts.plain)
    return counts.up <= counts.plain ? .up : .none
  }

  /// Returns the first column of the run at a column.
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

  /// Returns the column after the run at a column.
  @inline(__always)
  func endOfRun(_ x: Int) -> Int {
    var word = (x + 1) / Self.wordWidth
    let bit = (x + 1) % Self.wordWidth
    var bits = starts[word] & (.max << UInt64(bit))
    while bits == 0 {
      word += 1
      bits = starts[word]
    }
    return word * Self.wordWidth + bits.trailingZeroBitCount
  }
}
