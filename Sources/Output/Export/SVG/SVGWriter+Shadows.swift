internal import Geometry
internal import PictureKit
internal import Raster

extension SVGWriter {
  mutating func shadowed(_ content: String, of track: LayerTrack) -> String {
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
  mutating func filter(for shadow: Shadow, extent: Rect, isAlone: Bool) -> String {
    // Every step is cut at the region: what is blurred before it is moved, and after. Programs blur
    // by boxes, which reach up to three standard deviations, or by a Gaussian, which has less than a
    // level beyond.
    let blurred = extent.insetBy(dx: -3 * shadow.radius - 1, dy: -3 * shadow.radius - 1)
    let region =
      extent.isNull
      ? .zero : blurred.union(blurred.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy))
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
}
