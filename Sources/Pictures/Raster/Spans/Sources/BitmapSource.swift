internal import CPixels
internal import Geometry
internal import PictureKit

/// A source of the pixels of a bitmap, interpolated between them.
struct BitmapSource {
  /// The minimum and maximum number of pixels along a side.
  private static let sides = 2...16_384
  /// The maximum number of the bitmap's pixels in a pixel, along a row or a column: of a smaller
  /// picture, some would be left out.
  private static let maxPitch = 4.0 / 3

  private let bitmap: Bitmap
  /// The transform from pixels of the target to those of the bitmap.
  private let inverse: Transform

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - transform: The transform from its pixels to those of the target. Nil is returned if it is
  ///     singular or makes the bitmap much smaller, or if the bitmap has a side of one pixel or a
  ///     very long one.
  init?(_ bitmap: Bitmap, transform: Transform) {
    guard Self.sides.contains(bitmap.width), Self.sides.contains(bitmap.height),
      let inverse = transform.inverse,
      Vector(dx: inverse.a, dy: inverse.c).length < Self.maxPitch,
      Vector(dx: inverse.b, dy: inverse.d).length < Self.maxPitch
    else { return nil }
    self.bitmap = bitmap
    self.inverse = inverse
  }

  /// Whether the bitmap covers a path, up to 1/64 pixel.
  func covers(_ path: FlattenedPath) -> Bool {
    let margin = Self.maxPitch / 64
    return path.vertices.allSatisfy { vertex in
      let place = Point(Double(vertex.x) / 256, Double(vertex.y) / 256).applying(inverse)
      return place.x >= -margin && place.x <= Double(bitmap.width) + margin && place.y >= -margin
        && place.y <= Double(bitmap.height) + margin
    }
  }

  /// Blends the bitmap over the covered pixels of a row, then clears the coverage.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - coverage: The coverage.
  ///   - visible: The columns of the target.
  ///   - pixels: The address of column 0.
  func draw(
    _ row: Int, _ coverage: inout RowCoverage, in visible: Range<Int>,
    on pixels: UnsafeMutablePointer<UInt32>
  ) {
    let columns = coverage.touchedColumns
    guard !columns.isEmpty else { return coverage.discard() }
    // Padded by seven elements: SIMD stores may overrun.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * columns.count + 7) { buffer in
      guard let drawn = buffer.baseAddress else { return }
      let samples = drawn + columns.count
      let isOpaque = sample(columns, row: row, to: samples)
      let source = BitmapRow(
        samples: samples, firstColumn: columns.lowerBound, isOpaque: isOpaque)
      let part = columns.clamped(to: visible)
      if part == columns { return coverage.draw(source, on: pixels) }
      drawn.initialize(repeating: 0, count: columns.count)
      let first = part.lowerBound - columns.lowerBound
      (drawn + first).update(from: pixels + part.lowerBound, count: part.count)
      coverage.draw(source, on: drawn - columns.lowerBound)
      (pixels + part.lowerBound).update(from: drawn + first, count: part.count)
    }
  }

  /// Samples some columns of a row; returns whether all are opaque.
  private func sample(
    _ columns: Range<Int>, row: Int, to samples: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let start = Point(Double(columns.lowerBound) + 0.5, Double(row) + 0.5).applying(inverse)
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return false }
      let texture = cpixels_texture(pixels: first, width: bitmap.width, height: bitmap.height)
      return cpixels_sample(
        samples, columns.count, texture, start.x, start.y, inverse.a, inverse.b) >> 24 == 255
    }
  }
}

/// The pixels of a bitmap in a row of the target.
private struct BitmapRow: SpanSource {
  let samples: UnsafePointer<UInt32>
  let firstColumn: Int
  let isOpaque: Bool

  init(samples: UnsafeMutablePointer<UInt32>, firstColumn: Int, isOpaque: Bool) {
    self.samples = UnsafePointer(samples)
    self.firstColumn = firstColumn
    self.isOpaque = isOpaque
  }

  func blend(over row: UnsafeMutablePointer<UInt32>, columns: Range<Int>, coverage: UInt32) {
    let source = samples + columns.lowerBound - firstColumn
    let target = row + columns.lowerBound
    if isOpaque && coverage == 255 {
      target.update(from: source, count: columns.count)
    } else {
      cpixels_blend_pixels(target, source, columns.count, UInt16(coverage))
    }
  }

  @inline(__always)
  func blended(over destination: UInt32, column: Int, coverage: UInt32) -> UInt32 {
    let pixel = samples[column &- firstColumn].multiplied(by: coverage)
    return pixel &+ destination.multiplied(by: 255 &- pixel &>> 24)
  }
}
