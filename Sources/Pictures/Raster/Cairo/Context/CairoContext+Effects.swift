internal import CCairo
internal import Geometry
internal import Imaging
internal import PictureKit

extension CairoContext {
  /// Draws a layer with a shadow, a mask, a backdrop or a projection, in its parent's coordinates.
  mutating func drawWithEffects(_ layer: FrameLayer) {
    if let projection = layer.projection { return draw(layer, under: projection) }
    save()
    transform(layer.transform)
    clip(to: layer)
    let isGroup = layer.opacity < 1 || layer.isGroup || layer.blendMode != .normal
    // It is read before the layer's own groups begin.
    let backdrop = layer.backdrop.flatMap { filteredPixels($0) }
    setBlendMode(layer.blendMode)
    if isGroup { pushGroup() }
    if layer.mask != nil { pushGroup() }
    if let shadow = layer.shadow { draw(shadow, of: layer) }
    if let backdrop { draw(backdrop) }
    drawPicture(of: layer)
    for sublayer in layer.sublayers { draw(sublayer) }
    if let mask = layer.mask { popGroup(maskedBy: mask) }
    if isGroup { popGroup(opacity: layer.opacity) }
    restore()
  }

  /// Draws the group with the alpha of a layer.
  private mutating func popGroup(maskedBy mask: FrameLayer) {
    let content = popGroupAsPattern()
    pushGroup()
    draw(mask)
    let pattern = popGroupAsPattern()
    cairo_set_source(cairo, content)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(pattern)
  }

  // MARK: Projections

  /// Draws a layer flat, then projects it.
  private mutating func draw(_ layer: FrameLayer, under projection: ProjectiveTransform) {
    var flat = layer
    flat.projection = nil
    flat.transform = .identity
    flat.opacity = 1
    flat.blendMode = .normal
    let toPixels = projection.concatenating(ProjectiveTransform(currentTransform))
    guard let target = CairoTarget(cairo), toPixels.inverse != nil else { return }
    // The pixels of a hard clip are those of the target, not those of the flat picture.
    let hardClip = hardClip(of: layer, under: toPixels)
    let part = smoothClip(of: layer, under: toPixels)
    let extent = part?.extent ?? flat.extent(under: .identity)
    if hardClip != nil { flat.clip = nil }
    if let part { flat = part.content }
    guard !extent.isNull, !extent.isEmpty, extent.width.isFinite, extent.height.isFinite,
      let (columns, rows) = pixels(
        of: part.map { Rect(around: $0.clip) ?? .null } ?? extent.applying(toPixels),
        columns: target.columns,
        rows: target.rows)
    else { return }
    let density = keptDensity(toPixels.density(over: extent))
    let width = Int(min(max((extent.width * density.dx).rounded(.up), 2), maxTextureSide))
    let height = Int(min(max((extent.height * density.dy).rounded(.up), 2), maxTextureSide))
    let toTexture = Transform(translationX: -extent.minX, y: -extent.minY)
      .concatenating(
        Transform(scaleX: Double(width) / extent.width, y: Double(height) / extent.height))
    let picture = flatPicture(of: flat, toTexture, width: width, height: height)
    failure = failure ?? picture.failure
    guard let fromTexture = toTexture.inverse,
      let texture = ProjectedTexture(
        width: width, height: height, pixels: picture.pixels,
        transform: ProjectiveTransform(fromTexture).concatenating(toPixels),
        columns: columns, rows: rows,
        edges: layer.hardEdges.contains(.projection) ? .wholePixels(hardClip) : .smooth(part?.clip))
    else { return }
    if layer.opacity == 1, layer.blendMode == .normal, spanFiller != nil,
      clipBounds.hasWholePixels(inColumns: columns, rows: rows)
    {
      spanFiller?.fill(
        texture, columns: columns.clamped(to: clipBounds.columns),
        rows: rows.clamped(to: clipBounds.rows).clamped(to: drawnRows))
      if spanFiller?.isFull == true { drawCollectedFills() }
      return
    }
    drawCollectedFills()
    cairo_save(cairo)
    cairo_set_operator(cairo, layer.blendMode.cairo)
    let pixels = texture.draw()
    paint(pixels, columns: columns, rows: rows, opacity: layer.opacity)
    cairo_restore(cairo)
  }

  /// Returns the vertices, in pixels, of a convex polygon that clips a projected layer to whole
  /// pixels; nil if the layer has another clip or none.
  private func hardClip(
    of layer: FrameLayer, under projection: ProjectiveTransform
  ) -> [Point]? {
    guard layer.hardEdges.isSuperset(of: [.clip, .projection]),
      let vertices = layer.clip?.convexVertices,
      vertices.allSatisfy({ projection.weight(of: $0) > 0 })
    else { return nil }
    return vertices.map { $0.applying(projection) }
  }

