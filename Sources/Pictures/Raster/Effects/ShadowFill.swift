internal import CPixels
internal import Geometry

/// A shadow in the pixels of a target: a texture, its place, its color, and what hides it.
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
  /// What the layer covers with an opaque color, so that its shadow cannot be seen there.
  private let hidden: Rect?
  /// The positions that are drawn, around which four samples exist.
  private let inside: Rect
  /// The straight color, with an alpha of 255.
  private let color: UInt32
  private let opacity: Int16
  /// Whether the samples have the pitch of the pixels, or a whole fraction of it.
  private let isAligned: Bool

  /// Creates the fill; nil if nothing of it is in the target.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - color: The color.
  ///   - offset: The displacement, in points.
  ///   - transform: The transform from the layer's coordinates to pixels.
  ///   - hidden: What the layer covers with an opaque color; nil is nothing.
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
    guard let toSamples = toPixels.inverse, let toLayer = transform.inverse,
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
    // Over the largest texture the difference adds up to less than a thousandth of a sample.
    isAligned =
      pitch >= 1 && toSamples.b == 0 && toSamples.c == 0 && abs(toSamples.a - pitch) < 1e-9
      && abs(toSamples.d - pitch) < 1e-9
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
    let hidden = hidden.map { $0.insetBy(dx: footprint.dx, dy: footprint.dy) } ?? .zero
    let rows = rows.clamped(to: self.rows)
    texture.samples.withUnsafeBufferPointer { samples in
      texture.planes.withUnsafeBufferPointer { planes in
        guard let samples = samples.baseAddress, let planes = planes.baseAddress else { return }
        if isAligned {
          let grid = AlignedSamples(texture, toSamples)
          draw(rows, around: hidden, pixels: pixels) { columns, row, target in
            let first = planes + row * grid.width + columns.lowerBound
            cpixels_shade(
              target, columns.count, color, opacity, first + grid.upper, first + grid.upperRight,
              first + grid.lower, first + grid.lowerRight, grid.x, grid.y)
          }
        } else {
          draw(rows, around: hidden, pixels: pixels) { columns, row, target in
            shadeTurned(columns, row: row, samples, to: target)
          }
        }
      }
    }
  }

  /// The distance of the row that is loaded into the cache.
  private static let prefetchedRow = 2

  /// Shades the columns of rows on the left and on the right of what is hidden.
  @inline(__always)
  private func draw(
    _ rows: Range<Int>, around hidden: Rect,
    pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>,
    shade: (_ columns: Range<Int>, _ row: Int, _ target: UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let visibleRow = RowOfRect(inside, under: toSamples)
    let hiddenRow = RowOfRect(hidden, under: toLayer)
    for row in rows {
      let all = visibleRow.columns(of: row, in: columns)
      guard !all.isEmpty else { continue }
      let target = pixels(row)
      // The rows are far apart in memory: without this, each waits for its first pixels.
      let next = row + Self.prefetchedRow < rows.upperBound ? pixels(row + Self.prefetchedRow) : nil
      func draw(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        if let next { cpixels_prefetch(next + part.lowerBound, part.count) }
        shade(part, row, target + part.lowerBound)
      }
      let gap = hiddenRow.columns(of: row, in: all)
      if gap.isEmpty {
        draw(all)
      } else {
        draw(all.lowerBound..<gap.lowerBound)
        draw(gap.upperBound..<all.upperBound)
      }
    }
  }

  private func shadeTurned(
    _ columns: Range<Int>, row: Int, _ samples: UnsafePointer<Int16>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let start = Point(Double(columns.lowerBound) + 0.5, Double(row) + 0.5).applying(toSamples)
    cpixels_shade_affine(
      target, columns.count, color, opacity, samples, texture.stride, start.x, start.y,
      toSamples.a, toSamples.b)
  }
}

/// The places of the four samples around the center of a pixel, for samples with the pitch of
/// pixels or a power of two of it.
///
/// The sample of a pixel is at its row times ``width`` plus its column plus an offset.
private struct AlignedSamples {
  /// The samples in a row of a plane.
  let width: Int
  let upper: Int
  let upperRight: Int
  let lower: Int
  let lowerRight: Int
  /// The weight of the samples on the right.
  let x: Int16
  /// The weight of the samples below.
  let y: Int16

  init(_ texture: ShadowTexture, _ toSamples: Transform) {
    let shift = Int(texture.density).trailingZeroBitCount
    let mask = (1 << shift) - 1
    let (width, height) = (texture.width >> shift, texture.height >> shift)
    // The position of the first pixel; each further one is a whole number of samples away.
    let u = toSamples.a * 0.5 + toSamples.tx
    let v = toSamples.d * 0.5 + toSamples.ty
    let (column, line) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    func offset(_ column: Int, _ line: Int) -> Int {
      let plane = ((line & mask) << shift) + (column & mask)
      return (plane * height + (line >> shift)) * width + (column >> shift)
    }
    self.width = width
    upper = offset(column, line)
    upperRight = offset(column + 1, line)
    lower = offset(column, line + 1)
    lowerRight = offset(column + 1, line + 1)
    x = Int16((u - Double(column)) * Double(CPIXELS_SHADE_MAX_WEIGHT))
    y = Int16((v - Double(line)) * Double(CPIXELS_SHADE_MAX_WEIGHT))
  }
}
