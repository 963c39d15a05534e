internal import CCairo
internal import Geometry
internal import PictureKit

extension CairoContext {
  /// Passes a fill to the span filler, if one is used and accepts it.
  ///
  /// The span filler has the constants and roundings of Cairo's scan converter
  /// (`cairo-tor-scan-converter.c`: `GRID_X` 256, `GRID_Y` 15) and of its image compositor.
  ///
  /// - Returns: Whether the fill has been passed on. It is drawn by ``drawCollectedFills()``.
  mutating func fillSpans(of path: Path, _ rule: FillRule, _ color: Color) -> Bool {
    guard spanFiller != nil else { return false }
    let transform = currentTransform
    if path.elements.count >= SpanFiller.minKeptElementCount,
      let isFilled = fillMask(of: path, rule, color, transform)
    {
      return isFilled
    }
    guard let path = FlattenedPath(path, transform, tolerance: Self.tolerance), path.isCurved
    else { return false }
    return fillSpans(of: path, rule, SolidSource(color))
  }

  /// Passes the fill of a path whose mask is kept to the span filler.
  ///
  /// - Returns: Whether the fill has been passed on; nil if no mask of the path is kept.
  private mutating func fillMask(
    of path: Path, _ rule: FillRule, _ color: Color, _ transform: Transform
  ) -> Bool? {
    guard path.hasSeveralSubpaths, let target = CairoTarget(cairo),
      let (key, x, y) = MaskKey.placed(path, rule, transform)
    else { return nil }
    let kept = caches.masks.value(for: key) {
      guard let flattened = FlattenedPath(path, key.transform, tolerance: Self.tolerance),
        flattened.isCurved
      else { return nil }
      let (columns, rows) = flattened.pixelBounds
      return SpanFiller.mask(of: flattened, rule, columns: columns, rows: rows)
    }
    guard let mask = kept?.offsetBy(columns: x, rows: y) else { return nil }
    let bounds = (mask.columns, mask.rows)
    guard spanFiller?.accepts(bounds, within: clipBounds, inColumns: target.columns) == true else {
      return false
    }
    spanFiller?.fill(mask, SolidSource(color), within: clipBounds)
    if spanFiller?.isFull == true { drawCollectedFills() }
    return true
  }

  /// Passes a group with an opacity to the span filler, if its only content is a fill that the
  /// filler accepts: then it needs no surface of its own.
  ///
  /// - Returns: Whether the group has been passed on.
  mutating func fillSpans(ofGroup picture: Picture?, opacity: Double, isHard: Bool) -> Bool {
    guard spanFiller != nil, blendMode == .normal, let commands = picture?.commands,
      commands.count == 1, case .fill(let path, let rule, .color(let color)) = commands[0]
    else { return false }
    let source = GroupSource(color, opacity: opacity)
    // Cairo would leave the target untouched, which is drawn on with other roundings until then.
    if source.isInvisible { return true }
    guard
      let path = FlattenedPath(path, currentTransform, tolerance: Self.tolerance),
      path.isCurved && !isHard || path.isWholePixelRectangle
    else { return false }
    return fillSpans(of: path, rule, source)
  }

  private mutating func fillSpans(
    of path: FlattenedPath, _ rule: FillRule, _ source: some ColorSource
  ) -> Bool {
    guard let target = CairoTarget(cairo),
      spanFiller?.fill(path, rule, source, within: clipBounds, inColumns: target.columns) == true
    else { return false }
    if spanFiller?.isFull == true { drawCollectedFills() }
    return true
  }

  /// Passes a bitmap to the span filler, if one is used and accepts it.
  ///
  /// - Returns: Whether the bitmap has been passed on.
  mutating func fillSpans(with bitmap: Bitmap, in rect: Rect) -> Bool {
    guard spanFiller != nil, blendMode == .normal else { return false }
    let transform = currentTransform
    let toRect = Transform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
      tx: rect.minX, ty: rect.minY)
    guard let source = BitmapSource(bitmap, transform: toRect.concatenating(transform)),
      let outline = FlattenedPath(Path(rect: rect), transform, tolerance: Self.tolerance),
      let target = CairoTarget(cairo),
      spanFiller?.fill(source, in: outline, within: clipBounds, inColumns: target.columns) == true
    else { return false }
    if spanFiller?.isFull == true { drawCollectedFills() }
    return true
  }

  /// Draws the fills that the span filler has collected.
  ///
  /// Must be called before Cairo draws and before it changes its target.
  mutating func drawCollectedFills() {
    guard let rows = spanFiller?.touchedRows, let target = CairoTarget(cairo) else { return }
    target.drawInBlocks(of: rows) { rows, pixels in
      spanFiller?.draw(rows: rows, columns: target.columns, pixels: pixels)
    }
    spanFiller?.removeAll()
  }
}
