internal import Geometry

/// An accelerator of a rasterizer: fills polygons with solid colors, monotone ones also with
/// bitmaps, and draws shadows.
///
/// The rasterizer that it accelerates is called the reference. It handles any path, with lists of
/// edges and cells, and passes each row to a compositor in several pieces. For a disc, flattened to
/// hundreds of edges, these lists are most of the work; a monotone polygon has two edge chains and
/// needs none.
///
/// The pixels of solid fills equal those of the reference, except that one pixel in millions may
/// differ by one level, and a few by more where many curves cross each other within a pixel: there
/// the order decides in which the reference sorts edges that meet. Only fills that allow this are
/// accepted:
/// - paths with curves, since the reference is fast with polygons;
/// - monotone polygons, such as discs, ellipses and rounded rectangles, and small other ones, such
///   as text;
/// - clips to whole pixels that do not cut the path on the left or right: the reference replaces
///   clipped edges by others.
///
/// Bitmaps are interpolated more exactly than by the reference, which has seven bits for the place
/// between two pixels. Their outline, or that of the clip inside it, may be any monotone polygon
/// but an upright rectangle.
///
/// Clipping rows does not change pixels, so a part of the rows has the pixels of the whole image.
///
/// Fills are collected and drawn together, block by block of rows, so that the pixels of a block
/// stay in the cache for all of them. The reference must not draw before the collected fills have
/// been drawn.
struct SpanFiller {
  /// The maximum number of collected fills; the vertices of a disc take about 4 KB.
  private static let maxFillCount = 256

  /// The minimum number of columns of a polygon that is not monotone: where edges cross each other
  /// all along a sliver, the result depends on the order in which the reference sorts them.
  private static let minMaskColumnCount = 3
  /// The minimum number of elements of paths whose masks are kept, such as lines of text.
  static let minKeptElementCount = 24

  /// The maximum number of columns of a bitmap's outline, of which one row is kept.
  private static let maxBitmapColumnCount = 1 << 16

  /// The rows to draw.
  private let rows: Range<Int>
  /// Replaces all pixels before the fills are drawn, unless nil.
  private var background: SolidSource?
  private var fills: [Fill] = []
  /// The polygons among the fills, which are drawn in place, and other large fills: each block of
  /// rows goes through the list of all, which is shorter without them.
  private var polygons: [MonotoneFill] = []
  private var shadows: [ShadowFill] = []
  private var textures: [ProjectedTexture] = []

  /// A collected fill.
  private enum Fill {
    /// The index of a polygon.
    case polygon(Int)
    /// A mask, the rows of it to draw, and its color.
    case mask(CoverageMask, rows: Range<Int>, any ColorSource)
    /// The index of a shadow.
    case shadow(Int)
    /// Pixels, and the columns and rows of them to draw.
    case pixels(ClippedPixels, columns: Range<Int>, rows: Range<Int>)
    /// The index of a projected layer, and the columns and rows of it to draw.
    case texture(Int, columns: Range<Int>, rows: Range<Int>)
  }

  /// Creates a filler.
  ///
  /// - Parameter rows: The rows to draw.
  init(rows: Range<Int>) {
    self.rows = rows
  }

  // MARK: Collecting

  /// Replaces the collected fills by one of all pixels with a color.
  mutating func clear(to color: Color) {
    removeAll()
    background = SolidSource(color)
  }

  /// Collects the fill of a path, if it is accepted.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: What is inside of it.
  ///   - source: The color.
  ///   - clip: The clip.
  ///   - columns: The columns of the target, which may be a part of the image.
  /// - Returns: Whether the fill has been collected.
  mutating func fill(
    _ path: FlattenedPath, _ rule: FillRule, _ source: some ColorSource, within clip: ClipBounds,
    inColumns columns: Range<Int>
  ) -> Bool {
    let bounds = path.pixelBounds
    guard accepts(bounds, within: clip, inColumns: columns) else { return false }
    let rows = bounds.rows.clamped(to: clip.rows.clamped(to: rows))
    if let fill = MonotoneFill(
      path, columns: bounds.columns, rows: rows, source: source.polygonSource)
    {
      append(fill)
      return true
    }
    guard let mask = Self.mask(of: path, rule, columns: bounds.columns, rows: rows) else {
      return false
    }
    fills.append(.mask(mask, rows: mask.rows, source))
    return true
  }

  /// Returns the mask of a path; nil if the reference has to draw it.
  static func mask(
    of path: FlattenedPath, _ rule: FillRule, columns: Range<Int>, rows: Range<Int>
  ) -> CoverageMask? {
    guard columns.count >= minMaskColumnCount else { return nil }
    return CoverageMask(path, rule, columns: columns, rows: rows)
  }

  /// Returns whether a fill in some columns and rows is accepted.
  ///
  /// - Parameters:
  ///   - bounds: The columns and rows.
  ///   - clip: The clip.
  ///   - columns: The columns of the target, which may be a part of the image.
  /// - Returns: Whether the clip and the target cut nothing on the left and right, and the clip has
  ///   whole pixels there.
  func accepts(
    _ bounds: (columns: Range<Int>, rows: Range<Int>), within clip: ClipBounds,
    inColumns columns: Range<Int>
  ) -> Bool {
    bounds.columns.clamped(to: clip.columns.clamped(to: columns)) == bounds.columns
      && clip.hasWholePixels(inColumns: bounds.columns, rows: bounds.rows)
  }

