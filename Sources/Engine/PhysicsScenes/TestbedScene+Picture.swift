public import Physics

extension TestbedScene {
  /// The size of a picture in pixels.
  public static let pictureSize: (width: Int, height: Int) = (640, 360)

  /// Returns a picture of the scene as SVG: faint outlines at some moments, and clear ones at the
  /// last.
  ///
  /// The text is equal on every machine, since the world is and coordinates are rounded to 0.1
  /// pixel.
  public func picture(at steps: [Int], solver: Solver = .sequentialImpulses) -> String {
    var drawn = start(solver)
    var lines: [String] = []
    var lastStep = 0
    for (index, moment) in steps.sorted().enumerated() {
      while lastStep < moment {
        step(&drawn)
        lastStep += 1
      }
      let isLast = index == steps.count - 1
      let opacity = isLast ? "1" : "0.\(2 + 2 * index / max(1, steps.count - 1))"
      lines.append("<g opacity=\"\(opacity)\">")
      for outline in drawn.outlines {
        let kind = drawn.world[outline.body].kind
        guard isLast || kind != .static else { continue }
        lines.append(element(outline, in: drawn))
      }
      if isLast {
        lines += drawn.lines.map { path([$0.start, $0.end], "none", "#888", isClosed: false) }
      }
      lines.append("</g>")
    }
    let (width, height) = Self.pictureSize
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)">
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  private func element(_ outline: DrawnWorld.Outline, in drawn: DrawnWorld) -> String {
    let body = drawn.world[outline.body]
    let fill: String
    switch body.kind {
    case .static: fill = outline.isClosed ? "#ccc" : "none"
    case .kinematic: fill = "#bde0c0"
    case .dynamic: fill = body.isAwake ? "#f6c9a8" : "#c6d3e6"
    }
    let points = drawn.points(of: outline)
    guard outline.radius > 0 else {
      return path(points, fill, "#444", isClosed: outline.isClosed)
    }
    let rim = points[0] + outline.radius * (Rot(body.angle) * Vec2(1, 0))
    let radius = number(outline.radius * scale(height: Float(Self.pictureSize.height)))
    return "<circle cx=\"\(x(points[0]))\" cy=\"\(y(points[0]))\" r=\"\(radius)\" fill=\"\(fill)\" "
      + "stroke=\"#444\"/>" + path([points[0], rim], "none", "#444", isClosed: false)
  }

  private func path(
    _ points: [Vec2], _ fill: String, _ stroke: String, isClosed: Bool
  ) -> String {
    let way = points.map { "\(x($0)) \(y($0))" }.joined(separator: "L")
    return "<path d=\"M\(way)\(isClosed ? "Z" : "")\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>"
  }

  private func x(_ point: Vec2) -> String { number(place(point).x) }

  private func y(_ point: Vec2) -> String { number(place(point).y) }

  private func place(_ point: Vec2) -> Vec2 {
    let (width, height) = Self.pictureSize
    return place(point, width: Float(width), height: Float(height))
  }

  /// A number with one decimal.
  private func number(_ value: Float) -> String {
    let tenths = Int((10 * max(-1e5, min(1e5, value))).rounded())
    let digits = "\(tenths.magnitude / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths.magnitude % 10)")
    return tenths < 0 ? "-" + digits : digits
  }
}
