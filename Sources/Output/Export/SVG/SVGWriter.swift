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

  let film: FilmTracks
  let timeline: SVGTimeline
  let parser: PictureParser
  /// The markup of what is referred to, in order.
  var definitions = ""
  var identifiers: [String: String] = [:]
  var counts: [Character: Int] = [:]
  /// The number of tracks that draw each picture.
  var useCounts: [Int: Int] = [:]
  var bitmapIdentifiers: [Bitmap: String] = [:]
  var failure: RasterError?

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

  mutating func countUses(in tracks: [LayerTrack]) {
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
  mutating func define(_ letter: Character, _ element: SVGElement) -> String {
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