  /// Collects the fill of a mask that has been accepted within a clip.
  mutating func fill(_ mask: CoverageMask, _ source: some ColorSource, within clip: ClipBounds) {
    let rows = mask.rows.clamped(to: clip.rows.clamped(to: rows))
    if !rows.isEmpty { fills.append(.mask(mask, rows: rows, source)) }
  }

  /// Collects a bitmap, if it is accepted.
  ///
  /// - Parameters:
  ///   - source: The bitmap.
  ///   - outline: Its outline.
  ///   - clip: The clip.
  ///   - columns: The columns of the target, which may be a part of the image.
  /// - Returns: Whether the bitmap has been collected.
  mutating func fill(
    _ source: BitmapSource, in outline: FlattenedPath, within clip: ClipBounds,
    inColumns columns: Range<Int>
  ) -> Bool {
    let bounds = outline.pixelBounds
    if clip.hasWholePixels(inColumns: bounds.columns, rows: bounds.rows) {
      return fill(
        source, in: outline, columns: columns.clamped(to: clip.columns), rows: clip.rows)
    }
    guard let path = clip.path, source.covers(path) else { return false }
    return fill(
      source, in: path, columns: columns.clamped(to: clip.pathColumns), rows: clip.pathRows)
  }

  private mutating func fill(
    _ source: BitmapSource, in path: FlattenedPath, columns: Range<Int>, rows: Range<Int>
  ) -> Bool {
    let bounds = path.pixelBounds
    // The edges of upright rectangles are exact in the reference.
    guard path.rectangle == nil, bounds.columns.count <= Self.maxBitmapColumnCount,
      let fill = MonotoneFill(
        path, columns: bounds.columns,
        rows: bounds.rows.clamped(to: rows.clamped(to: self.rows)),
        source: .bitmap(source, columns: columns))
    else { return false }
    append(fill)
    return true
  }

  private mutating func append(_ polygon: MonotoneFill) {
    fills.append(.polygon(polygons.count))
    polygons.append(polygon)
  }

  /// Collects a shadow, if the clip has whole pixels there.
  ///
  /// - Parameters:
  ///   - fill: The shadow.
  ///   - clip: The clip.
  /// - Returns: Whether the shadow has been collected.
  mutating func fill(_ fill: ShadowFill, within clip: ClipBounds) -> Bool {
    guard clip.hasWholePixels(inColumns: fill.columns, rows: fill.rows) else { return false }
    fills.append(.shadow(shadows.count))
    shadows.append(fill.clamped(to: clip.columns, rows: clip.rows.clamped(to: rows)))
    return true
  }

  /// Collects pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - columns: The columns of them to draw.
  ///   - rows: The rows of them to draw.
  mutating func fill(_ pixels: ClippedPixels, columns: Range<Int>, rows: Range<Int>) {
    fills.append(.pixels(pixels, columns: columns, rows: rows.clamped(to: self.rows)))
  }

  /// Collects a projected layer.
  ///
  /// - Parameters:
  ///   - texture: The layer.
  ///   - columns: The columns of it to draw.
  ///   - rows: The rows of it to draw.
  mutating func fill(_ texture: ProjectedTexture, columns: Range<Int>, rows: Range<Int>) {
    fills.append(.texture(textures.count, columns: columns, rows: rows.clamped(to: self.rows)))
    textures.append(texture)
  }

  // MARK: Drawing

  /// Whether the collected fills should be drawn now.
  var isFull: Bool { fills.count >= Self.maxFillCount }

  /// The rows that the collected fills touch; nil if there are none.
  var touchedRows: Range<Int>? {
    guard background == nil else { return rows }
    let rows = fills.map { fill in
      switch fill {
      case .polygon(let index): polygons[index].rows
      case .mask(_, let rows, _): rows
      case .shadow(let index): shadows[index].rows
      case .pixels(_, _, let rows), .texture(_, _, let rows): rows
      }
    }
    guard let top = rows.map(\.lowerBound).min(), let bottom = rows.map(\.upperBound).max() else {
      return nil
    }
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
    for fill in fills {
      switch fill {
      case .polygon(let index): polygons[index].draw(rows: rows, pixels: pixels)
      case .mask(let mask, let visible, let source):
        mask.draw(source, rows: rows.clamped(to: visible), pixels: pixels)
      case .shadow(let index): shadows[index].draw(rows: rows, pixels: pixels)
      case .pixels(let drawn, let columns, let visible):
        drawn.draw(columns: columns, rows: rows.clamped(to: visible), on: pixels)
      case .texture(let index, let columns, let visible):
        textures[index].draw(columns: columns, rows: rows.clamped(to: visible), on: pixels)
      }
    }
  }

  /// Discards the collected fills.
  mutating func removeAll() {
    background = nil
    polygons.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    textures.removeAll(keepingCapacity: true)
    fills.removeAll(keepingCapacity: true)
  }
}
