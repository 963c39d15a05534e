internal import Geometry
internal import PictureKit

/// Writes the tracks of a film as an animation of Lottie.
///
/// Layers inherit transforms from null layers. What is composited as a whole is a composition of
/// its own, a clip is a mask of the layer, and a mask is a matte.
struct LottieWriter {
  /// What Lottie can express, and common players support.
  static let features = VectorFeatures(
    hasShadows: false, hasDocuments: false, hasPatterns: false, hasClipRules: false,
    hasNearestPixels: false, blendModes: VectorFeatures.separableModes)

  let film: FilmTracks
  let parser: PictureParser
  var assets: [LottieValue] = []
  var bitmapIdentifiers: [Bitmap: String] = [:]
  /// The shapes of texts that change.
  var glyphs = GlyphTable()
  var compositionCount = 0
  let all: Range<Int>

  init(_ film: FilmTracks, scale: Double) {
    self.film = film
    parser = PictureParser(features: Self.features, scale: scale)
    all = 0..<film.frameCount
  }

  /// A list of layers, from back to front.
  struct Composition {
    var layers: [LottieValue] = []
    var count = 0

    /// Adds a layer, and returns its number.
    mutating func add(_ layer: [String: LottieValue]) -> Int {
      count += 1
      var layer = layer
      layer["ind"] = .number(Double(count))
      layers.append(.object(layer))
      return count
    }
  }

  /// Where and when layers are.
  struct Place {
    /// The number of the layer whose transform is inherited.
    var parent: Int?
    /// The intervals in which the layers are there.
    var ranges: [Range<Int>]
    /// The opacity in percent, as keys.
    var opacity = [Key(frame: 0, values: [100])]
    /// The number of the blend mode.
    var blendMode = 0
    /// The masks of the layers.
    var masks: [LottieValue] = []
  }

