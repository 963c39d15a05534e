/// How much of each pixel of a row lies between two edges.
///
/// The method is that of most scan converters since Levien's libart: a cell for each pixel takes the
/// height by which an edge raises the coverage of all that is further to the right, and the area that
/// is missing in the pixel itself. The figures are Cairo's: fifteen heights a row, areas in 7680ths.
struct RowCoverage: ~Copyable {
  private let columns: Range<Int>
  /// For each column its height and missing area; two more take what lies behind the last.
  private let cells: UnsafeMutablePointer<SIMD2<Int32>>
  /// What edges have touched since the row began, in 256ths of a pixel.
  private var left = Touched()
  private var right = Touched()

  private struct Touched {
    var from = Int.max
    var to = Int.min

    @inline(__always)
    mutating func insert(_ place: Int) {
      from = min(from, place)
      to = max(to, place)
    }

    @inline(__always)
    mutating func formUnion(_ other: Touched) {
      from = min(from, other.from)
      to = max(to, other.to)
    }
  }

  /// Creates the coverage of a row that has all columns where an outline has corners.
  init(columns: Range<Int>) {
    self.columns = columns
    cells = .allocate(capacity: columns.count + 2)
    cells.initialize(repeating: .zero, count: columns.count + 2)
  }

  deinit { cells.deallocate() }

  /// Adds what lies between a side and the right end in some rows of samples, or takes it away.
  ///
  /// - Parameters:
  ///   - places: Where the side crosses the rows of samples, in 256ths of a pixel.
  ///   - count: How many rows of samples there are, all of one row of pixels.
  ///   - sign: 1 for the left side, -1 for the right one.
  @inline(__always)
  mutating func add(_ places: UnsafePointer<Int32>, _ count: Int, sign: Int32) {
    let touched =
      (count == Edge.samplesPerRow ? addPair(places, sign: sign) : nil)
      ?? addEach(UnsafeBufferPointer(start: places, count: count), sign: sign)
    if sign > 0 { left.formUnion(touched) } else { right.formUnion(touched) }
  }

  /// Adds the fifteen places of a whole row if they lie in one column, or in two beside one another; nil if
  /// they do not.
  @inline(__always)
  private func addPair(_ places: UnsafePointer<Int32>, sign: Int32) -> Touched? {
    let start = min(places[0], places[14]) & ~255
    var all = SIMD4<UInt32>.zero
    // Twelve bits for the area of each column, and then the second's height.
    var sums = SIMD4<UInt32>.zero
    for quarter in 0..<4 {
      // The last four begin with one that has been counted.
      let isLast = quarter == 3
      var place =
        UnsafeRawPointer(places + (isLast ? 11 : 4 &* quarter))
        .loadUnaligned(as: SIMD4<UInt32>.self) &- SIMD4(repeating: UInt32(bitPattern: start))
      if isLast { place &= SIMD4(0, .max, .max, .max) }
      all |= place
      let missing = place & 255
      let isBehind = place &>> 8
      let missingBehind = missing & (0 &- isBehind)
      sums &+= (missing &- missingBehind) | missingBehind &<< 12 | isBehind &<< 24
    }
    guard all.x | all.y | all.z | all.w < 512 else { return nil }
    let sum = sums.x &+ sums.y &+ sums.z &+ sums.w
    let height = Int32(truncatingIfNeeded: sum &>> 24)
    let areas = SIMD2(Int32(sum & 4095), Int32(sum &>> 12 & 4095)) &* 2
    let cell = cells + (Int(start) &>> 8 &- columns.lowerBound)
    cell[0] &+= SIMD2(15 &- height, areas.x) &* sign
    cell[1] &+= SIMD2(height, areas.y) &* sign
    return Touched(from: Int(start), to: Int(start) &+ (height > 0 ? 256 : 0))
  }

  /// Adds places one by one.
  private func addEach(_ places: UnsafeBufferPointer<Int32>, sign: Int32) -> Touched {
    var touched = Touched()
    for place in places {
      touched.insert(Int(place))
      cells[Int(place) &>> 8 &- columns.lowerBound] &+= SIMD2(1, (place & 255) &* 2) &* sign
    }
    return touched
  }

