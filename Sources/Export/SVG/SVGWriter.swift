internal import FileIO
internal import Geometry
internal import PictureKit
internal import Raster

/// Writes the tracks of a film as an SVG document with animations of SMIL.
struct SVGWriter {
  /// What SVG can say.
  static let features = VectorFeatures(
    hasShadows: true, hasDocuments: true, hasPatterns: true, hasClipRules: true,
    hasNearestPixels: true,
    blendModes: VectorFeatures.separableModes.union([.plusLighter]))

  let film: FilmTracks
  let timeline: SVGTimeline
  let parser: PictureParser
  /// The markup of what is referred to, in order.
  private var definitions = ""
  private var identifiers: [String: String] = [:]
  private var counts: [Character: Int] = [:]
  /// The number of tracks that draw each picture.
  private var useCounts: [Int: Int] = [:]
  private var bitmapIdentifiers: [Bitmap: String] = [:]
  private var failure: RasterError?

  init(_ film: FilmTracks, scale: Double) {
    self.film = film
    timeline = SVGTimeline(frameCount: film.frameCount, duration: film.duration)
    parser = PictureParser(features: Self.features, scale: scale)
  }

  /// Stands for the prefix of identifiers until the document is known.
  private static let marker = "\u{E000}"

  /// Returns the document.
  ///
  /// - Parameters:
  ///   - title: What the film shows, for those who cannot see it.
  ///   - size: The size at which it is shown, in pixels of CSS.
  /// - Returns: The text of the document.
  /// - Throws: A `RasterError` if an SVG image cannot be drawn.
  mutating func document(title: String, size: Size) throws(RasterError) -> String {
    countUses(in: film.layers)
    let canvas = Rect(origin: .zero, size: film.size)
    let box = canvas.extended(toAspectOf: size)
    var background = SVGElement("path", [("d", Path(rect: box).svgData(decimals: 2))])
    let colors = film.backgrounds
    if colors.contains(where: { $0.alpha > 0 }) {
      paint(&background, with: colors[0])
      animateColor(of: &background, colors, attribute: "fill")
    } else {
      background["fill"] = "none"
    }
    var content = film.layers.map { markup(of: $0) }.joined()
    if box != canvas {
      content =
        SVGElement("g", [("clip-path", clip(Path(rect: canvas), .winding))], content: content)
        .markup
    }
    if let failure { throw failure }
    let isVisible = background["fill"] != "none"
    let body =
      (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>")
      + (isVisible ? background.markup : "") + content
    let viewBox = [box.minX, box.minY, box.width, box.height].map { $0.svg(3) }.joined(
      separator: " ")
    let root = SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", size.width.svg(3)),
        ("height", size.height.svg(3)), ("viewBox", viewBox), ("role", "img"),
        ("aria-label", title),
      ], content: body)
    let text = root.markup
    // Documents that are pasted into one page must not refer to each other's parts.
    let hash = Array(text.utf8).withUnsafeBytes { ContentHash(of: $0) }
    return text.split(separator: Self.marker, omittingEmptySubsequences: false)
      .joined(separator: "z\(hash.description.prefix(5))") + "\n"
  }

  private mutating func countUses(in tracks: [LayerTrack]) {
    for track in tracks {
      for case .still(let picture, _) in track.contentRuns(pictures: film.pictures) {
        useCounts[picture, default: 0] += 1
      }
      countUses(in: track.sublayers)
      countUses(in: track.mask ?? [])
    }
  }

  /// Defines an element that is referred to, once for equal markup.
  ///
  /// - Parameters:
  ///   - letter: The first letter of its identifier.
  ///   - element: The element, without an identifier.
  /// - Returns: The identifier.
  private mutating func define(_ letter: Character, _ element: SVGElement) -> String {
    let key = "\(letter)\(element.markup)"
    if let identifier = identifiers[key] { return identifier }
    counts[letter, default: 0] += 1
    let identifier = "\(Self.marker)\(letter)\(counts[letter] ?? 0)"
    identifiers[key] = identifier
    var element = element
    element.attributes.insert(("id", identifier), at: 0)
    definitions += element.markup
    return identifier
  }

  // MARK: Layers

  private mutating func markup(of track: LayerTrack) -> String {
    let first = track.firstFrame
    guard let sample = track.samples[first] else { return "" }
    let samples = track.samples
    var inner = SVGElement("g")
    inner.content = content(of: track)
    guard !inner.content.isEmpty else { return "" }

    // The opacity, the clip and the mask.
    let opacities = samples.map { $0.map { [$0.opacity] } }
    let keys = opacities.keys([ValuePrecision(tolerance: 0.002, decimals: 3)])
    if keys.contains(where: { $0.values != [1] }) {
      inner["opacity"] = sample.opacity.svg(3)
      if keys.count > 1 {
        inner.animations.append(
          timeline.linear(
            "animate attributeName=\"opacity\"", keys, samples: Self.filled(opacities),
            text: { $0[0].svg(3) }))
      }
    }
    if track.kind.hasClip { clip(&inner, with: samples.map { $0?.clip }) }
    if let masks = track.mask { mask(&inner, with: masks) }
    var styles: [String] = []
    if track.kind.blendMode != .normal {
      styles.append("mix-blend-mode:\(track.kind.blendMode.css)")
    }
    if track.kind.isGroup { styles.append("isolation:isolate") }
    if !styles.isEmpty { inner["style"] = styles.joined(separator: ";") }

    // The transform, and when the layer is there.
    let transform = TransformTrack(
      samples.map { $0?.transform }, extent: track.contentExtent(pictures: film.pictures))
    var outer = inner
    if transform.pivot != .zero {
      let offset = Transform(translationX: -transform.pivot.x, y: -transform.pivot.y)
      inner.attributes.insert(("transform", offset.svg), at: 0)
      outer = SVGElement("g", content: inner.markup)
    }
    place(&outer, transform, samples: samples, first: first)
    let displays = samples.map { $0 == nil ? "none" : "inline" }
    if let animation = timeline.discrete("display", displays) {
      outer["display"] = displays[0]
      outer.animations.append(animation)
    }
    // A group without properties is what is in it.
    return outer.attributes.isEmpty && outer.animations.isEmpty ? outer.content : outer.markup
  }

  /// Sets the transform of an element and its animations.
  private func place(
    _ element: inout SVGElement, _ track: TransformTrack, samples: [LayerTrack.Sample?], first: Int
  ) {
    let parts: [(type: String, keys: [Key], neutral: [Double], decimals: [Int])] = [
      ("translate", track.translation, [0, 0], [2, 2]), ("rotate", track.rotation, [0], [5]),
      ("scale", track.scale, [1, 1], [5, 5]), ("rotate", track.turn, [0], [5]),
    ]
    let isStill = parts.allSatisfy { $0.keys.count <= 1 }
    var value: String
    if isStill, let transform = samples[first]?.transform, track.pivot == .zero {
      value = transform.svg
    } else {
      value = ""
      for part in parts where part.keys[0].values != part.neutral {
        value += "\(part.type)(\(Self.list(part.keys[0].values, part.decimals)))"
      }
    }
    if !value.isEmpty { element.attributes.insert(("transform", value), at: 0) }
    guard !isStill else { return }
    var isFirst = true
    for part in parts where part.keys.count > 1 || part.keys[0].values != part.neutral {
      // The first one replaces the value of the attribute, which is that of the first frame.
      let sum = isFirst ? "" : " additive=\"sum\""
      isFirst = false
      element.animations.append(
        timeline.linear(
          "animateTransform attributeName=\"transform\" type=\"\(part.type)\"\(sum)", part.keys,
          samples: nil, text: { Self.list($0, part.decimals) }))
    }
  }

  private static func list(_ values: [Double], _ decimals: [Int]) -> String {
    // Equal factors of both axes are said once.
    let values =
      values.count == 2 && decimals[0] == 5 && values[0] == values[1] ? [values[0]] : values
    return zip(values, decimals).map { $0.svg($1) }.svgList
  }

  /// Returns the values of all frames, where those of missing ones are the nearest before or after.
  private static func filled(_ samples: [[Double]?]) -> [[Double]] {
    var last = samples.first { $0 != nil } ?? nil
    return samples.compactMap { sample in
      last = sample ?? last
      return last
    }
  }

  // MARK: Clips and masks

  private mutating func clip(_ path: Path, _ rule: FillRule) -> String {
    var shape = SVGElement("path", [("d", path.svgData(decimals: 2))])
    if rule == .evenOdd { shape["clip-rule"] = "evenodd" }
    return "url(#\(define("c", SVGElement("clipPath", content: shape.markup))))"
  }

  private mutating func clip(_ element: inout SVGElement, with clips: [Path?]) {
    guard let first = clips.first(where: { $0 != nil }) ?? nil else { return }
    let known = clips.compactMap(\.self)
    if known.allSatisfy({ $0 == first }) {
      element["clip-path"] = clip(first, .winding)
    } else if known.allSatisfy({ $0.isLike(first) }) {
      var shape = SVGElement("path")
      animate(&shape, path: first, clips.map { $0?.coordinates }, attribute: "d")
      let definition = SVGElement("clipPath", content: shape.markup)
      element["clip-path"] = "url(#\(define("c", definition)))"
    } else {
      var last = first
      let values = clips.map { path in
        last = path ?? last
        return clip(last, .winding)
      }
      element["clip-path"] = values[0]
      if let animation = timeline.discrete("clip-path", values) {
        element.animations.append(animation)
      }
    }
  }

  private mutating func mask(_ element: inout SVGElement, with tracks: [LayerTrack]) {
    let extent = tracks.reduce(Rect.null) { extent, track in
      track.samples.indices.reduce(extent) {
        $0.union(track.extent(frame: $1, pictures: film.pictures))
      }
    }
    element["mask"] = mask(tracks.map { markup(of: $0) }.joined(), extent: extent)
  }

  /// Defines a mask.
  ///
  /// - Parameters:
  ///   - content: What the mask shows.
  ///   - extent: Its bounds.
  /// - Returns: The reference to it.
  private mutating func mask(_ content: String, extent: Rect) -> String {
    let region = extent.isNull ? .zero : extent.insetBy(dx: -1, dy: -1)
    let element = SVGElement(
      "mask",
      [("mask-type", "alpha"), ("maskUnits", "userSpaceOnUse")] + Self.region(region),
      content: content)
    return "url(#\(define("m", element)))"
  }

  private static func region(_ rect: Rect) -> [(String, String)] {
    [
      ("x", rect.minX.svg(1)), ("y", rect.minY.svg(1)), ("width", rect.width.svg(1)),
      ("height", rect.height.svg(1)),
    ]
  }

  // MARK: Content

  /// Returns the markup of shadow, picture and sublayers.
  private mutating func content(of track: LayerTrack) -> String {
    let runs = track.contentRuns(pictures: film.pictures)
    var content = runs.map { run in
      markup(of: run, isAlone: runs.count == 1)
    }.joined()
    content += track.sublayers.map { markup(of: $0) }.joined()
    guard track.kind.hasShadow else { return content }
    return shadowed(content, of: track)
  }

  private mutating func markup(of run: ContentRun, isAlone: Bool) -> String {
    var element: SVGElement
    let ranges: [Range<Int>]
    switch run {
    case .still(let number, let present):
      ranges = present
      let nodes = (try? parser.nodes(of: film.pictures.pictures[number])) ?? []
      let content = markup(of: nodes, extent: film.pictures.extent(of: number))
      guard !content.isEmpty else { return "" }
      if useCounts[number, default: 0] > 1 {
        let identifier = define("p", SVGElement("g", content: content))
        element = SVGElement("use", [("href", "#\(identifier)")])
      } else {
        element = SVGElement("g", content: content)
      }
    case .shapes(let numbers, let present):
      ranges = present
      element = SVGElement("g", content: markup(of: numbers))
    }
    if !isAlone {
      let displays = (0..<film.frameCount).map { frame in
        ranges.contains { $0.contains(frame) } ? "inline" : "none"
      }
      if let animation = timeline.discrete("display", displays) {
        element["display"] = displays[0]
        element.animations.append(animation)
      }
    }
    return element.name == "g" && element.attributes.isEmpty && element.animations.isEmpty
      ? element.content : element.markup
  }

  /// Returns the shapes of pictures that differ in numbers alone.
  private func markup(of numbers: [PictureNumbers?]) -> String {
    guard let first = numbers.first(where: { $0 != nil }) ?? nil else { return "" }
    return first.shapes.indices.map { index in
      let shapes = numbers.map { $0?.shapes[index] }
      guard let path = first.shapes[index].command.plainShape?.path else { return "" }
      var element = SVGElement("path")
      animate(&element, path: path, shapes.map { $0?.coordinates }, attribute: "d")
      let color = first.shapes[index].color
      switch first.shapes[index].command {
      case .stroke(_, let style, _):
        element["fill"] = "none"
        element["stroke"] = color.svg
        if color.alpha < 1 { element["stroke-opacity"] = color.alpha.svg(3) }
        set(&element, style)
        animateColor(of: &element, shapes.map { $0?.color }, attribute: "stroke")
      case .fill(_, let rule, _):
        paint(&element, with: color)
        if rule == .evenOdd { element["fill-rule"] = "evenodd" }
        animateColor(of: &element, shapes.map { $0?.color }, attribute: "fill")
      default: break
      }
      return element.markup
    }.joined()
  }

  /// Sets the data of a path, and its animation.
  private func animate(
    _ element: inout SVGElement, path: Path, _ samples: [[Double]?], attribute: String
  ) {
    let keys = samples.keys(
      Array(
        repeating: ValuePrecision(tolerance: TransformTrack.tolerance, decimals: 2),
        count: path.coordinates.count))
    func data(_ coordinates: [Double]) -> String {
      path.with(coordinates).svgData(decimals: 2, isUniform: true)
    }
    element[attribute] = data(keys.first?.values ?? path.coordinates)
    guard keys.count > 1 else { return }
    element.animations.append(
      timeline.linear("animate attributeName=\"\(attribute)\"", keys, text: data))
  }

  private func animateColor(
    of element: inout SVGElement, _ colors: [Color?], attribute: String
  ) {
    let byte = ValuePrecision(tolerance: 0.75, decimals: 0)
    let components = colors.map {
      $0.map { color in [color.red, color.green, color.blue].map { min(max($0, 0), 1) * 255 } }
    }
    let keys = components.keys([byte, byte, byte])
    if keys.count > 1 {
      element.animations.append(
        timeline.linear("animate attributeName=\"\(attribute)\"", keys) {
          Color(red: $0[0] / 255, green: $0[1] / 255, blue: $0[2] / 255).svg
        })
    }
    let alphas = colors.map { $0.map { [$0.alpha] } }
      .keys([ValuePrecision(tolerance: 0.002, decimals: 3)])
    if alphas.count > 1 {
      element["\(attribute)-opacity"] = alphas[0].values[0].svg(3)
      element.animations.append(
        timeline.linear("animate attributeName=\"\(attribute)-opacity\"", alphas) { $0[0].svg(3) })
    }
  }

  // MARK: Shadows

  private mutating func shadowed(_ content: String, of track: LayerTrack) -> String {
    let shadows = track.samples.map { $0?.shadow }
    guard let first = shadows.first(where: { $0 != nil }) ?? nil else { return content }
    let known = shadows.compactMap(\.self)
    if known.allSatisfy({ $0.path != nil }) {
      // Each shadow is a shape of its own below the content.
      var below = ""
      var drawn: [Shadow] = []
      for shadow in known where !drawn.contains(shadow) {
        drawn.append(shadow)
        guard let path = shadow.path else { continue }
        var element = SVGElement("path", [("d", path.svgData(decimals: 2))])
        paint(&element, with: shadow.color)
        let move = Transform(translationX: shadow.offset.dx, y: shadow.offset.dy).svg
        if !move.isEmpty { element["transform"] = move }
        if shadow.radius > 0 {
          let region = path.controlPointBounds.insetBy(
            dx: -4 * shadow.radius - 1, dy: -4 * shadow.radius - 1)
          let filter = SVGElement(
            "filter",
            [("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")]
              + Self.region(region),
            content: "<feGaussianBlur stdDeviation=\"\(shadow.radius.svg(3))\"/>")
          element["filter"] = "url(#\(define("f", filter)))"
        }
        let displays = shadows.map { $0 == shadow ? "inline" : "none" }
        if known.contains(where: { $0 != shadow }),
          let animation = timeline.discrete("display", displays)
        {
          element["display"] = displays[0]
          element.animations.append(animation)
        }
        below += element.markup
      }
      return below + content
    }
    let extent = track.contentExtent(pictures: film.pictures)
    var last = first
    let filters = shadows.map { shadow in
      last = shadow ?? last
      return filter(for: last, extent: extent, isAlone: false)
    }
    var element = SVGElement("g", [("filter", filters[0])], content: content)
    if let animation = timeline.discrete("filter", filters) { element.animations.append(animation) }
    return element.markup
  }

  /// Defines the filter that adds a shadow to what it is applied to, or leaves the shadow alone.
  private mutating func filter(for shadow: Shadow, extent: Rect, isAlone: Bool) -> String {
    let region = extent.isNull ? .zero : shadow.extent(of: extent).union(extent)
    var steps =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(shadow.radius.svg(3))\"/>"
      + "<feOffset dx=\"\(shadow.offset.dx.svg(3))\" dy=\"\(shadow.offset.dy.svg(3))\" result=\"s\"/>"
      + "<feFlood flood-color=\"\(shadow.color.svg)\" flood-opacity=\"\(shadow.color.alpha.svg(3))\"/>"
      + "<feComposite in2=\"s\" operator=\"in\"/>"
    if !isAlone { steps += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>" }
    let filter = SVGElement(
      "filter",
      [("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")]
        + Self.region(region), content: steps)
    return "url(#\(define("f", filter)))"
  }

  // MARK: Nodes

  /// Returns the markup of nodes.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - extent: Bounds of what they draw.
  /// - Returns: The elements.
  private mutating func markup(of nodes: [VectorNode], extent: Rect) -> String {
    let decimals = max(extent.width, extent.height) < 12 ? 3 : 2
    return nodes.map { node in markup(of: node, extent: extent, decimals: decimals) }.joined()
  }

  private mutating func markup(of node: VectorNode, extent: Rect, decimals: Int) -> String {
    switch node {
    case .fill(let path, let rule, let paint):
      var element = SVGElement("path", [("d", path.svgData(decimals: decimals))])
      if rule == .evenOdd { element["fill-rule"] = "evenodd" }
      set(&element, paint, attribute: "fill")
      return element.markup
    case .stroke(let path, let style, let paint):
      var element = SVGElement(
        "path", [("d", path.svgData(decimals: decimals)), ("fill", "none")])
      set(&element, paint, attribute: "stroke")
      set(&element, style)
      return element.markup
    case .image(let bitmap, let rect, let interpolation):
      let image = identifier(of: bitmap, interpolation)
      let transform = Transform(
        a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
        tx: rect.minX, ty: rect.minY)
      return SVGElement("use", [("href", "#\(image)"), ("transform", transform.svg)]).markup
    case .document(let image, let rect):
      let transform = Transform(
        a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
        tx: rect.minX, ty: rect.minY)
      return SVGElement(
        "use", [("href", "#\(identifier(of: image))"), ("transform", transform.svg)]
      ).markup
    case .group(let group): return markup(of: group, extent: extent, decimals: decimals)
    }
  }

  private mutating func markup(of group: VectorGroup, extent: Rect, decimals: Int) -> String {
    guard let inverse = group.transform.inverse else { return "" }
    let inner = extent.isNull ? extent : extent.applying(inverse)
    var element = SVGElement("g")
    element.content = group.nodes.map { markup(of: $0, extent: inner, decimals: decimals) }.joined()
    guard !element.content.isEmpty else { return "" }
    if !group.transform.isIdentity { element["transform"] = group.transform.svg }
    if group.opacity < 1 { element["opacity"] = group.opacity.svg(3) }
    if let path = group.clip { element["clip-path"] = clip(path, group.clipRule) }
    if let nodes = group.mask {
      let content = nodes.map { markup(of: $0, extent: inner, decimals: decimals) }.joined()
      element["mask"] = mask(content, extent: inner)
    }
    if let shadow = group.shadow {
      element["filter"] = filter(for: shadow, extent: inner, isAlone: true)
    }
    if group.blendMode != .normal {
      element["style"] = "mix-blend-mode:\(group.blendMode.css)"
    } else if group.isIsolated, group.opacity == 1, group.nodes.contains(where: \.hasBlendMode) {
      element["style"] = "isolation:isolate"
    }
    return element.attributes.isEmpty ? element.content : element.markup
  }

  // MARK: Paints

  private func paint(_ element: inout SVGElement, with color: Color) {
    if color.svg != "#000" { element["fill"] = color.svg }
    if color.alpha < 1 { element["fill-opacity"] = color.alpha.svg(3) }
  }

  private mutating func set(_ element: inout SVGElement, _ paint: Paint, attribute: String) {
    switch paint {
    case .color(let color):
      if color.svg != "#000" || attribute == "stroke" { element[attribute] = color.svg }
      if color.alpha < 1 { element["\(attribute)-opacity"] = color.alpha.svg(3) }
    case .linearGradient(let gradient, let start, let end):
      let definition = SVGElement(
        "linearGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("x1", start.x.svg(3)), ("y1", start.y.svg(3)),
          ("x2", end.x.svg(3)), ("y2", end.y.svg(3)),
        ], content: Self.stops(of: gradient))
      element[attribute] = "url(#\(define("g", definition)))"
    case .radialGradient(var gradient, var start, var startRadius, var end, var endRadius):
      if startRadius > endRadius {
        (start, end) = (end, start)
        (startRadius, endRadius) = (endRadius, startRadius)
        gradient = Gradient(
          stops: gradient.stops.reversed().map { Gradient.Stop($0.color, at: 1 - $0.location) })
      }
      var attributes = [
        ("gradientUnits", "userSpaceOnUse"), ("cx", end.x.svg(3)), ("cy", end.y.svg(3)),
        ("r", endRadius.svg(3)),
      ]
      if start != end { attributes += [("fx", start.x.svg(3)), ("fy", start.y.svg(3))] }
      if startRadius > 0 { attributes.append(("fr", startRadius.svg(3))) }
      let definition = SVGElement(
        "radialGradient", attributes, content: Self.stops(of: gradient))
      element[attribute] = "url(#\(define("g", definition)))"
    case .pattern(let picture, let cell):
      let nodes = (try? parser.nodes(of: picture)) ?? []
      let content = markup(of: nodes, extent: cell)
      let shifted = SVGElement(
        "g",
        [("transform", Transform(translationX: -cell.minX, y: -cell.minY).svg)].filter {
          !$0.1.isEmpty
        }, content: content)
      let definition = SVGElement(
        "pattern",
        [
          ("patternUnits", "userSpaceOnUse"), ("x", cell.minX.svg(3)), ("y", cell.minY.svg(3)),
          ("width", cell.width.svg(3)), ("height", cell.height.svg(3)),
        ], content: shifted.attributes.isEmpty ? content : shifted.markup)
      element[attribute] = "url(#\(define("g", definition)))"
    case .conicGradient: element[attribute] = "none"
    }
  }

  private static func stops(of gradient: Gradient) -> String {
    gradient.stops.map { stop in
      var element = SVGElement(
        "stop", [("offset", stop.location.svg(4)), ("stop-color", stop.color.svg)])
      if stop.color.alpha < 1 { element["stop-opacity"] = stop.color.alpha.svg(3) }
      return element.markup
    }.joined()
  }

  private func set(_ element: inout SVGElement, _ style: StrokeStyle) {
    if style.lineWidth != 1 { element["stroke-width"] = style.lineWidth.svg(3) }
    switch style.lineCap {
    case .butt: break
    case .round: element["stroke-linecap"] = "round"
    case .square: element["stroke-linecap"] = "square"
    }
    switch style.lineJoin {
    case .miter:
      if style.miterLimit != 4 { element["stroke-miterlimit"] = max(style.miterLimit, 1).svg(3) }
    case .round: element["stroke-linejoin"] = "round"
    case .bevel: element["stroke-linejoin"] = "bevel"
    }
    if !style.dashLengths.isEmpty {
      element["stroke-dasharray"] = style.dashLengths.map { $0.svg(3) }.joined(separator: " ")
      if style.dashPhase != 0 { element["stroke-dashoffset"] = style.dashPhase.svg(3) }
    }
  }

  // MARK: Images

  private mutating func identifier(
    of bitmap: Bitmap, _ interpolation: Picture.Interpolation
  ) -> String {
    let known = bitmapIdentifiers[bitmap]
    if let known, interpolation == .smooth { return known }
    var element = SVGElement(
      "image",
      [
        ("width", "\(bitmap.width)"), ("height", "\(bitmap.height)"),
        ("href", bitmap.pngDataURL),
      ])
    if interpolation == .nearest { element["style"] = "image-rendering:pixelated" }
    let identifier = define("i", element)
    if interpolation == .smooth { bitmapIdentifiers[bitmap] = identifier }
    return identifier
  }

  private mutating func identifier(of image: VectorImage) -> String {
    let frame = Frame(
      size: image.size, background: .clear,
      layers: [
        FrameLayer(
          picture: Picture { $0.draw(image, in: Rect(origin: .zero, size: image.size)) })
      ])
    do {
      // As drawn by us: its texts are outlines, and no style of a page reaches it.
      let document = try FrameRenderer.document(of: frame, as: .svg)
      return define(
        "i",
        SVGElement(
          "image",
          [
            ("width", image.size.width.svg(3)), ("height", image.size.height.svg(3)),
            ("preserveAspectRatio", "none"),
            ("href", "data:image/svg+xml;base64,\(document.base64)"),
          ]))
    } catch {
      failure = failure ?? error
      return ""
    }
  }
}

extension VectorNode {
  /// Whether the node is combined with what is below it by a mode other than normal.
  fileprivate var hasBlendMode: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode != .normal || group.nodes.contains(where: \.hasBlendMode)
  }
}

extension BlendMode {
  /// The name in CSS, of modes that CSS has.
  fileprivate var css: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: "normal"
    }
  }
}

extension Rect {
  /// Returns the rectangle, extended equally on two sides to the aspect ratio of a size.
  fileprivate func extended(toAspectOf size: Size) -> Rect {
    let scale = min(size.width / width, size.height / height)
    let extra = (x: size.width / scale - width, y: size.height / scale - height)
    // A size that is rounded to pixels has the same aspect.
    guard extra.x > 1.001 / scale || extra.y > 1.001 / scale else { return self }
    return insetBy(dx: -extra.x / 2, dy: -extra.y / 2)
  }
}
