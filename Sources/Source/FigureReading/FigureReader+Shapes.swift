internal import Geometry

extension FigureReader {
  /// Returns the path of a shape; nil for one that shows nothing.
  func path(of element: DocumentElement) throws(FigureError) -> Path? {
    switch element.name {
    case "path": try pathData(of: element)
    case "rect": try rectangle(element)
    case "circle":
      try ellipse(element, Size(length("r", of: element), length("r", of: element)))
    case "ellipse":
      try ellipse(element, Size(length("rx", of: element), length("ry", of: element)))
    case "line":
      try polyline([
        Point(length("x1", of: element), length("y1", of: element)),
        Point(length("x2", of: element), length("y2", of: element)),
      ])
    case "polyline": polyline(try points(of: element))
    case "polygon": polyline(try points(of: element), isClosed: true)
    default: nil
    }
  }

  private func pathData(of element: DocumentElement) throws(FigureError) -> Path? {
    guard let text = element.attributes["d"], text != "none" else { return nil }
    var data = PathData(text)
    let (path, failure) = data.read()
    guard let failure else { return path }
    let rest = String(decoding: text.utf8.dropFirst(failure.position).prefix(20), as: UTF8.self)
    throw error(
      element,
      "the path data is not valid after \(failure.position) characters, "
        + (rest.isEmpty ? "at its end." : "at '\(rest)'."))
  }

  private func rectangle(_ element: DocumentElement) throws(FigureError) -> Path? {
    let rect = try Rect(
      x: length("x", of: element), y: length("y", of: element),
      width: length("width", of: element), height: length("height", of: element))
    guard rect.width > 0, rect.height > 0 else { return nil }
    let attributes = element.attributes
    var radii = try Size(
      length(attributes["rx"] == nil ? "ry" : "rx", of: element),
      length(attributes["ry"] == nil ? "rx" : "ry", of: element))
    radii = Size(min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return Path(rect: rect) }
    // A round rectangle of circles, stretched to ellipses.
    let stretch = radii.height / radii.width
    let square = Rect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    return Path(roundedRect: square, cornerRadius: radii.width)
      .applying(Transform(scaleX: 1, y: stretch))
  }

  private func ellipse(
    _ element: DocumentElement, _ radii: Size
  ) throws(FigureError) -> Path? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let center = try Point(length("cx", of: element), length("cy", of: element))
    return Path(
      ovalIn: Rect(center: center, size: Size(2 * radii.width, 2 * radii.height)))
  }

  private func points(of element: DocumentElement) throws(FigureError) -> [Point] {
    let text = element.attributes["points"] ?? ""
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while let number = scanner.number() { numbers.append(number) }
    scanner.skipSeparators()
    guard scanner.isAtEnd, numbers.count.isMultiple(of: 2) else {
      throw error(element, "the points '\(text.prefix(40))' are not pairs of numbers.")
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
  }

  private func polyline(_ points: [Point], isClosed: Bool = false) -> Path? {
    guard points.count > 1 else { return nil }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.close() }
    return path
  }

  /// Returns a length in points; 0 without one.
  ///
  /// - Throws: A ``FigureError`` for a percentage, a unit of the font, or another text.
  func length(_ name: String, of element: DocumentElement) throws(FigureError) -> Double {
    guard let text = element.attributes[name] else { return 0 }
    guard let length = text.svgLength else {
      throw error(
        element, "\(name): '\(text)' is not a number, or a number with px, pt, pc, mm, cm or in.")
    }
    return length
  }
}
