internal import Geometry
internal import PictureKit
internal import Raster

extension SVGWriter {
  mutating func clip(_ path: Path, _ rule: FillRule) -> String {
    var shape = SVGElement("path", [("d", path.svgData(decimals: 2))])
    if rule == .evenOdd { shape["clip-rule"] = "evenodd" }
    return "url(#\(define("c", SVGElement("clipPath", content: shape.markup))))"
  }

  mutating func clip(_ element: inout SVGElement, with clips: [Path?]) {
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

  mutating func mask(_ element: inout SVGElement, with tracks: [LayerTrack]) {
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
  mutating func mask(_ content: String, extent: Rect) -> String {
    let region = extent.isNull ? .zero : extent.insetBy(dx: -1, dy: -1)
    let element = SVGElement(
      "mask",
      [("mask-type", "alpha"), ("maskUnits", "userSpaceOnUse")] + Self.region(region),
      content: content)
    return "url(#\(define("m", element)))"
  }

  static func region(_ rect: Rect) -> [(String, String)] {
    [
      ("x", rect.minX.svg(1)), ("y", rect.minY.svg(1)), ("width", rect.width.svg(1)),
      ("height", rect.height.svg(1)),
    ]
  }
}
