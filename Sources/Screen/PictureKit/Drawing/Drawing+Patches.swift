internal import Geometry

extension Drawing {
  /// How the parts of a resizable image between its caps fill a larger size,
  /// `UIImage.ResizingMode`.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    /// They are repeated, from the upper left on; the last copies may be cut.
    case tile
    /// They are stretched.
    case stretch
  }

  /// One of up to three parts of a side: its range in the image, and its range in the target.
  private struct Part {
    let source: ClosedRange<Double>
    let target: ClosedRange<Double>
    let isCap: Bool

    var isEmpty: Bool { sourceLength <= 0 || targetLength <= 0 }
    var sourceLength: Double { source.upperBound - source.lowerBound }
    var targetLength: Double { target.upperBound - target.lowerBound }
  }

  /// Draws the image from (0, 0) to a size: caps in their own size, the other parts resized.
  ///
  /// The parts are added up in a group: at an edge between two parts that lies within a pixel,
  /// their coverages add up to one, where drawing one over the other would let the background
  /// through.
  func drawPatches(size target: Size, on canvas: Canvas) {
    let columns = Self.parts(
      length: size.width, target: target.width, caps: (capInsets.left, capInsets.right),
      center: capCenter?.width)
    let rows = Self.parts(
      length: size.height, target: target.height, caps: (capInsets.top, capInsets.bottom),
      center: capCenter?.height)
    canvas.tinting(tint, Rect(origin: .zero, size: target)) {
      canvas.beginTransparencyLayer()
      canvas.setBlendMode(.plusLighter)
      for row in rows where !row.isEmpty {
        for column in columns where !column.isEmpty { draw(column, row, on: canvas) }
      }
      canvas.endTransparencyLayer()
    }
  }

  /// Returns the parts of a side.
  ///
  /// Caps that are longer than the target shrink in proportion.
  private static func parts(
    length: Double, target: Double, caps: (first: Double, last: Double), center: Double?
  ) -> [Part] {
    let end = max(caps.first, length - caps.last)
    let sum = caps.first + caps.last
    let shrinking = sum > target ? target / sum : 1
    let (first, last) = (caps.first * shrinking, target - caps.last * shrinking)
    return [
      Part(source: 0...caps.first, target: 0...first, isCap: true),
      Part(
        source: caps.first...min(end, caps.first + (center ?? end)),
        target: first...max(first, last), isCap: false),
      Part(
        source: end...length, target: max(first, last)...target, isCap: true),
    ]
  }

  private func draw(_ column: Part, _ row: Part, on canvas: Canvas) {
    let source = Rect(
      x: column.source.lowerBound, y: row.source.lowerBound, width: column.sourceLength,
      height: row.sourceLength)
    let target = Rect(
      x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength,
      height: row.targetLength)
    guard resizingMode == .tile, !(column.isCap && row.isCap) else {
      return drawUntinted(source, in: target, on: canvas)
    }
    // An edge is repeated along its side and keeps its width, unless the caps shrink.
    let cell = Size(
      column.isCap ? target.width : source.width, row.isCap ? target.height : source.height)
    let tile = Picture { drawUntinted(source, in: Rect(origin: .zero, size: cell), on: $0) }
    canvas.saveGState()
    canvas.translateBy(x: target.minX, y: target.minY)
    canvas.setFillPaint(.pattern(tile, cell: Rect(origin: .zero, size: cell)))
    canvas.fill(Rect(origin: .zero, size: target.size))
    canvas.restoreGState()
  }

  /// Draws a part of the image in its own colors, scaled to a rectangle.
  private func drawUntinted(_ source: Rect, in target: Rect, on canvas: Canvas) {
    let parts = variants(in: source)
    if !parts.isEmpty {
      if parts.count == 1 {
        canvas.draw(parts[0].bitmap, in: target)
      } else {
        canvas.draw(parts, in: target)
      }
      return
    }
    let picture = tint == nil ? picture : with(orientation: imageOrientation, tint: nil).picture
    canvas.saveGState()
    // The picture has blend modes and groups of its own, so a clip within pixels would be applied to
    // each of them. What is outside of the part is erased from a group instead, once.
    canvas.clip(to: target.insetBy(dx: -3, dy: -3))
    canvas.beginTransparencyLayer()
    canvas.saveGState()
    canvas.setBlendMode(.normal)
    canvas.clip(to: target.insetBy(dx: -1, dy: -1))
    canvas.translateBy(x: target.minX, y: target.minY)
    canvas.scaleBy(x: target.width / source.width, y: target.height / source.height)
    canvas.translateBy(x: -source.minX, y: -source.minY)
    canvas.draw(picture)
    canvas.restoreGState()
    var outside = Path(rect: target.insetBy(dx: -2, dy: -2))
    outside.append(Path(rect: target))
    canvas.setBlendMode(.destinationOut)
    canvas.setFillColor(.black)
    canvas.fill(outside, using: .evenOdd)
    canvas.endTransparencyLayer()
    canvas.restoreGState()
  }

  /// Returns a part of each bitmap; none if the part has an edge within a pixel of one of them.
  ///
  /// A separate part has no neighbors that could bleed in when it is stretched.
  private func variants(in source: Rect) -> [BitmapVariant] {
    guard case .bitmaps(_, let shown) = contents.source else { return [] }
    let parts = shown.compactMap { variant -> BitmapVariant? in
      let edges = [source.minX, source.maxX, source.minY, source.maxY].map { $0 * variant.scale }
      let pixels = edges.map { $0.rounded() }
      guard zip(edges, pixels).allSatisfy({ abs($0 - $1) < 1e-6 }), pixels[0] < pixels[1],
        pixels[2] < pixels[3], pixels[1] <= Double(variant.bitmap.width),
        pixels[3] <= Double(variant.bitmap.height)
      else { return nil }
      let part = variant.bitmap.cropped(
        columns: Int(pixels[0])..<Int(pixels[1]), rows: Int(pixels[2])..<Int(pixels[3]))
      return BitmapVariant(part, scale: variant.scale)
    }
    return parts.count == shown.count ? parts : []
  }
}