  /// Returns the content of a layer that does nothing but clip it to a convex polygon, as the parts
  /// of layers do that go through each other: the clip has smooth edges in the target, and the flat
  /// picture stays the same while it moves.
  ///
  /// - Returns: The content, its extent, and the vertices of the clip in pixels; nil for another
  ///   layer.
  private func smoothClip(
    of layer: FrameLayer, under projection: ProjectiveTransform
  ) -> (content: FrameLayer, extent: Rect, clip: [Point])? {
    guard layer.hardEdges.isEmpty, layer.picture == nil, layer.shadow == nil, layer.mask == nil,
      layer.backdrop == nil, layer.sublayers.count == 1, let content = layer.sublayers.first,
      content.transform == .identity, content.projection == nil,
      let vertices = layer.clip?.convexVertices
    else { return nil }
    let extent = content.extent(under: .identity)
    guard !extent.isNull, extent.width.isFinite, extent.height.isFinite else { return nil }
    let clip = vertices.clipped(to: extent)
    guard clip.count > 2, clip.allSatisfy({ projection.weight(of: $0) > 0 }) else { return nil }
    return (content, extent, clip.map { $0.applying(projection) })
  }

  /// Returns densities, in pixels per point, close to given ones that stay the same while a layer
  /// turns a little, so that its flat picture is kept.
  ///
  /// They are eighths of the density that the layer has without a projection. A layer is magnified
  /// by a sixteenth at most.
  private func keptDensity(_ density: Vector) -> Vector {
    let unprojected = ProjectiveTransform(currentTransform).density(over: .zero)
    let unit = max(unprojected.dx, unprojected.dy) / 8
    func kept(_ density: Double) -> Double {
      let count = density / unit
      guard count.isFinite, count >= 1 else { return density }
      return (count < 8 ? count.rounded(.up) : count.rounded()) * unit
    }
    return Vector(dx: kept(density.dx), dy: kept(density.dy))
  }

  /// Returns a layer drawn on a surface of its own, which is kept.
  private func flatPicture(
    of layer: FrameLayer, _ toTexture: Transform, width: Int, height: Int
  ) -> FlatLayer {
    let key = FlatLayerKey(
      layer: layer, transform: toTexture, width: width, height: height,
      usesSpanFiller: spanFiller != nil)
    return caches.flatLayers.value(for: key) {
      var image = Image(width: width, height: height)
      let failure = image.withCairoContext(
        rows: 0..<height, usesSpanFiller: key.usesSpanFiller, caches: caches
      ) { context in
        context.transform(toTexture)
        context.draw(layer)
      }
      return FlatLayer(pixels: image.pixels, failure: failure)
    }
  }

  /// Paints pixels of the target over it.
  func paint(
    _ pixels: [UInt32], columns: Range<Int>, rows: Range<Int>, opacity: Double
  ) {
    setSource(pixels, columns: columns, rows: rows)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Sets a conic gradient as the source in a rectangle.
  func setConicSource(
    _ gradient: Gradient, center: Point, startAngle: Double, within bounds: Rect
  ) {
    var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom)
    let transform = currentTransform
    let visible = Rect(
      x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top
    ).intersection(bounds)
    guard let target = CairoTarget(cairo), let inverse = transform.inverse,
      let (columns, rows) = pixels(
        of: visible.applying(transform), columns: target.columns, rows: target.rows)
    else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    let key = ConicGradientKey(
      gradient: gradient, center: center, startAngle: startAngle, inverse: inverse,
      columns: columns, rows: rows)
    let pixels = caches.conicGradients.value(for: key) {
      gradient.conicPixels(
        center: center, startAngle: startAngle, inverse: inverse, columns: columns, rows: rows)
    }
    setSource(pixels, columns: columns, rows: rows)
  }

  /// Sets pixels of the target as the source.
  private func setSource(_ pixels: [UInt32], columns: Range<Int>, rows: Range<Int>) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(columns.count), Int32(rows.count))
    defer { cairo_surface_destroy(surface) }
    if let data = cairo_image_surface_get_data(surface) {
      // Rows of 32-bit pixels have no padding.
      pixels.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(start: data, count: $0.count).copyMemory(from: $0)
      }
      cairo_surface_mark_dirty(surface)
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(
      cairo, surface, Double(columns.lowerBound), Double(rows.lowerBound))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_set_matrix(cairo, &matrix)
  }

  /// Returns the pixels of the target that a rectangle touches; nil if there are none.
  func pixels(
    of rect: Rect, columns: Range<Int>, rows: Range<Int>
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    let whole = Rect(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
    let part = rect.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    return (
      Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up)),
      Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up))
    )
  }
}

/// The maximum width and height of a texture, in pixels.
private let maxTextureSide = 4096.0

extension ProjectiveTransform {
  /// Returns the largest scales of both axes in a rectangle at its visible corners, in pixels per
  /// point.
  fileprivate func density(over rect: Rect) -> Vector {
    // A part that is closer than a quarter of the viewer's distance is drawn coarser.
    let least = Vector(dx: 0.01, dy: 0.01)
    return rect.corners(inFrontOf: self, minWeight: 0.25).reduce(least) { density, point in
      let weight = self.weight(of: point)
      let place = point.applying(self)
      let x = Vector(dx: m11 - place.x * m13, dy: m12 - place.y * m13).length
      let y = Vector(dx: m21 - place.x * m23, dy: m22 - place.y * m23).length
      return Vector(dx: max(density.dx, x / weight), dy: max(density.dy, y / weight))
    }
  }
}
