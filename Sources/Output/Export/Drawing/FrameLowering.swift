internal import Geometry
internal import PictureKit
internal import Raster

/// Replaces what a format cannot express by bitmaps, so that only shapes and images are left.
///
/// A layer, a picture or a shadow that comes again is drawn once.
final class FrameLowering {
  private let features: VectorFeatures
  /// The pixels per point of bitmaps.
  private let scale: Double
  private let rasterizer = FrameRenderer.defaultRasterizer
  private var pictures: [ObjectIdentifier: LoweredPicture] = [:]
  private var images: [ImageKey: FrameLayer?] = [:]
  private var frame = Frame(size: .zero)
  private var frameMissing: Set<MissingFeature> = []
  private var frameCount = 0
  /// The number of frames in which a feature was missing.
  private var frameCounts: [MissingFeature: Int] = [:]

  /// A picture, kept so that its identity is not that of another one, and what stands in for it.
  private struct LoweredPicture {
    let original: Picture
    let missing: MissingFeature?
    let replacement: Picture
  }

  private struct ImageKey: Hashable {
    let layer: FrameLayer
    let transform: Transform
  }

  init(features: VectorFeatures, scale: Double) {
    self.features = features
    self.scale = scale
  }

  /// Returns a frame that has only what the format can express.
  ///
  /// - Throws: A `RasterError` if an image cannot be drawn.
  func lowered(_ frame: Frame) throws(RasterError) -> Frame {
    self.frame = frame
    frameCount += 1
    frameMissing = []
    var lowered = frame
    if frame.layers.contains(where: hasForeignBlendMode) {
      // What is below contributes to it: the frame becomes one image.
      frameMissing.insert(.blendMode)
      lowered.layers =
        try image(of: FrameLayer(sublayers: frame.layers), under: .identity).map { [$0] } ?? []
    } else {
      lowered.layers = try self.lowered(frame.layers, under: .identity, path: [])
    }
    for feature in frameMissing { frameCounts[feature, default: 0] += 1 }
    return lowered
  }

  /// Returns what images stand in for, a sentence each.
  ///
  /// - Parameter name: The name of the format.
  /// - Returns: The sentences.
  func notes(on name: String) -> [String] {
    MissingFeature.allCases.compactMap { feature in
      frameCounts[feature].map { count in
        frameCount == 1
          ? "\(name) lacks \(feature.rawValue): an image stands in for it."
          : "\(name) lacks \(feature.rawValue): images stand in for it in \(count) of \(frameCount) "
            + "frames."
      }
    }
  }

  private func hasForeignBlendMode(_ layer: FrameLayer) -> Bool {
    guard layer.opacity > 0 else { return false }
    return (layer.blendMode != .normal && !features.blendModes.contains(layer.blendMode))
      || layer.sublayers.contains(where: hasForeignBlendMode)
      || layer.mask.map(hasForeignBlendMode) ?? false
  }

  /// Returns layers without what the format lacks.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - outer: Maps their coordinates to those of the canvas.
  ///   - path: The indices of the layers around them in the frame; nil if one of them is a group,
  ///     where what is below is not that of the canvas.
  /// - Returns: The layers.
  /// - Throws: A `RasterError` if an image cannot be drawn.
  private func lowered(
    _ layers: [FrameLayer], under outer: Transform, path: [Int]?
  ) throws(RasterError) -> [FrameLayer] {
    var result: [FrameLayer] = []
    for (index, layer) in layers.enumerated() where layer.opacity > 0 {
      if let layer = try lowered(layer, under: outer, path: path.map { $0 + [index] }) {
        result.append(layer)
      }
    }
    return result
  }

