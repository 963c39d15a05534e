internal import Geometry
internal import PictureKit

extension SVGWriter {
  /// Returns the markup of shadow, picture and sublayers.
  mutating func content(of track: LayerTrack) -> String {
    let texts = glyphs.texts(of: track, film.pictures, parser)
    let runs = track.contentRuns(pictures: film.pictures, neverMorphing: Set(texts.keys))
    let others = runs.filter { run in
      guard case .still(let number, _) = run else { return true }
      return texts[number] == nil
    }
    var content = others.map { run in
      markup(of: run, isAlone: runs.count == 1)
    }.joined()
    if !texts.isEmpty {
      content += markup(of: track.samples.map { $0?.picture.flatMap { texts[$0] } })
    }
    content += track.sublayers.map { markup(of: $0) }.joined()
    guard track.kind.hasShadow else { return content }
    return shadowed(content, of: track)
  }

  mutating func markup(of run: ContentRun, isAlone: Bool) -> String {
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
  func markup(of numbers: [PictureNumbers?]) -> String {
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
  func animate(
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

  func animateColor(
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
}
