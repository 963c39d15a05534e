/// A conservative description of the current clip: a rectangle of whole pixels inside it.
struct ClipBounds {
  /// The columns and rows of pixels that lie completely inside the clip.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  /// Whether the clip is exactly this rectangle.
  private var isExact = true
  /// The path of the clip, unless nil: the clip is its part in ``pathColumns`` and ``pathRows``.
  private(set) var path: FlattenedPath?
  private(set) var pathColumns = 0..<0
  private(set) var pathRows = 0..<0

  /// Creates the bounds of an image without a clip.
  init(width: Int, height: Int) {
    columns = 0..<width
    rows = 0..<height
  }

  /// Intersects the clip with a path.
  ///
  /// If the path is nil or not an axis-aligned rectangle, no pixel is assumed to be inside.
  mutating func formIntersection(_ path: FlattenedPath?) {
    self.path = isExact ? path : nil
    (pathColumns, pathRows) = (columns, rows)
    guard let box = path?.rectangle else {
      (columns, rows, isExact) = (0..<0, 0..<0, false)
      return
    }
    let low = (box.low &+ 255) &>> 8
    let high = box.high &>> 8
    columns = columns.clamped(to: Int(low.x)..<Int(max(low.x, high.x)))
    rows = rows.clamped(to: Int(low.y)..<Int(max(low.y, high.y)))
    isExact = isExact && (box.low | box.high) & 255 == .zero
  }

  /// Whether the clip covers each pixel of a rectangle either completely or not at all, and the
  /// completely covered ones are those of these bounds.
  func hasWholePixels(inColumns columns: Range<Int>, rows: Range<Int>) -> Bool {
    isExact || (columns.clamped(to: self.columns) == columns && rows.clamped(to: self.rows) == rows)
  }
}
