internal import Geometry
internal import PictureKit
internal import SceneViews

/// Makes a figure of the elements of an SVG document.
struct FigureReader {
  private let root: DocumentElement
  let file: String
  /// Sentences with file and line about what the figure does not have.
  private(set) var warnings: [String] = []
  private var elements: [String: DocumentElement] = [:]
  private var sheet = StyleSheet()
  /// The ids of the uses that are being read.
  private var openUses: Set<String> = []
  /// The number of parts so far.
  private var partCount = 0

  /// The largest number of parts, those of uses each time.
  private static let maximumPartCount = 50_000
  /// The size of a document without one, as CSS has it.
  private static let defaultSize = Size(300, 150)

  init(_ root: DocumentElement, file: String) {
    self.root = root
    self.file = file
  }

  /// Reads the document.
  ///
  /// - Throws: A ``FigureError`` with the line of what is not valid.
  mutating func figure() throws(FigureError) -> Figure {
    guard root.name == "svg" else {
      throw error(root, "the document is a <\(root.name)>, and not an <svg>.")
    }
    prepare(root)
    for selector in sheet.unknownSelectors {
      warn(root, "the selector '\(selector)' of a style sheet has no effect.")
    }
    let box = try viewBox(of: root)
    let width = root.attributes["width"].flatMap(\.svgLength)
    let height = root.attributes["height"].flatMap(\.svgLength)
    let size = Size(
      width ?? box?.width ?? Self.defaultSize.width,
      height ?? box?.height ?? Self.defaultSize.height)
    guard size.width > 0, size.height > 0, size.width <= 1e6, size.height <= 1e6 else {
      throw error(
        root, "the size is \(size.width) x \(size.height); a side is above 0 and up to 1000000.")
    }
    let transform =
      box.map { Self.transform(fitting: $0, into: Rect(origin: .zero, size: size)) }
      ?? .identity
    let style = try style(of: root, inheriting: PartStyle())
    return Figure(size: size, parts: try parts(of: root, transform, style))
  }

  /// Collects ids and style sheets.
  private mutating func prepare(_ element: DocumentElement) {
    if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
    if element.name == "style" { sheet.add(element.text) }
    for child in element.children { prepare(child) }
  }

