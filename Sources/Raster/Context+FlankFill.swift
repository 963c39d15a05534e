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
  /// - Returns: Whether the path was filled; if not, nothing was drawn.
  func fillFlanks(of path: Path, _ color: Color) -> Bool {
    guard let outline = Outline(path, currentTransform, tolerance: Self.tolerance),
      outline.isCurved, let target = Target(cairo)
    else { return false }
    let (columns, rows) = outline.extent
    guard columns.clamped(to: clip.columns.clamped(to: target.columns)) == columns,
      clip.leavesWholePixels(ofColumns: columns, rows: rows), let flanks = Flanks(outline)
    else { return false }
    cairo_surface_flush(target.surface)
    flanks.fill(
      columns: columns,
      rows: rows.clamped(to: clip.rows).clamped(to: target.rows).clamped(to: band),
      with: Ink(color), pixels: target.pixels(ofRow:))
    cairo_surface_mark_dirty(target.surface)
    return true
  }
}

/// The image that Cairo is drawing on, the whole one or that of a group.
private struct Target {
  let surface: OpaquePointer
  /// Where it is in the whole image.
  let columns: Range<Int>
  let rows: Range<Int>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int

  init?(_ cairo: OpaquePointer) {
    guard let surface = cairo_get_group_target(cairo),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    self.bytes = bytes
    stride = Int(cairo_image_surface_get_stride(surface))
    var left = 0.0
    var top = 0.0
    cairo_surface_get_device_offset(surface, &left, &top)
    columns = Int(-left)..<Int(-left) + Int(cairo_image_surface_get_width(surface))
    rows = Int(-top)..<Int(-top) + Int(cairo_image_surface_get_height(surface))
  }

  /// The place of a row's column 0, be it there or not.
  func pixels(ofRow row: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + (row - rows.lowerBound) * stride - columns.lowerBound * 4)
      .assumingMemoryBound(to: UInt32.self)
  }
}

extension Flanks {
  /// Draws what is between the flanks.
  ///
  /// - Parameters:
  ///   - columns: All columns that the flanks touch.
  ///   - rows: The rows to be drawn.
  ///   - ink: The ink.
  ///   - pixels: The place of a row's column 0.
  fileprivate func fill(
    columns: Range<Int>, rows: Range<Int>, with ink: Ink,
    pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    guard !columns.isEmpty else { return }
    var coverage = RowCoverage(columns: columns)
    var walk = Walk()
    for row in rows {
      let top = row * Edge.samplesPerRow
      let samples = (top..<top + Edge.samplesPerRow).clamped(to: self.samples)
      var sample = samples.lowerBound
      while sample < samples.upperBound {
        let (left, right, end) = walk.piece(of: self, from: sample, to: samples.upperBound)
        let isWhole =
          end - sample == Edge.samplesPerRow
          && coverage.addRow(from: sample, between: left, and: right)
        if !isWhole { coverage.add(sample..<end, between: left, and: right) }
        sample = end
      }
      coverage.draw(ink, on: pixels(row))
    }
  }
}