  private func lowered(
    _ layer: FrameLayer, under outer: Transform, path: [Int]?
  ) throws(RasterError) -> FrameLayer? {
    var layer = layer
    if let projection = layer.projection {
      guard let affine = projection.affineTransform else {
        frameMissing.insert(.perspective)
        return try image(of: layer, under: outer)
      }
      layer.projection = nil
      layer.transform = affine
    }
    let transform = layer.transform.concatenating(outer)
    // What has no area shows nothing.
    guard abs(transform.determinant) > 1e-12 else { return nil }
    var extra: [FrameLayer] = []
    if layer.shadow != nil, !features.hasShadows {
      frameMissing.insert(.shadow)
      if let shadow = try shadowImage(of: layer, under: transform) { extra.append(shadow) }
      layer.shadow = nil
    }
    if layer.backdrop != nil {
      frameMissing.insert(.backdrop)
      if let backdrop = try backdropImage(of: layer, under: transform, path: path) {
        extra.append(backdrop)
      }
      layer.backdrop = nil
    }
    layer.picture = try layer.picture.map { picture throws(RasterError) in
      try lowered(picture, under: transform)
    }
    if let mask = layer.mask {
      layer.mask = try lowered(mask, under: transform, path: nil) ?? FrameLayer()
    }
    let isGroup =
      layer.opacity < 1 || layer.isGroup || layer.blendMode != .normal || layer.mask != nil
    layer.sublayers = try lowered(
      layer.sublayers, under: transform, path: isGroup ? nil : path)
    if !extra.isEmpty {
      if let picture = layer.picture { extra.append(FrameLayer(picture: picture)) }
      layer.picture = nil
      layer.sublayers = extra + layer.sublayers
    }
    return layer
  }

  // MARK: Pictures

  private func lowered(
    _ picture: Picture, under transform: Transform
  ) throws(RasterError) -> Picture {
    let key = picture.storageIdentifier
    if let known = pictures[key] {
      if let missing = known.missing { frameMissing.insert(missing) }
      return known.replacement
    }
    var missing: MissingFeature?
    do throws(MissingFeature) {
      _ = try PictureParser(features: features, scale: scale).nodes(of: picture)
    } catch {
      missing = error
    }
    var replacement = picture
    if let missing {
      frameMissing.insert(missing)
      // A picture that grows is drawn as large as four times its size.
      let size = min(max(transform.lengthFactor, 1), 4)
      let still = FrameLayer(picture: picture)
      let extent = picture.commands[...].extent(isClipped: true)
      let image = try image(
        of: still, region: extent, density: scale * size, grid: .identity)
      replacement = image?.picture ?? Picture(commands: [])
    }
    pictures[key] = LoweredPicture(
      original: picture, missing: missing, replacement: replacement)
    return replacement
  }

  // MARK: Images

  /// Returns an image of a layer, in the coordinates of its superlayer; nil if it shows nothing.
  private func image(
    of layer: FrameLayer, under outer: Transform
  ) throws(RasterError) -> FrameLayer? {
    let key = ImageKey(layer: layer, transform: outer)
    if let known = images[key] { return known }
    let extent = layer.extent(under: .identity)
    let image = try image(
      of: layer, region: visible(extent, under: outer), density: scale * outer.lengthFactor,
      grid: outer)
    images[key] = .some(image)
    return image
  }

  /// Returns an image of the shadow alone, in the layer's coordinates.
  private func shadowImage(
    of layer: FrameLayer, under transform: Transform
  ) throws(RasterError) -> FrameLayer? {
    guard var shadow = layer.shadow else { return nil }
    let silhouette = shadow.path?.controlPointBounds ?? layer.contentExtent
    let region = visible(shadow.extent(of: silhouette), under: transform)
    guard !region.isNull, !silhouette.isNull else { return nil }
    // The shadow falls beside the picture, where nothing else is.
    let distance = (layer.contentExtent.union(silhouette).width + region.width + 10).rounded(.up)
    shadow.offset.dx += distance
    var caster = FrameLayer(picture: layer.picture, sublayers: layer.sublayers)
    if shadow.path != nil { caster = FrameLayer() }
    caster.shadow = shadow
    let moved = FrameLayer(
      transform: Transform(translationX: -distance, y: 0), sublayers: [caster])
    let key = ImageKey(layer: moved, transform: transform)
    if let known = images[key] { return known }
    let image = try image(
      of: moved, region: region, density: scale * transform.lengthFactor, grid: transform)
    images[key] = .some(image)
    return image
  }

