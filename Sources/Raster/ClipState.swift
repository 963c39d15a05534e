/// What is known of the clip without asking Cairo, which tells only of clips of whole pixels.
struct ClipState {
  /// Whole pixels inside of the clip.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  /// Whether nothing else is inside.
  private var isExact = true

  /// Creates the clip of an image that is not clipped.
  init(width: Int, height: Int) {
    columns = 0..<width
    rows = 0..<height
  }

  /// Leaves only what is inside of an outline as well; nil is one that is not known.
  mutating func formIntersection(_ outline: Outline?) {
    guard let box = outline?.rectangle else {
      (columns, rows, isExact) = (0..<0, 0..<0, false)
      return
    }
    let low = (box.low &+ 255) &>> 8
    let high = box.high &>> 8
    columns = columns.clamped(to: Int(low.x)..<Int(max(low.x, high.x)))
    rows = rows.clamped(to: Int(low.y)..<Int(max(low.y, high.y)))
    isExact = isExact && (box.low | box.high) & 255 == .zero
  }

  /// Whether these are the only pixels of a rectangle that the clip leaves: true also if it cuts off
  /// whole pixels of it.
  func leavesWholePixels(ofColumns columns: Range<Int>, rows: Range<Int>) -> Bool {
    isExact || (columns.clamped(to: self.columns) == columns && rows.clamped(to: self.rows) == rows)
  }
}
