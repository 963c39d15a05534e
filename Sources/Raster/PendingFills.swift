/// Fills that are drawn together, so that each band of rows is in the cache for all of them.
struct PendingFills {
  /// What all pixels become before the shapes are drawn; nil if they stay as they are.
  var background: Ink?
  var shapes: [FlankFill] = []

  /// Whether enough wait to be drawn: a disc has some 4 KB of corners.
  var areMany: Bool { shapes.count >= 256 }

  /// The rows where something is to be drawn, of some; nil if there is nothing.
  func rows(in all: Range<Int>) -> Range<Int>? {
    guard background == nil else { return all }
    guard let top = shapes.map(\.rows.lowerBound).min(),
      let bottom = shapes.map(\.rows.upperBound).max()
    else { return nil }
    return top..<max(top, bottom)
  }

  /// Draws some rows, which must be below those drawn before.
  mutating func draw(
    rows: Range<Int>, columns: Range<Int>, pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    if let background {
      for row in rows { background.fill(pixels(row) + columns.lowerBound, count: columns.count) }
    }
    for index in shapes.indices { shapes[index].draw(rows: rows, pixels: pixels) }
  }

  mutating func removeAll() {
    background = nil
    shapes.removeAll(keepingCapacity: true)
  }
}