  /// Returns what a layer shows of what is below it, in the layer's coordinates.
  private func backdropImage(
    of layer: FrameLayer, under transform: Transform, path: [Int]?
  ) throws(RasterError) -> FrameLayer? {
    guard let backdrop = layer.backdrop, let inverse = transform.inverse else { return nil }
    var below = Frame(size: frame.size, background: frame.background)
    if let path {
      below.layers = Self.layers(of: frame.layers[...], upTo: path[...], showing: backdrop)
    }
    let region = visible(backdrop.shape.controlPointBounds, under: transform).applying(transform)
    guard
      let image = try image(
        of: FrameLayer(sublayers: below.layers), region: region, density: scale, grid: .identity,
        background: below.background)
    else { return nil }
    return FrameLayer(
      clip: backdrop.shape,
      sublayers: [
        FrameLayer(picture: image.picture, transform: inverse)
      ])
  }

  /// Returns the layers below one of a tree, and that one with its backdrop alone.
  private static func layers(
    of layers: ArraySlice<FrameLayer>, upTo path: ArraySlice<Int>, showing backdrop: Backdrop
  ) -> [FrameLayer] {
    guard let index = path.first else { return [] }
    var last = layers[index]
    last.shadow = nil
    if path.count == 1 {
      last.picture = nil
      last.sublayers = []
      last.mask = nil
      last.opacity = 1
      last.blendMode = .normal
    } else {
      last.sublayers = Self.layers(
        of: last.sublayers[...], upTo: path.dropFirst(), showing: backdrop)
    }
    return Array(layers[..<index]) + [last]
  }

  /// Returns the part of a rectangle that is on the canvas.
  private func visible(_ rect: Rect, under transform: Transform) -> Rect {
    guard let inverse = transform.inverse else { return .null }
    return rect.intersection(Rect(origin: .zero, size: frame.size).applying(inverse))
  }

  /// The maximum width and height of an image, in pixels.
  private static let maxSide = 4096.0

  /// Draws a layer into an image.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - region: The part that is drawn, in the coordinates of the layer's superlayer.
  ///   - density: The pixels per point.
  ///   - grid: Maps these coordinates to those of the canvas, with whose pixels those of the image
  ///     agree if it does not turn.
  ///   - background: The color below the layer.
  /// - Returns: A layer with the image; nil if nothing is seen.
  /// - Throws: A `RasterError` if the image cannot be drawn.
  private func image(
    of layer: FrameLayer, region: Rect, density: Double, grid: Transform,
    background: Color = .clear
  ) throws(RasterError) -> FrameLayer? {
    guard !region.isNull, region.width.isFinite, region.height.isFinite, region.width > 0,
      region.height > 0, density > 0
    else { return nil }
    // Without the rounding of a rotation, whose frames would differ in the last level of a pixel.
    let density = min(
      density.rounded(decimals: 6), Self.maxSide / max(region.width, region.height))
    let isAligned = grid.b == 0 && grid.c == 0 && grid.a > 0 && grid.a == grid.d
    let offset = isAligned ? Point(grid.tx / grid.a, grid.ty / grid.a) : .zero
    func low(_ value: Double, _ offset: Double) -> Double {
      (((value + offset) * density + 1e-6).rounded(.down)) / density - offset
    }
    let origin = Point(low(region.minX, offset.x), low(region.minY, offset.y))
    let width = max(1, ((region.maxX - origin.x) * density - 1e-6).rounded(.up))
    let height = max(1, ((region.maxY - origin.y) * density - 1e-6).rounded(.up))
    let rect = Rect(origin: origin, size: Size(width / density, height / density))
    let renderer = FrameRenderer(
      canvas: rect.size, width: Int(width), height: Int(height), rasterizer: rasterizer)
    let frame = Frame(
      size: rect.size, background: background,
      layers: [
        FrameLayer(
          transform: Transform(translationX: -origin.x, y: -origin.y), sublayers: [layer])
      ])
    let image = try renderer.image(of: frame)
    let bitmap = Bitmap(image)
    guard bitmap.pixels.contains(where: { $0 != 0 }) else { return nil }
    return FrameLayer(picture: Picture(commands: [.draw(bitmap, in: rect, .smooth)]))
  }
}

extension Transform {
  /// The square root of the factor of areas.
  var lengthFactor: Double { abs(determinant).squareRoot() }
}
