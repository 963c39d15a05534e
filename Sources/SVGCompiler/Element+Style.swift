extension Element {
  /// Returns the calls of `Canvas` methods for the attribute `transform`, outermost first.
  func transformCalls() throws(SVGError) -> [String] {
    var calls: [String] = []
    var rest = (attributes["transform"] ?? "").drop { $0.isWhitespace }
    while !rest.isEmpty {
      guard let match = rest.prefixMatch(of: /([a-z]+)\(([^()]*)\)[\s,]*/) else {
        throw invalid("transform", "translate(x y), scale(x y) and rotate(degrees) are allowed")
      }
      let numbers = try numbers(in: match.2, of: "transform")
      switch (match.1, numbers.count) {
      case ("translate", 2):
        calls.append("translateBy(x: \(swift(numbers[0])), y: \(swift(numbers[1])))")
      case ("scale", 2): calls.append("scaleBy(x: \(swift(numbers[0])), y: \(swift(numbers[1])))")
      case ("rotate", 1): calls.append("rotate(by: \(swift(numbers[0])) * .pi / 180)")
      default:
        throw invalid("transform", "translate(x y), scale(x y) and rotate(degrees) are allowed")
      }
      rest = rest[match.range.upperBound...]
    }
    return calls
  }

  /// Returns the case of `StrokeStyle.LineJoin` for the attribute `stroke-linejoin`.
  func lineJoin() throws(SVGError) -> String {
    let join = attributes["stroke-linejoin"] ?? "miter"
    guard ["miter", "round", "bevel"].contains(join) else {
      throw invalid("stroke-linejoin", "miter, round and bevel are allowed")
    }
    return ".\(join)"
  }

  /// Returns the expression for the `Paint` of a gradient element.
  func gradientPaint() throws(SVGError) -> String {
    guard attributes["gradientUnits"] == "userSpaceOnUse" else {
      throw invalid("gradientUnits", "userSpaceOnUse is allowed")
    }
    var stops: [String] = []
    for stop in children {
      let color = swift(
        color: try stop.color("stop-color"), alpha: try stop.fraction("stop-opacity"))
      stops.append("Gradient.Stop(\(color), at: \(swift(try stop.fraction("offset"))))")
    }
    let gradient = "Gradient(stops: [\(stops.joined(separator: ", "))])"
    if name == "linearGradient" {
      let start = try swift((number("x1"), number("y1")))
      let end = try swift((number("x2"), number("y2")))
      return ".linearGradient(\(gradient), start: \(start), end: \(end))"
    }
    // SVG interpolates from the focal circle to the outer circle.
    let start =
      try "startCenter: \(swift((number("fx"), number("fy")))), "
      + "startRadius: \(swift(number("fr")))"
    let end = try
      "endCenter: \(swift((number("cx"), number("cy")))), endRadius: \(swift(number("r")))"
    return ".radialGradient(\(gradient), \(start), \(end))"
  }
}
