internal import CCairo
internal import Geometry

extension Context {
  /// Fills a path with one colour without Cairo, if it is of a kind that needs little: a disc, an
  /// ellipse, a rounded rectangle or any other piece with curves and two flanks, under a clip of whole
  /// pixels that does not cut it on the left or right.
  ///
  /// Cairo keeps lists of edges and of cells, and hands each row to pixman in several pieces: of a disc,
  /// which it has as hundreds of lines, that is most of the work. Two flanks need no lists. The pixels
  /// are Cairo's but for a level in one of millions. More than that would differ beside the ends of an
  /// image, where Cairo makes other lines of those that it cuts; and polygons it draws well by itself.
  /// What a band of rows cuts off decides nothing, so a band has the pixels of the whole image.
  ///
  /// Nothing is drawn before ``drawPendingFills()``.
  ///
  /// - Returns: Whether the path will be filled.
  mutating func fillFlanks(of path: Path, _ color: Color) -> Bool {
    guard let outline = Outline(path, currentTransform, tolerance: Self.tolerance),
      outline.isCurved, let target = Target(cairo)
    else { return false }
    let (columns, rows) = outline.extent
    guard columns.clamped(to: clip.columns.clamped(to: target.columns)) == columns,
      clip.leavesWholePixels(ofColumns: columns, rows: rows),
      let fill = FlankFill(
        outline, columns: columns, rows: rows.clamped(to: clip.rows.clamped(to: band)),
        with: Ink(color))
    else { return false }
    pendingFills.shapes.append(fill)
    if pendingFills.areMany { drawPendingFills() }
    return true
  }

  /// Draws the fills that wait for it; must come before Cairo draws and before it changes its target.
  mutating func drawPendingFills() {
    guard let rows = pendingFills.rows(in: band), let target = Target(cairo) else { return }
    target.drawInBands(of: rows) { rows, pixels in
      pendingFills.draw(rows: rows, columns: target.columns, pixels: pixels)
    }
    pendingFills.removeAll()
  }
}
