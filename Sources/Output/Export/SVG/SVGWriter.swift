internal import FileIO
internal import Geometry
internal import PictureKit
internal import Raster

/// Writes the tracks of a film as an SVG document with animations of SMIL.
struct SVGWriter {
  /// What SVG can express.
  static let features = VectorFeatures(
    hasShadows: true, hasDocuments: true, hasPatterns: true, hasClipRules: true,
    hasNearestPixels: true,
    blendModes: VectorFeatures.separableModes.union([.plusLighter]))

  /// The film that is written.
  private(set) var film: FilmTracks
  private(set) var timeline: SVGTimeline
  let parser: PictureParser
  private let films: [FilmTracks]
  /// The markup of what is referred to, in order.
  private var definitions = ""
  private var identifiers: [String: String] = [:]
  /// The markup of what the present one of several films alone refers to, as it moves.
  private var ownDefinitions = ""
  private var ownIdentifiers: [String: String] = [:]
  private var counts: [Character: Int] = [:]
  /// The number of tracks that draw each picture.
  private(set) var useCounts: [Int: Int] = [:]
  /// The shapes of texts.
  var glyphs = GlyphTable()
  var bitmapIdentifiers: [Bitmap: String] = [:]
  var failure: RasterError?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - films: The films, at least one; all have one table of pictures.
  ///   - scale: The pixels per point of what is drawn as images.
  init(_ films: [FilmTracks], scale: Double) {
    self.films = films
    film = films[0]
    timeline = SVGTimeline(frameCount: film.frameCount, duration: film.duration)
    parser = PictureParser(features: Self.features, scale: scale)
  }

  /// Stands for the prefix of identifiers until the document is known.
  private static let marker: Character = "\u{E000}"

  /// Returns the documents.
  ///
  /// - Parameters:
  ///   - title: What the films show, for those who cannot see it.
  ///   - sizes: The size at which each is shown, in pixels of CSS.
  /// - Returns: The text of the document of each film, and of one that has what several refer to;
  ///   that is empty for one film.
  /// - Throws: A `RasterError` if an SVG image cannot be drawn.
  mutating func documents(
    title: String, sizes: [Size]
  ) throws(RasterError) -> (shared: String, documents: [String]) {
    for film in films {
      self.film = film
      countUses(in: film.layers)
    }
    for number in useCounts.keys.sorted() {
      guard let nodes = try? parser.nodes(of: film.pictures.pictures[number]) else { continue }
      glyphs.count(nodes, decimals: GlyphTable.decimals(in: film.pictures.extent(of: number)))
    }
    var roots: [String] = []
    for (film, size) in zip(films, sizes) {
      self.film = film
      timeline = SVGTimeline(frameCount: film.frameCount, duration: film.duration)
      (ownDefinitions, ownIdentifiers) = ("", [:])
      roots.append(root(title: title, size: size).markup)
    }
    if let failure { throw failure }
    let shared =
      films.count == 1 || definitions.isEmpty
      ? ""
      : SVGElement(
        "svg",
        [
          ("xmlns", "http://www.w3.org/2000/svg"), ("width", "0"), ("height", "0"),
          ("aria-hidden", "true"),
        ], content: "<defs>\(definitions)</defs>"
      ).markup
    // Documents that are pasted into one page must not refer to each other's parts.
    let hash = Array((shared + roots.joined()).utf8).withUnsafeBytes { ContentHash(of: $0) }
    func named(_ text: String) -> String {
      text.split(separator: Self.marker, omittingEmptySubsequences: false)
        .joined(separator: "z\(hash.description.prefix(5))") + (text.isEmpty ? "" : "\n")
    }
    return (named(shared), roots.map(named))
  }

  /// Returns the document of the present film.
  private mutating func root(title: String, size: Size) -> SVGElement {
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
    let isVisible = background["fill"] != "none"
    let definitions = films.count == 1 ? definitions : ownDefinitions
    let body =
      (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>")
      + (isVisible ? background.markup : "") + content
    let viewBox = [box.minX, box.minY, box.width, box.height].map { $0.svg(3) }.joined(
      separator: " ")
    return SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", size.width.svg(3)),
        ("height", size.height.svg(3)), ("viewBox", viewBox), ("role", "img"),
        ("aria-label", title),
      ], content: body)
  }

  private mutating func countUses(in tracks: [LayerTrack]) {
    for track in tracks {
      let texts = Set(glyphs.texts(of: track, film.pictures, parser).keys)
      for case .still(let picture, _) in track.contentRuns(
        pictures: film.pictures, neverMorphing: texts)
      where !texts.contains(picture) {
        useCounts[picture, default: 0] += 1
      }
      countUses(in: track.sublayers)
      countUses(in: track.mask ?? [])
    }
  }

  /// Defines an element that is referred to, once for equal markup.
  ///
  /// What moves follows the clock of its document, so that several films have each their own.
  ///
  /// - Parameters:
  ///   - letter: The first letter of its identifier.
  ///   - element: The element, without an identifier.
  /// - Returns: The identifier.
  mutating func define(_ letter: Character, _ element: SVGElement) -> String {
    let markup = element.markup
    let key = "\(letter)\(markup)"
    if let identifier = identifiers[key] ?? ownIdentifiers[key] { return identifier }
    counts[letter, default: 0] += 1
    let identifier = "\(Self.marker)\(letter)\(counts[letter] ?? 0)"
    var element = element
    element.attributes.insert(("id", identifier), at: 0)
    if films.count > 1, isOwn(markup) {
      ownIdentifiers[key] = identifier
      ownDefinitions += element.markup
    } else {
      identifiers[key] = identifier
      definitions += element.markup
    }
    return identifier
  }

  /// Whether markup moves, or refers to what does.
  private func isOwn(_ markup: String) -> Bool {
    if markup.contains("<animate") { return true }
    guard !ownIdentifiers.isEmpty else { return false }
    let own = Set(ownIdentifiers.values)
    return markup.split(separator: Self.marker).dropFirst().contains { part in
      own.contains("\(Self.marker)\(part.prefix { $0.isLetter || $0.isNumber })")
    }
  }

  // MARK: Layers

  mutating func markup(of track: LayerTrack) -> String {
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
  func place(
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

  static func list(_ values: [Double], _ decimals: [Int]) -> String {
    // Equal factors of both axes are written once.
    let values =
      values.count == 2 && decimals[0] == 5 && values[0] == values[1] ? [values[0]] : values
    return zip(values, decimals).map { $0.svg($1) }.svgList
  }

  /// Returns the values of all frames, where those of missing ones are the nearest before or after.
  static func filled(_ samples: [[Double]?]) -> [[Double]] {
    var last = samples.first { $0 != nil } ?? nil
    return samples.compactMap { sample in
      last = sample ?? last
      return last
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