  /// Returns the animation.
  ///
  /// - Parameters:
  ///   - title: What the film shows.
  ///   - size: The size, in pixels.
  /// - Returns: The bytes of a JSON file.
  mutating func document(title: String, size: Size) -> [UInt8] {
    var root = Composition()
    let canvas = Rect(origin: .zero, size: film.size)
    addBackground(to: &root, size: size)
    if size == film.size {
      for track in film.layers { add(track, parent: nil, to: &root) }
    } else {
      var content = Composition()
      for track in film.layers { add(track, parent: nil, to: &content) }
      let scale = min(size.width / film.size.width, size.height / film.size.height)
      let transform = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: (size.width - film.size.width * scale) / 2,
        ty: (size.height - film.size.height * scale) / 2)
      addComposition(
        content, extent: canvas, TransformTrack([transform], extent: canvas),
        Place(ranges: [all]), to: &root)
    }
    let document: LottieValue = [
      "v": "5.7.0", "fr": .number(film.framesPerSecond), "ip": 0,
      "op": .number(Double(film.frameCount)), "w": .number(size.width.rounded()),
      "h": .number(size.height.rounded()), "nm": .text(title), "ddd": 0, "assets": .list(assets),
      "layers": .list(root.layers.reversed()),
    ]
    return document.json + Array("\n".utf8)
  }

  func addBackground(to composition: inout Composition, size: Size) {
    guard film.backgrounds.contains(where: { $0.alpha > 0 }) else { return }
    var paint: [String: LottieValue] = ["ty": "fl", "r": 1]
    setColor(film.backgrounds, in: &paint)
    let path = Path(rect: Rect(origin: .zero, size: size))
    let place = Place(ranges: [all])
    addShapes(
      [LottieShapes.group(path, paint)], TransformTrack([.identity], extent: .null), place,
      to: &composition)
  }

  // MARK: Tracks

  mutating func add(
    _ track: LayerTrack, parent: Int?, to composition: inout Composition
  ) {
    let samples = track.samples
    let extent = track.contentExtent(pictures: film.pictures)
    guard !extent.isNull else { return }
    let transform = TransformTrack(samples.map { $0?.transform }, extent: extent)
    let runs = runs(of: track)
    let opacity = samples.map { $0.map { [$0.opacity * 100] } }
    var place = Place(parent: parent, ranges: track.presence)
    let percent = ValuePrecision(tolerance: 0.2, decimals: 1)
    place.opacity = opacity.keys([percent])
    if place.opacity.count == 1 { place.opacity = [Key(frame: 0, values: place.opacity[0].values)] }
    place.blendMode = track.kind.blendMode.lottie
    let isFaded = place.opacity.contains { $0.values != [100] }
    let clips = samples.map { $0?.clip }
    let isPlainClip = clips.allSatisfy { ($0?.lottieCurves.count ?? 1) == 1 }
    let frame = Self.frame(of: clips)
    let isSingle = track.sublayers.isEmpty && runs.count == 1
    let isPlain = isSingle && shapes(of: runs[0]) != nil
    // A single shape is the same with its own opacity as with that of a group.
    let needsGroup =
      track.kind.hasMask || (track.kind.hasClip && !(isPlainClip && isPlain))
      || ((isFaded || track.kind.blendMode != .normal) && !(isSingle && isOneShape(runs[0])))
    guard needsGroup else {
      if track.kind.hasClip { place.masks = [mask(clips, offset: .zero)] }
      if isSingle, let shapes = shapes(of: runs[0]) {
        return addSingle(
          shapes, isOneShape: isOneShape(runs[0]), transform, place, to: &composition)
      }
      // An image, with its opacity, or several layers without one.
      let node = addNull(transform, parent: parent, to: &composition)
      var inner = place
      inner.parent = node
      for run in runs { add(run, inner, to: &composition) }
      for sublayer in track.sublayers { add(sublayer, parent: node, to: &composition) }
      return
    }
    var content = Composition()
    var region = extent
    if track.kind.hasClip {
      let bounds = clips.reduce(Rect.null) { $0.union($1?.controlPointBounds ?? .null) }
      region = frame ?? region.intersection(bounds)
    }
    guard !region.isNull else { return }
    let origin = addOrigin(of: region, to: &content)
    let inner = Place(parent: origin, ranges: [all])
    for run in runs { add(run, inner, to: &content) }
    for sublayer in track.sublayers { add(sublayer, parent: origin, to: &content) }
    if track.kind.hasClip {
      if frame != nil {
        // The edges of the composition are the clip.
      } else if isPlainClip {
        place.masks = [mask(clips, offset: region.origin)]
      } else {
        content = matted(content, extent: region) { writer, matte in
          let parent = writer.addOrigin(of: region, to: &matte)
          var last: Path?
          for (frame, clip) in clips.enumerated() where clip != nil && clip != last {
            last = clip
            let end = clips[frame...].firstIndex { $0 != clip } ?? clips.count
            let shape = LottieShapes.group(
              clip ?? Path(), LottieShapes.fill(.color(.black), .winding))
            writer.addShapes(
              [shape], TransformTrack([.identity], extent: .null),
              Place(parent: parent, ranges: [frame..<end]), to: &matte)
          }
        }
      }
    }
    if let masks = track.mask {
      content = matted(content, extent: region) { writer, matte in
        let parent = writer.addOrigin(of: region, to: &matte)
        for mask in masks { writer.add(mask, parent: parent, to: &matte) }
      }
    }
    addComposition(
      content, extent: region, isClip: frame != nil, transform, place, to: &composition)
  }

  /// Returns the rectangle that a clip is in all frames, if its sides are whole numbers as those of
  /// a composition; nil for other clips.
  private static func frame(of clips: [Path?]) -> Rect? {
    let known = clips.compactMap(\.self)
    guard let first = known.first, known.allSatisfy({ $0 == first }), let rect = first.rect,
      rect.width >= 1, rect.height >= 1, rect.width == rect.width.rounded(),
      rect.height == rect.height.rounded()
    else { return nil }
    return rect
  }

  /// Returns whether what is drawn is one shape or image, which is the same with or without a
  /// group.
  func isOneShape(_ run: Run) -> Bool {
    switch run {
    case .texts: return false
    case .content(.still(let number, _)):
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      return nodes.count == 1 && nodes[0].isOneShape
    case .content(.shapes(let numbers, _)):
      return numbers.first { $0 != nil }??.shapes.count == 1
    }
  }

  /// Returns what is drawn as shapes, from front to back; nil if some of it is not plain shapes.
  func shapes(of run: Run) -> [LottieValue]? {
    switch run {
    case .texts(let texts): shapes(of: texts)
    case .content(.still(let number, _)):
      shapes(of: (try? parser.nodes(of: film.pictures.pictures[number])) ?? [])
    case .content(.shapes(let numbers, _)): shapes(of: numbers)
    }
  }

  /// Adds what a layer draws as one layer with its transform.
  func addSingle(
    _ shapes: [LottieValue], isOneShape: Bool, _ transform: TransformTrack, _ place: Place,
    to composition: inout Composition
  ) {
    var (shapes, place) = (shapes, place)
    if isOneShape, place.opacity != [Key(frame: 0, values: [100])] {
      // Players composite a layer with an opacity on its own; rlottie's rounding then darkens all
      // below.
      shapes = [
        LottieShapes.group(shapes, opacity: place.opacity.property { .number($0[0]) })
      ]
      place.opacity = [Key(frame: 0, values: [100])]
    }
    addShapes(shapes, transform, place, to: &composition)
  }

  mutating func add(
    _ run: Run, _ place: Place, to composition: inout Composition
  ) {
    var place = place
    switch run {
    case .texts(let texts):
      addShapes(
        shapes(of: texts), TransformTrack([.identity], extent: .null), place, to: &composition)
    case .content(.still(let number, let ranges)):
      place.ranges = ranges
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      add(nodes, .identity, place, to: &composition)
    case .content(.shapes(let numbers, let ranges)):
      place.ranges = ranges
      addShapes(
        shapes(of: numbers), TransformTrack([.identity], extent: .null), place, to: &composition)
    }
  }
}