  /// Adds a whole row that two edges bound from top to bottom; false if they would cross below it,
  /// where Cairo takes samples.
  mutating func addRow(from sample: Int, between left: Edge, and right: Edge) -> Bool {
    let next = sample + Edge.samplesPerRow
    guard left.place(at: next) <= right.place(at: next) else { return false }
    addRow(left, from: sample, sign: 1)
    addRow(right, from: sample, sign: -1)
    return true
  }

  /// Adds the trapezoids between an edge and the right end, or takes them away.
  private mutating func addRow(_ edge: Edge, from sample: Int, sign: Int) {
    let height = Edge.samplesPerRow
    let ends = (edge.exactPlace(above: sample), edge.exactPlace(above: sample + height))
    let (from, to) = (min(ends.0, ends.1), max(ends.0, ends.1))
    let places = (Int(from >> 32), Int(to >> 32))
    let (first, end) = (clamped(places.0), clamped(places.1))
    let touched = Touched(from: first, to: end)
    if sign > 0 { left.formUnion(touched) } else { right.formUnion(touched) }
    var column = places.0 >> 8
    let last = places.1 >> 8
    guard column < last else {
      return add(height, missing: (places.0 & 255 + places.1 & 255) * height, sign, in: column)
    }
    // Where the edge leaves a column, Cairo cuts the height down to whole samples.
    var done = 0
    var entry = places.0 & 255
    while column < last {
      let way = (Int64(column + 1) << 40 - from) * Int64(height) + Edge.leastSlip << 5
      let reached = min(height, Int(way / (to - from)))
      add(reached - done, missing: (reached - done) * (256 + entry), sign, in: column)
      (done, entry) = (reached, 0)
      column += 1
    }
    add(height - done, missing: (height - done) * (places.1 & 255), sign, in: last)
  }

  /// Adds to a column, or what lies before the first or behind the last: where the first and the last
  /// sample of an edge are inside, the ends of its row may be outside.
  private func add(_ height: Int, missing area: Int, _ sign: Int, in column: Int) {
    let index = clamped(column << 8) >> 8 - columns.lowerBound
    let missing = column < columns.lowerBound ? 0 : area
    cells[index] &+= SIMD2(Int32(sign * height), Int32(sign * missing))
  }

  private func clamped(_ place: Int) -> Int {
    min(max(place, columns.lowerBound << 8), columns.upperBound << 8)
  }

  /// Draws what has been added with an ink and begins a new row.
  mutating func draw(_ ink: Ink, on row: UnsafeMutablePointer<UInt32>) {
    guard left.from <= left.to else { return }
    var height: Int32 = 0
    let end = columns.count
    let start = left.from &>> 8 &- columns.lowerBound
    let middle = min(end, left.to &>> 8 &- columns.lowerBound &+ 1)
    let rest = max(middle, min(end, right.from &>> 8 &- columns.lowerBound))
    let stop = min(end, right.to &>> 8 &- columns.lowerBound &+ 1)
    let pixels = row + columns.lowerBound
    drawEdge(ink, start..<middle, &height, on: pixels)
    ink.covered(Self.alpha(height &* 512)).blend(over: pixels + middle, count: rest - middle)
    drawEdge(ink, rest..<max(rest, stop), &height, on: pixels)
    cells[end] = .zero
    (left, right) = (Touched(), Touched())
  }

  /// Draws columns that edges touch, one by one, and empties their cells.
  @inline(__always)
  private func drawEdge(
    _ ink: Ink, _ range: Range<Int>, _ height: inout Int32,
    on pixels: UnsafeMutablePointer<UInt32>
  ) {
    for index in range {
      let cell = cells[index]
      cells[index] = .zero
      height &+= cell.x
      let alpha = Self.alpha(height &* 512 &- cell.y)
      if alpha > 0 { pixels[index] = ink.covered(alpha).blended(over: pixels[index]) }
    }
  }

  /// 7680ths as 255ths, rounded as Cairo does; at the ends of rows an edge may take more than there is.
  @inline(__always)
  private static func alpha(_ area: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: min(max((area &* 17 &+ 256) &>> 9, 0), 255))
  }
}
