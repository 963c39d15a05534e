internal import Geometry

/// A conservative description of the current clip: a rectangle of whole pixels inside it.
struct ClipBounds {
  /// The columns and rows of pixels that lie completely inside the clip.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  /// Whether the clip is exactly this rectangle.
  private var isExact = true
  /// Whether the clip is a rectangle, maybe with edges within pixels.
  private var isRectangle = true
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
  /// - Parameters:
  ///   - path: The path; nil if it cannot be flattened.
  ///   - inside: A rectangle inside a path that is not an upright rectangle, in pixels; nil if none
  ///     is known, so that no pixel is assumed to be inside.
  mutating func formIntersection(_ path: FlattenedPath?, inside: Rect?) {
    self.path = isExact || path.map(surrounds) == true ? path : nil
    (pathColumns, pathRows) = (columns, rows)
    guard let box = path?.rectangle else {
      (isExact, isRectangle) = (false, false)
      let pixels = path == nil ? nil : inside?.wholePixels(in: columns, rows)
      (columns, rows) = pixels ?? (0..<0, 0..<0)
      return
    }
    let low = (box.low &+ 255) &>> 8
    let high = box.high &>> 8
    columns = columns.clamped(to: Int(low.x)..<Int(max(low.x, high.x)))
    rows = rows.clamped(to: Int(low.y)..<Int(max(low.y, high.y)))
    isExact = isExact && (box.low | box.high) & 255 == .zero
  }

  /// Whether the clip cuts nothing of a path.
  private func surrounds(_ path: FlattenedPath) -> Bool {
    let bounds = path.pixelBounds
    return bounds.columns.clamped(to: columns) == bounds.columns
      && bounds.rows.clamped(to: rows) == bounds.rows
  }

  /// Whether the clip covers each pixel of a rectangle either completely or not at all, and the
  /// completely covered ones are those of these bounds.
  func hasWholePixels(inColumns columns: Range<Int>, rows: Range<Int>) -> Bool {
    isExact || (columns.clamped(to: self.columns) == columns && rows.clamped(to: self.rows) == rows)
  }

  /// Whether a rectangle lies inside the clip, which is not a rectangle.
  func contains(columns: Range<Int>, rows: Range<Int>) -> Bool {
    !isRectangle && columns.clamped(to: self.columns) == columns
      && rows.clamped(to: self.rows) == rows
  }
}

extension Rect {
  /// Returns the pixels, of some columns and rows, that lie completely in the rectangle; nil if
  /// there are none.
  fileprivate func wholePixels(
    in columns: Range<Int>, _ rows: Range<Int>
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    // Flattened curves lie inside of the true ones by the tolerance.
    let part = insetBy(dx: 1.0 / 64, dy: 1.0 / 64).intersection(
      Rect(
        x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
        height: Double(rows.count)))
    guard !part.isNull else { return nil }
    let (left, right) = (Int(part.minX.rounded(.up)), Int(part.maxX.rounded(.down)))
    let (top, bottom) = (Int(part.minY.rounded(.up)), Int(part.maxY.rounded(.down)))
    return left < right && top < bottom ? (left..<right, top..<bottom) : nil
  }
}
