internal import CPixels
internal import Geometry

/// A shadow in the pixels of a target: a texture, its place, its colour, and what hides it.
///
/// The pixels of a row depend on its number alone, so that any rows can be drawn.
struct ShadowFill: Sendable {
  /// The columns and rows to draw.
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  private let texture: ShadowTexture
  /// The transform from pixels to samples.
  private let toSamples: Transform
  /// The transform from pixels to the layer's coordinates.
  private let toLayer: Transform
  /// What the layer covers with an opaque colour, so that its shadow cannot be seen there.
  private let hidden: Rect?
  /// The positions that are drawn, around which four samples exist.
  private let inside: Rect
  /// The straight colour, with an alpha of 255.
  private let color: UInt32
  private let opacity: Int16
  /// Whether the samples have the pitch of the pixels, or a whole fraction of it.
  private let isAligned: Bool

  /// Creates the fill; nil if nothing of it is in the target.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - color: The colour.
  ///   - offset: The displacement, in points.
  ///   - transform: The transform from the layer's coordinates to pixels.
  ///   - hidden: What the layer covers with an opaque colour; nil is nothing.
  ///   - columns: The columns of the target.
  ///   - rows: The rows of the target.
  init?(
    _ texture: ShadowTexture, color: Color, offset: Vector, transform: Transform, hidden: Rect?,
    columns: Range<Int>, rows: Range<Int>
  ) {
    let toPixels = Transform(
      a: 1 / texture.scale, b: 0, c: 0, d: 1 / texture.scale, tx: texture.origin.x + offset.dx,
      ty: texture.origin.y + offset.dy
    ).concatenating(transform)
    opacity = Int16(
      (min(max(color.alpha, 0), 1) * Double(CPIXELS_SHADE_MAX_WEIGHT)).rounded())
    // Samples that change no pixel by half a level are left out: the result is the same.
    let visible = Double(CPIXELS_SHADE_MAX_SAMPLE) * 0.5 / (255 * max(color.alpha, 1e-6))
    guard let toSamples = toPixels.inverted(), let toLayer = transform.inverted(),
      visible <= Double(CPIXELS_SHADE_MAX_SAMPLE),
      let inside = texture.bounds(ofSamplesFrom: Int16(visible))
    else { return nil }
    self.inside = inside.insetBy(dx: 1e-3, dy: 1e-3)
    let bounds = inside.applying(toPixels)
    let target = Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
    let part = bounds.intersection(target)
    guard !part.isNull, !part.isEmpty, part.width.isFinite, part.height.isFinite else {
      return nil
    }
    self.columns = Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up))
    self.rows = Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up))
    self.texture = texture
    self.toSamples = toSamples
    self.toLayer = toLayer
    self.hidden = hidden
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    self.color = 255 << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    let pitch = texture.density
    // Over the largest texture the difference adds up to less than 0.01 samples.
    isAligned =
      pitch >= 1 && toSamples.b == 0 && toSamples.c == 0 && abs(toSamples.a - pitch) < 1e-6
      && abs(toSamples.d - pitch) < 1e-6
  }

  /// Returns the part of the fill in some columns and rows.
  func clamped(to columns: Range<Int>, rows: Range<Int>) -> ShadowFill {
    var part = self
    part.columns = part.columns.clamped(to: columns)
    part.rows = part.rows.clamped(to: rows)
    return part
  }

  /// Draws some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - pixels: Returns the address of column 0 of a row.
  func draw(rows: Range<Int>, pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>) {
    // Half of the extent of a pixel in the layer's coordinates, along x and y.
    let footprint = Vector(
      dx: (abs(toLayer.a) + abs(toLayer.c)) / 2, dy: (abs(toLayer.b) + abs(toLayer.d)) / 2)
    let hidden = hidden.map { $0.insetBy(dx: footprint.dx, dy: footprint.dy) }
    texture.samples.withUnsafeBufferPointer { samples in
      texture.planes.withUnsafeBufferPointer { planes in
        guard let samples = samples.baseAddress, let planes = planes.baseAddress else { return }
        let rows = rows.clamped(to: self.rows)
        for row in rows {
          let parts = parts(ofRow: row, around: hidden)
          // The rows are far apart in memory: without this, each waits for its first pixels.
          if row + Self.prefetchedRow < rows.upperBound {
            let next = pixels(row + Self.prefetchedRow)
            cpixels_prefetch(next + parts[0].lowerBound, parts[0].count)
            cpixels_prefetch(next + parts[1].lowerBound, parts[1].count)
          }
          draw(parts[0], row: row, samples, planes, to: pixels(row))
          draw(parts[1], row: row, samples, planes, to: pixels(row))
        }
      }
    }
  }

  /// The distance of the row that is loaded into the cache.
  private static let prefetchedRow = 2

  /// Returns the columns of a row on the left and on the right of what is hidden.
  private func parts(ofRow row: Int, around hidden: Rect?) -> InlineArray<2, Range<Int>> {
    let all = columns.thatLie(in: inside, under: toSamples, row: row)
    let gap =
      hidden.map { all.thatLie(in: $0, under: toLayer, row: row) }
      ?? all.lowerBound..<all.lowerBound
    return gap.isEmpty
      ? [all, all.upperBound..<all.upperBound]
      : [all.lowerBound..<gap.lowerBound, gap.upperBound..<all.upperBound]
  }

  private func draw(
    _ columns: Range<Int>, row: Int, _ samples: UnsafePointer<Int16>,
    _ planes: UnsafePointer<Int16>, to pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard !columns.isEmpty else { return }
    let target = pixels + columns.lowerBound
    if isAligned {
      drawAligned(columns, row: row, planes, to: target)
    } else {
      drawTurned(columns, row: row, samples, to: target)
    }
  }

  private func drawAligned(
    _ columns: Range<Int>, row: Int, _ planes: UnsafePointer<Int16>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    // The density is a power of two.
    let shift = Int(texture.density).trailingZeroBitCount
    let mask = (1 << shift) - 1
    let (width, height) = (texture.width >> shift, texture.height >> shift)
    let u = toSamples.a * (Double(columns.lowerBound) + 0.5) + toSamples.tx
    let v = toSamples.d * (Double(row) + 0.5) + toSamples.ty
    let (column, line) = (Int(u), Int(v))
    func address(_ column: Int, _ line: Int) -> UnsafePointer<Int16> {
      let plane = ((line & mask) << shift) + (column & mask)
      return planes + (plane * height + (line >> shift)) * width + (column >> shift)
    }
    cpixels_shade(
      target, columns.count, color, opacity, address(column, line), address(column + 1, line),
      address(column, line + 1), address(column + 1, line + 1), weight(u), weight(v))
  }

  private func drawTurned(
    _ columns: Range<Int>, row: Int, _ samples: UnsafePointer<Int16>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let start = Point(Double(columns.lowerBound) + 0.5, Double(row) + 0.5).applying(toSamples)
    cpixels_shade_affine(
      target, columns.count, color, opacity, samples, texture.stride, start.x, start.y,
      toSamples.a, toSamples.b)
  }

  /// Returns the fraction of a position as a weight.
  private func weight(_ position: Double) -> Int16 {
    Int16((position - position.rounded(.down)) * Double(CPIXELS_SHADE_MAX_WEIGHT))
  }
}

extension Range<Int> {
  /// Returns the columns of a row whose pixels have their centers in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform from pixels to its coordinates.
  ///   - row: The row.
  /// - Returns: The columns.
  fileprivate func thatLie(in rect: Rect, under transform: Transform, row: Int) -> Range<Int> {
    var range = (lower: Double(lowerBound), upper: Double(upperBound))
    /// Leaves the columns where start + slope * column is in an interval.
    func limit(_ start: Double, _ slope: Double, _ lower: Double, _ upper: Double) {
      guard slope != 0 else {
        if !(start >= lower && start <= upper) { range.upper = range.lower }
        return
      }
      let (first, second) = ((lower - start) / slope, (upper - start) / slope)
      range.lower = Swift.max(range.lower, Swift.min(first, second).rounded(.up))
      range.upper = Swift.min(range.upper, Swift.max(first, second).rounded(.down) + 1)
    }
    let start = Point(0.5, Double(row) + 0.5).applying(transform)
    limit(start.x, transform.a, rect.minX, rect.maxX)
    limit(start.y, transform.b, rect.minY, rect.maxY)
    return range.lower < range.upper
      ? Int(range.lower)..<Int(range.upper) : lowerBound..<lowerBound
  }
}
