internal import Geometry
internal import PictureKit

/// Writes the tracks of a film as an animation of Lottie.
///
/// Layers inherit transforms from null layers. What is composited as a whole is a composition of its own, a
/// clip is a mask of the layer, and a mask is a matte.
struct LottieWriter {
  /// What Lottie can say, and common players play.
  static let features = VectorFeatures(
    hasShadows: false, hasDocuments: false, hasPatterns: false, hasClipRules: false,
    hasNearestPixels: false, blendModes: VectorFeatures.separableModes)

  private let film: FilmTracks
  private let parser: PictureParser
  private var assets: [LottieValue] = []
  private var bitmapIdentifiers: [Bitmap: String] = [:]
  private var compositionCount = 0
  private let all: Range<Int>

  init(_ film: FilmTracks, scale: Double) {
    self.film = film
    parser = PictureParser(features: Self.features, scale: scale)
    all = 0..<film.frameCount
  }

  /// A list of layers, from back to front.
  private struct Composition {
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
  private struct Place {
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

  private func addBackground(to composition: inout Composition, size: Size) {
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

  private mutating func add(
    _ track: LayerTrack, parent: Int?, to composition: inout Composition
  ) {
    let samples = track.samples
    let extent = track.contentExtent(pictures: film.pictures)
    guard !extent.isNull else { return }
    let transform = TransformTrack(samples.map { $0?.transform }, extent: extent)
    let runs = track.contentRuns(pictures: film.pictures)
    let opacity = samples.map { $0.map { [$0.opacity * 100] } }
    var place = Place(parent: parent, ranges: track.presence)
    let percent = ValuePrecision(tolerance: 0.2, decimals: 1)
    place.opacity = opacity.keys([percent])
    if place.opacity.count == 1 { place.opacity = [Key(frame: 0, values: place.opacity[0].values)] }
    place.blendMode = track.kind.blendMode.lottie
    let isFaded = place.opacity.contains { $0.values != [100] }
    let clips = samples.map { $0?.clip }
    let isPlainClip = clips.allSatisfy { ($0?.lottieCurves.count ?? 1) == 1 }
    // A single shape is the same with its own opacity as with that of a group.
    let needsGroup =
      track.kind.hasMask || (track.kind.hasClip && !isPlainClip)
      || ((isFaded || track.kind.hasClip || track.kind.blendMode != .normal)
        && (!track.sublayers.isEmpty || !runs.allSatisfy { isOneShape($0) }))
    guard needsGroup else {
      if track.kind.hasClip { place.masks = [mask(clips, offset: .zero)] }
      let isLeaf = track.sublayers.isEmpty && runs.count == 1
      if isLeaf, addSingle(runs[0], transform, place, to: &composition) { return }
      let node = addNull(transform, parent: parent, to: &composition)
      var inner = place
      inner.parent = node
      inner.opacity = [Key(frame: 0, values: [100])]
      for run in runs { add(run, inner, to: &composition) }
      for sublayer in track.sublayers { add(sublayer, parent: node, to: &composition) }
      return
    }
    var content = Composition()
    var region = extent
    if track.kind.hasClip {
      let bounds = clips.reduce(Rect.null) { $0.union($1?.controlPointBounds ?? .null) }
      region = region.intersection(bounds)
    }
    guard !region.isNull else { return }
    let origin = addOrigin(of: region, to: &content)
    let inner = Place(parent: origin, ranges: [all])
    for run in runs { add(run, inner, to: &content) }
    for sublayer in track.sublayers { add(sublayer, parent: origin, to: &content) }
    if track.kind.hasClip {
      if isPlainClip {
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
    addComposition(content, extent: region, transform, place, to: &composition)
  }

  /// Returns whether what is drawn is one shape, which is the same with or without a group.
  private func isOneShape(_ run: ContentRun) -> Bool {
    switch run {
    case .still(let number, _):
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      guard nodes.count == 1 else { return false }
      switch nodes[0] {
      case .fill, .stroke, .image: return true
      case .document, .group: return false
      }
    case .shapes(let numbers, _):
      return numbers.first { $0 != nil }??.shapes.count == 1
    }
  }

  /// Adds what a layer draws as one layer with its transform; returns false if it needs several.
  private mutating func addSingle(
    _ run: ContentRun, _ transform: TransformTrack, _ place: Place,
    to composition: inout Composition
  ) -> Bool {
    switch run {
    case .still(let number, _):
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      guard let shapes = shapes(of: nodes) else { return false }
      addShapes(shapes, transform, place, to: &composition)
    case .shapes(let numbers, _):
      addShapes(shapes(of: numbers), transform, place, to: &composition)
    }
    return true
  }

  private mutating func add(
    _ run: ContentRun, _ place: Place, to composition: inout Composition
  ) {
    var place = place
    switch run {
    case .still(let number, let ranges):
      place.ranges = ranges
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      add(nodes, .identity, place, to: &composition)
    case .shapes(let numbers, let ranges):
      place.ranges = ranges
      addShapes(
        shapes(of: numbers), TransformTrack([.identity], extent: .null), place, to: &composition)
    }
  }

  // MARK: Nodes

  /// Returns nodes as shapes, from front to back; nil if some are not plain shapes.
  private func shapes(of nodes: [VectorNode]) -> [LottieValue]? {
    var shapes: [LottieValue] = []
    for node in nodes {
      switch node {
      case .fill(let path, let rule, let paint):
        shapes.append(LottieShapes.group(path, LottieShapes.fill(paint, rule)))
      case .stroke(let path, let style, let paint):
        shapes.append(LottieShapes.group(path, LottieShapes.stroke(paint, style)))
      case .group(let group):
        var rest = group
        rest.transform = .identity
        rest.nodes = []
        // A single opaque shape needs no group of its own.
        if rest.isIsolated, rest.opacity == 1 { rest.isIsolated = false }
        guard rest.isPlain, let inner = self.shapes(of: group.nodes) else { return nil }
        if !inner.isEmpty { shapes.append(LottieShapes.group(inner, group.transform)) }
      case .image, .document: return nil
      }
    }
    return shapes.reversed()
  }

  /// Adds nodes, as few layers as they need.
  private mutating func add(
    _ nodes: [VectorNode], _ transform: Transform, _ place: Place,
    to composition: inout Composition
  ) {
    var pending: [VectorNode] = []
    for node in nodes {
      if shapes(of: [node]) != nil {
        pending.append(node)
        continue
      }
      flush(&pending, transform, place, to: &composition)
      switch node {
      case .image(let bitmap, let rect, _):
        let own = Transform(
          a: rect.width / Double(bitmap.width), b: 0, c: 0,
          d: rect.height / Double(bitmap.height), tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        addLayer(
          ["ty": 2, "refId": .text(identifier(of: bitmap))],
          TransformTrack([own], extent: .null), place, to: &composition)
      case .group(let group): add(group, transform, place, to: &composition)
      case .fill, .stroke, .document: break
      }
    }
    flush(&pending, transform, place, to: &composition)
  }

  private func flush(
    _ nodes: inout [VectorNode], _ transform: Transform, _ place: Place,
    to composition: inout Composition
  ) {
    if let shapes = shapes(of: nodes), !shapes.isEmpty {
      addShapes(shapes, TransformTrack([transform], extent: .null), place, to: &composition)
    }
    nodes = []
  }

  private mutating func add(
    _ group: VectorGroup, _ outer: Transform, _ place: Place, to composition: inout Composition
  ) {
    let transform = group.transform.concatenating(outer)
    guard abs(transform.determinant) > 1e-12 else { return }
    var plain = group
    plain.transform = .identity
    plain.nodes = []
    if plain.isPlain { return add(group.nodes, transform, place, to: &composition) }
    var extent = group.nodes.extent
    if let clip = group.clip { extent = extent.intersection(clip.controlPointBounds) }
    guard !extent.isNull else { return }
    var content = Composition()
    let origin = addOrigin(of: extent, to: &content)
    add(group.nodes, .identity, Place(parent: origin, ranges: [all]), to: &content)
    var place = place
    place.opacity = [Key(frame: 0, values: [(group.opacity * 100).rounded(decimals: 2)])]
    place.blendMode = group.blendMode.lottie
    func matte(_ nodes: [VectorNode]) {
      content = matted(content, extent: extent) { writer, matte in
        let parent = writer.addOrigin(of: extent, to: &matte)
        writer.add(nodes, .identity, Place(parent: parent, ranges: [writer.all]), to: &matte)
      }
    }
    if let clip = group.clip {
      if clip.lottieCurves.count == 1 {
        place.masks = [mask([clip], offset: extent.origin)]
      } else {
        matte([.fill(clip, .winding, .color(.black))])
      }
    }
    if let mask = group.mask { matte(mask) }
    addComposition(
      content, extent: extent, TransformTrack([transform], extent: .null), place,
      to: &composition)
  }

  /// Returns the shapes of pictures that differ in numbers alone, from front to back.
  private func shapes(of numbers: [PictureNumbers?]) -> [LottieValue] {
    guard let first = numbers.first(where: { $0 != nil }) ?? nil else { return [] }
    return first.shapes.indices.reversed().map { index in
      let shapes = numbers.map { $0?.shapes[index] }
      let command = first.shapes[index].command
      guard let path = command.plainShape?.path else { return LottieShapes.group([]) }
      var paint: [String: LottieValue] = [:]
      switch command {
      case .stroke(_, let style, _):
        paint = ["ty": "st"]
        LottieShapes.set(style, in: &paint)
      case .fill(_, let rule, _): paint = ["ty": "fl", "r": rule == .evenOdd ? 2 : 1]
      default: break
      }
      setColor(shapes.map { $0?.color }, in: &paint)
      let keys = shapes.map { $0?.coordinates }.keys(
        Array(
          repeating: ValuePrecision(tolerance: TransformTrack.tolerance, decimals: 2),
          count: path.coordinates.count))
      let curves = path.lottieCurves.indices.map { curve -> LottieValue in
        let property = keys.property { coordinates in
          let curves = path.with(coordinates).lottieCurves
          return curve < curves.count ? curves[curve].value : LottieCurve().value
        }
        return ["ty": "sh", "ks": property]
      }
      return LottieShapes.group(curves + [.object(paint)])
    }
  }

  private func setColor(_ colors: [Color?], in paint: inout [String: LottieValue]) {
    let level = ValuePrecision(tolerance: 0.003, decimals: 4)
    paint["c"] = colors.map { $0.map { [$0.red, $0.green, $0.blue] } }
      .keys([level, level, level]).property {
        .numbers($0.map { min(max($0, 0), 1) } + [1])
      }
    paint["o"] = colors.map { $0.map { [$0.alpha * 100] } }
      .keys([ValuePrecision(tolerance: 0.2, decimals: 1)]).property { .number($0[0]) }
  }

  // MARK: Layers

  private func addShapes(
    _ shapes: [LottieValue], _ transform: TransformTrack, _ place: Place,
    to composition: inout Composition
  ) {
    addLayer(["ty": 4, "shapes": .list(shapes)], transform, place, to: &composition)
  }

  /// Adds a layer, and a null layer around it if its transform shears.
  private func addLayer(
    _ layer: [String: LottieValue], _ transform: TransformTrack, _ place: Place,
    anchor: Point? = nil, to composition: inout Composition
  ) {
    var layer = layer
    var parent = place.parent
    var properties = self.properties(of: transform, pivot: anchor ?? transform.pivot)
    if transform.turn != [Key(frame: transform.turn.first?.frame ?? 0, values: [0])] {
      // A rotation, a scale and another rotation are two layers.
      var outer = properties
      outer["a"] = .still([0, 0, 0])
      parent = addNull(outer, parent: parent, to: &composition)
      properties["p"] = .still([0, 0, 0])
      properties["s"] = .still([100, 100, 100])
      properties["r"] = transform.turn.property { .number($0[0]) }
    }
    let first = place.ranges.first?.lowerBound ?? 0
    let end = place.ranges.last?.upperBound ?? film.frameCount
    properties["o"] = visible(place.opacity, in: place.ranges).property { .number($0[0]) }
    layer["ks"] = .object(properties)
    if let parent { layer["parent"] = .number(Double(parent)) }
    layer["ip"] = .number(Double(first))
    layer["op"] = .number(Double(end))
    layer["st"] = 0
    layer["sr"] = 1
    layer["ao"] = 0
    layer["ddd"] = 0
    layer["bm"] = .number(Double(place.blendMode))
    if !place.masks.isEmpty {
      layer["hasMask"] = true
      layer["masksProperties"] = .list(place.masks)
    }
    _ = composition.add(layer)
  }

  /// Returns the keys of an opacity that is 0 between intervals.
  private func visible(_ opacity: [Key], in ranges: [Range<Int>]) -> [Key] {
    guard ranges.count > 1 else { return opacity }
    var keys: [Key] = []
    for (index, range) in ranges.enumerated() {
      let start = opacity.last { $0.frame <= range.lowerBound } ?? opacity[0]
      keys.append(Key(frame: range.lowerBound, values: start.values, isStep: index > 0))
      keys += opacity.filter { $0.frame > range.lowerBound && $0.frame < range.upperBound }
      if index + 1 < ranges.count {
        keys.append(Key(frame: range.upperBound, values: [0], isStep: true))
      }
    }
    return keys
  }

  private func properties(
    of transform: TransformTrack, pivot: Point
  ) -> [String: LottieValue] {
    [
      "a": .still(.numbers([pivot.x, pivot.y, 0])),
      "p": transform.translation.property { .numbers([$0[0], $0[1], 0]) },
      "r": transform.rotation.property { .number($0[0]) },
      "s": transform.scale.property {
        .numbers([($0[0] * 100).rounded(decimals: 4), ($0[1] * 100).rounded(decimals: 4), 100])
      },
      "o": .still(100),
    ]
  }

  private func addNull(
    _ transform: TransformTrack, parent: Int?, to composition: inout Composition
  ) -> Int? {
    var properties = properties(of: transform, pivot: transform.pivot)
    var parent = parent
    if transform.turn != [Key(frame: transform.turn.first?.frame ?? 0, values: [0])] {
      var outer = properties
      outer["a"] = .still([0, 0, 0])
      parent = addNull(outer, parent: parent, to: &composition)
      properties["p"] = .still([0, 0, 0])
      properties["s"] = .still([100, 100, 100])
      properties["r"] = transform.turn.property { .number($0[0]) }
    } else if transform.isIdentity {
      return parent
    }
    return addNull(properties, parent: parent, to: &composition)
  }

  private func addNull(
    _ properties: [String: LottieValue], parent: Int?, to composition: inout Composition
  ) -> Int {
    var layer: [String: LottieValue] = [
      "ty": 3, "ks": .object(properties), "ip": 0, "op": .number(Double(film.frameCount)),
      "st": 0, "sr": 1, "ao": 0, "ddd": 0, "bm": 0,
    ]
    if let parent { layer["parent"] = .number(Double(parent)) }
    return composition.add(layer)
  }

  // MARK: Compositions

  /// Adds a null layer that moves the upper left corner of a region to that of its composition.
  private func addOrigin(of region: Rect, to composition: inout Composition) -> Int? {
    guard region.origin != .zero else { return nil }
    let track = TransformTrack(
      [Transform(translationX: -region.minX, y: -region.minY)], extent: .null)
    return addNull(track, parent: nil, to: &composition)
  }

  /// Adds layers as one layer.
  ///
  /// - Parameters:
  ///   - content: The layers, whose origin is the upper left corner of the region.
  ///   - extent: The region, in the coordinates of the layer.
  ///   - transform: The transform of the layer.
  ///   - place: Where and when the layer is.
  ///   - composition: The composition that gets the layer.
  private mutating func addComposition(
    _ content: Composition, extent: Rect, _ transform: TransformTrack, _ place: Place,
    to composition: inout Composition
  ) {
    guard !content.layers.isEmpty else { return }
    compositionCount += 1
    let identifier = "comp\(compositionCount)"
    assets.append([
      "id": .text(identifier), "layers": .list(content.layers.reversed()),
    ])
    let pivot = Point(transform.pivot.x - extent.minX, transform.pivot.y - extent.minY)
    addLayer(
      [
        "ty": 0, "refId": .text(identifier), "w": .number(extent.width.rounded(.up) + 1),
        "h": .number(extent.height.rounded(.up) + 1),
      ], transform, place, anchor: pivot, to: &composition)
  }

  /// Returns a composition of layers with the alpha of others.
  private mutating func matted(
    _ content: Composition, extent: Rect,
    _ addMatte: (inout LottieWriter, inout Composition) -> Void
  ) -> Composition {
    var matte = Composition()
    addMatte(&self, &matte)
    var result = Composition()
    guard !matte.layers.isEmpty else { return result }
    let size = Rect(origin: .zero, size: extent.size)
    let place = Place(ranges: [all])
    let still = TransformTrack([.identity], extent: .null)
    addComposition(content, extent: size, still, place, to: &result)
    guard !result.layers.isEmpty else { return result }
    addComposition(matte, extent: size, still, place, to: &result)
    result.layers[0].set("tt", 1)
    result.layers[1].set("td", 1)
    return result
  }

  /// Returns the mask of a clip with one subpath in each frame.
  private func mask(_ clips: [Path?], offset: Point) -> LottieValue {
    let move = Transform(translationX: -offset.x, y: -offset.y)
    let paths = clips.map { $0?.applying(move) }
    let known = paths.compactMap(\.self)
    var shape = LottieValue.still(LottieCurve().value)
    if let first = known.first {
      if known.allSatisfy({ $0.isLike(first) }) {
        shape = paths.map { $0?.coordinates }.keys(
          Array(
            repeating: ValuePrecision(tolerance: TransformTrack.tolerance, decimals: 2),
            count: first.coordinates.count)
        ).property { first.with($0).lottieCurves.first?.value ?? LottieCurve().value }
      } else {
        var frames: [LottieValue] = []
        var last: Path?
        for (frame, path) in paths.enumerated() {
          guard let path, path != last else { continue }
          last = path
          frames.append([
            "t": .number(Double(frame)), "h": 1,
            "s": [path.lottieCurves.first?.value ?? LottieCurve().value],
          ])
        }
        shape = ["a": 1, "k": .list(frames)]
      }
    }
    return ["mode": "a", "inv": false, "pt": shape, "o": .still(100), "x": .still(0)]
  }

  // MARK: Images

  private mutating func identifier(of bitmap: Bitmap) -> String {
    if let identifier = bitmapIdentifiers[bitmap] { return identifier }
    let identifier = "image\(bitmapIdentifiers.count + 1)"
    bitmapIdentifiers[bitmap] = identifier
    assets.append([
      "id": .text(identifier), "w": .number(Double(bitmap.width)),
      "h": .number(Double(bitmap.height)), "u": "", "p": .text(bitmap.pngDataURL), "e": 1,
    ])
    return identifier
  }
}

extension LottieValue {
  /// Sets an entry of an object.
  fileprivate mutating func set(_ name: String, _ value: LottieValue) {
    guard case .object(var object) = self else { return }
    object[name] = value
    self = .object(object)
  }
}

extension TransformTrack {
  /// Whether nothing is moved.
  fileprivate var isIdentity: Bool {
    pivot == .zero && translation.allSatisfy { $0.values == [0, 0] }
      && rotation.allSatisfy { $0.values == [0] } && scale.allSatisfy { $0.values == [1, 1] }
  }
}

extension BlendMode {
  /// The number of the mode, of those that Lottie has.
  fileprivate var lottie: Int {
    switch self {
    case .multiply: 1
    case .screen: 2
    case .overlay: 3
    case .darken: 4
    case .lighten: 5
    case .colorDodge: 6
    case .colorBurn: 7
    case .hardLight: 8
    case .softLight: 9
    case .difference: 10
    case .exclusion: 11
    case .hue: 12
    case .saturation: 13
    case .color: 14
    case .luminosity: 15
    default: 0
    }
  }
}