  private func viewBox(of element: DocumentElement) throws(FigureError) -> Rect? {
    guard let text = element.attributes["viewBox"] else { return nil }
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while let number = scanner.number() { numbers.append(number) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw error(
        element, "the viewBox '\(text)' is not four numbers, of which the last two are above 0.")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform of a viewBox that is as large as possible, in the middle.
  private static func transform(fitting box: Rect, into rect: Rect) -> Transform {
    let scale = min(rect.width / box.width, rect.height / box.height)
    return Transform(translationX: -box.center.x, y: -box.center.y)
      .concatenating(Transform(scaleX: scale, y: scale))
      .concatenating(Transform(translationX: rect.center.x, y: rect.center.y))
  }

  /// Returns the transform of the contents of an inner `svg` or a `symbol`.
  ///
  /// - Parameters:
  ///   - element: The element, which may have a viewBox.
  ///   - frame: The element with the place and the size: the same one, or a `use`.
  /// - Returns: The transform.
  /// - Throws: A ``FigureError`` for a length or a viewBox that is not valid.
  private func viewportTransform(
    of element: DocumentElement, in frame: DocumentElement
  ) throws(FigureError) -> Transform {
    let origin = try Point(length("x", of: frame), length("y", of: frame))
    guard let box = try viewBox(of: element) else {
      return Transform(translationX: origin.x, y: origin.y)
    }
    let width = try length("width", of: frame)
    let height = try length("height", of: frame)
    let size = Size(width > 0 ? width : box.width, height > 0 ? height : box.height)
    return Self.transform(fitting: box, into: Rect(origin: origin, size: size))
  }

  /// Reads the parts of the children of an element.
  private mutating func parts(
    of element: DocumentElement, _ transform: Transform, _ style: PartStyle
  ) throws(FigureError) -> [Figure.Part] {
    var parts: [Figure.Part] = []
    for child in element.children {
      if let part = try part(child, transform, style) { parts.append(part) }
    }
    return parts
  }

  /// Reads an element; nil if it shows nothing.
  private mutating func part(
    _ element: DocumentElement, _ outer: Transform, _ outerStyle: PartStyle
  ) throws(FigureError) -> Figure.Part? {
    switch element.name {
    case "defs", "symbol", "style", "title", "desc", "metadata", "clipPath", "mask", "marker",
      "linearGradient", "radialGradient", "pattern", "filter", "script", "namedview":
      return nil
    case "g", "a", "svg", "switch", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
      "polygon":
      break
    default:
      warn(element, "<\(element.name)> is left out\(Self.remedy(for: element.name)).")
      return nil
    }
    partCount += 1
    guard partCount <= Self.maximumPartCount else {
      throw error(element, "the figure has more than \(Self.maximumPartCount) parts.")
    }
    let style = try style(of: element, inheriting: outerStyle)
    let own = ownProperties(of: element)
    if own["display"] == "none" { return nil }
    for name in ["clip-path", "mask", "filter"] where own[name] != nil && own[name] != "none" {
      warn(element, "\(name) is left out.")
    }
    var transform = outer
    if let text = element.attributes["transform"] {
      guard let inner = Transform(list: text) else {
        throw error(element, "the transform '\(text)' is not valid.")
      }
      transform = inner.concatenating(outer)
    }
    guard let content = try content(of: element, transform, style) else { return nil }
    let opacity = own["opacity"].flatMap(\.svgFraction) ?? 1
    return Figure.Part(
      name: element.attributes["id"], opacity: min(max(opacity, 0), 1), content)
  }

  private static func remedy(for name: String) -> String {
    switch name {
    case "text": "; convert texts to paths in the program that wrote the file"
    default: ""
    }
  }

  private mutating func content(
    of element: DocumentElement, _ transform: Transform, _ style: PartStyle
  ) throws(FigureError) -> Figure.Content? {
    switch element.name {
    case "g", "a", "switch": return .group(try parts(of: element, transform, style))
    case "svg":
      let inner = try viewportTransform(of: element, in: element)
      return .group(try parts(of: element, inner.concatenating(transform), style))
    case "use": return try used(by: element, transform, style)
    default:
      guard style.isVisible, let path = try path(of: element), !path.isEmpty else { return nil }
      // The area that a unit square becomes; its root is the factor of a line's width.
      let area = abs(transform.a * transform.d - transform.b * transform.c)
      return .shape(style.shape(path.applying(transform), scale: area.squareRoot()))
    }
  }

  /// Reads what a `use` refers to.
  private mutating func used(
    by element: DocumentElement, _ transform: Transform, _ style: PartStyle
  ) throws(FigureError) -> Figure.Content? {
    let link = element.attributes["href"] ?? ""
    guard link.hasPrefix("#"), let target = elements[String(link.dropFirst())] else {
      warn(element, "<use> refers to '\(link)', which is not in the document.")
      return nil
    }
    guard openUses.insert(link).inserted else {
      throw error(element, "<use> refers to '\(link)', which it is in.")
    }
    defer { openUses.remove(link) }
    if target.name == "symbol" {
      let inner = try viewportTransform(of: target, in: element)
      return .group(
        try parts(
          of: target, inner.concatenating(transform),
          try self.style(of: target, inheriting: style)))
    }
    let moved = try Transform(
      translationX: length("x", of: element), y: length("y", of: element)
    ).concatenating(transform)
    return try part(target, moved, style).map { .group([$0]) }
  }

  /// Returns the values of presentation attributes, style sheets and `style`, the strongest of each.
  private func ownProperties(of element: DocumentElement) -> [String: String] {
    var values = element.attributes
    let declarations =
      sheet.declarations(for: element)
      + StyleSheet.declarations(element.attributes["style"] ?? "")
    for (name, value) in declarations { values[name] = value }
    return values
  }

  private mutating func style(
    of element: DocumentElement, inheriting outer: PartStyle
  ) throws(FigureError) -> PartStyle {
    var style = outer
    for (name, value) in ownProperties(of: element).sorted(by: { $0.key < $1.key })
    where value != "inherit" {
      if value.hasPrefix("url("), name == "fill" || name == "stroke" {
        let color = firstColor(of: value)
        warn(element, "\(name): the gradient or pattern \(value) is its first color.")
        if name == "fill" { style.fill = .color(color) } else { style.stroke = .color(color) }
        continue
      }
      guard style.set(name, to: value) else {
        throw error(element, "\(name): '\(value)' is not valid.")
      }
    }
    return style
  }

  /// Returns the color of the first stop of a gradient; gray for anything else.
  private func firstColor(of url: String) -> Color {
    let id = url.dropFirst("url(".count).prefix { $0 != ")" }.filter { !"#\"' ".contains($0) }
    var element = elements[id]
    // A gradient may have its stops from another one.
    for _ in 0..<8 {
      if let stop = element?.children.first(where: { $0.name == "stop" }) {
        let own = ownProperties(of: stop)
        let color = own["stop-color"].flatMap { Color(css: $0) } ?? .black
        return color.withAlphaComponent(
          color.alpha * (own["stop-opacity"].flatMap(\.svgFraction) ?? 1))
      }
      element = elements[String(element?.attributes["href"]?.dropFirst() ?? "")]
    }
    return .gray
  }

  func error(_ element: DocumentElement, _ sentence: String) -> FigureError {
    FigureError("\(file):\(element.line): \(sentence)")
  }

  private mutating func warn(_ element: DocumentElement, _ sentence: String) {
    let warning = "\(file):\(element.line): \(sentence)"
    if warnings.count < 100, !warnings.contains(warning) { warnings.append(warning) }
  }
}
