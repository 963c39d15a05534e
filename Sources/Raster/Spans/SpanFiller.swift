internal import Geometry

/// An accelerator of a rasterizer: fills monotone polygons with solid colours, span by span, and
/// draws shadows.
///
/// The rasterizer that it accelerates is called the reference. It handles any path, with lists of
/// edges and cells, and passes each row to a compositor in several pieces. For a disc, flattened to
/// hundreds of edges, these lists are most of the work; a monotone polygon has two edge chains and
/// needs none.
///
/// The pixels equal those of the reference, except that one pixel in millions may differ by one
/// level. Only fills that allow this are accepted:
/// - paths with curves, since the reference is fast with polygons;
/// - monotone polygons, such as discs, ellipses and rounded rectangles;
/// - clips to whole pixels that do not cut the path on the left or right: the reference replaces
///   clipped edges by others.
///
/// Clipping rows does not change pixels, so a part of the rows has the pixels of the whole image.
///
/// Fills are collected and drawn together, block by block of rows, so that the pixels of a block
/// stay in the cache for all of them. The reference must not draw before the collected fills have
/// been drawn.
struct SpanFiller {
  /// The maximum number of collected fills; the vertices of a disc take about 4 KB.
  private static let maxFillCount = 256

  /// The rows to draw.
  private let rows: Range<Int>
  private var clip: ClipBounds
  private var savedClips: [ClipBounds] = []
  /// Replaces all pixels before the fills are drawn, unless nil.
  private var background: SolidSource?
  private var fills: [Fill] = []

  /// A collected fill.
  private enum Fill {
    case polygon(MonotoneFill)
    case shadow(ShadowFill)

    /// The rows that it touches.
    var rows: Range<Int> {
      switch self {
      case .polygon(let fill): fill.rows
      case .shadow(let fill): fill.rows
      }
    }
  }

  /// Creates a filler without a clip.
  ///
  /// - Parameters:
  ///   - width: The width of the image, in pixels.
  ///   - height: The height of the image, in pixels.
  ///   - rows: The rows to draw.
  init(width: Int, height: Int, rows: Range<Int>) {
    self.rows = rows
    clip = ClipBounds(width: width, height: height)
  }

  // MARK: Clip

  /// Saves the clip for ``restore()``.
  mutating func save() { savedClips.append(clip) }

  /// Restores the clip that was saved last.
  mutating func restore() { clip = savedClips.removeLast() }

  /// Intersects the clip with a path; nil is a path that cannot be flattened.
  mutating func clip(to path: FlattenedPath?) { clip.formIntersection(path) }

  // MARK: Collecting

  /// Replaces the collected fills by one of all pixels with a colour.
  mutating func clear(to color: Color) {
    fills.removeAll(keepingCapacity: true)
    background = SolidSource(color)
  }

  /// Collects the fill of a path, if it is accepted.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - color: The colour.
  ///   - columns: The columns of the target, which may be a part of the image.
  /// - Returns: Whether the fill has been collected.
  mutating func fill(_ path: FlattenedPath, _ color: Color, inColumns columns: Range<Int>) -> Bool {
    let bounds = path.pixelBounds
    guard bounds.columns.clamped(to: clip.columns.clamped(to: columns)) == bounds.columns,
      clip.hasWholePixels(inColumns: bounds.columns, rows: bounds.rows),
      let fill = MonotoneFill(
        path, columns: bounds.columns, rows: bounds.rows.clamped(to: clip.rows.clamped(to: rows)),
        source: SolidSource(color))
    else { return false }
    fills.append(.polygon(fill))
    return true
  }

  /// Collects a shadow, if the clip has whole pixels there.
  ///
  /// - Parameter fill: The shadow.
  /// - Returns: Whether the shadow has been collected.
  mutating func fill(_ fill: ShadowFill) -> Bool {
    guard clip.hasWholePixels(inColumns: fill.columns, rows: fill.rows) else { return false }
    fills.append(.shadow(fill.clamped(to: clip.columns, rows: clip.rows.clamped(to: rows))))
    return true
  }

  // MARK: Drawing

  /// Whether the collected fills should be drawn now.
  var isFull: Bool { fills.count >= Self.maxFillCount }

  /// The rows that the collected fills touch; nil if there are none.
  var touchedRows: Range<Int>? {
    guard background == nil else { return rows }
    guard let top = fills.map(\.rows.lowerBound).min(),
      let bottom = fills.map(\.rows.upperBound).max()
    else { return nil }
    return top..<max(top, bottom)
  }

  /// Draws a block of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, none above those of the previous block.
  ///   - columns: The columns of the target.
  ///   - pixels: Returns the address of column 0 of a row.
  mutating func draw(
    rows: Range<Int>, columns: Range<Int>, pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    if let background {
      for row in rows { background.fill(pixels(row) + columns.lowerBound, count: columns.count) }
    }
    for index in fills.indices {
      switch fills[index] {
      case .polygon(var fill):
        fill.draw(rows: rows, pixels: pixels)
        fills[index] = .polygon(fill)
      case .shadow(let fill): fill.draw(rows: rows, pixels: pixels)
      }
    }
  }

  /// Discards the collected fills.
  mutating func removeAll() {
    background = nil
    fills.removeAll(keepingCapacity: true)
  }
}
