package import Foundation

/// Translates an SVG file into Swift source that declares a `Drawing`.
///
/// One SVG unit is one point, and numbers keep all their digits, so the compiled drawing has the
/// coordinates of the file. The source uses `Canvas`; nothing of the SVG remains at run time.
package struct DrawingCompiler {
  private let name: String
  private let root: Element
  /// The gradients and clip paths, by id.
  private var definitions: [String: Element] = [:]
  private var lines: [String] = []
  private var pathCount = 0

  /// Returns the Swift source for an SVG file.
  ///
  /// - Parameters:
  ///   - svg: The contents of the file.
  ///   - name: The name of the static property of `Drawing`.
  /// - Returns: The contents of a Swift file.
  /// - Throws: `SVGError` where the file is not well-formed XML or uses an element, attribute or
  ///   value outside of the supported subset.
  package static func source(for svg: Data, name: String) throws(SVGError) -> String {
    var compiler = try DrawingCompiler(svg, name: name)
    return try compiler.compile()
  }

  private init(_ svg: Data, name: String) throws(SVGError) {
    guard name.wholeMatch(of: /[a-z][A-Za-z0-9]*/) != nil else {
      throw SVGError(
        line: 1, message: "the file name \"\(name)\" is not a Swift name: letters and digits only")
    }
    self.name = name
    root = try ElementParser.parse(svg)
    try Grammar.validate(root: root)
    for definition in root.children.filter({ $0.name == "defs" }).flatMap(\.children) {
      let id = definition.attributes["id"] ?? ""
      guard definitions.updateValue(definition, forKey: id) == nil else {
        throw definition.invalid("id", "another element has the same id")
      }
    }
  }

  private mutating func compile() throws(SVGError) -> String {
    let title = root.children.first { $0.name == "title" }?.text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let title, !title.isEmpty else {
      throw root.error("<svg> has no <title>, which becomes the documentation of the drawing")
    }
    let size: SwiftPoint = (try root.number("width"), try root.number("height"))
    guard try root.numbers("viewBox") == [0, 0, size.x, size.y], min(size.x, size.y) > 0 else {
      throw root.invalid("viewBox", "0, 0, width and height are allowed")
    }
    for element in root.children where !["title", "defs"].contains(element.name) {
      try draw(element)
    }
    return """
      // Generated from \(name).svg: change that file instead.

      internal import Geometry
      public import PictureKit

      extension Drawing {
        /// \(title)
        public static let \(name) = Drawing(size: Size(\(swift(size.x)), \(swift(size.y)))) { canvas in
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      }

      """
  }

  // MARK: Drawing

  private mutating func draw(
    _ element: Element, inheriting inherited: [String: String] = [:]
  ) throws(SVGError) {
    var element = element
    element.attributes.merge(inherited) { own, _ in own }

    let savesState = element.attributes.keys.contains { ["transform", "clip-path"].contains($0) }
    if savesState { lines.append("canvas.saveGState()") }
    lines += try element.transformCalls().map { "canvas.\($0)" }
    if element.attributes["clip-path"] != nil { try clip(element) }
    if element.name == "g" {
      let style = element.attributes.filter { Grammar.inheritedAttributes.contains($0.key) }
      for child in element.children { try draw(child, inheriting: style) }
    } else {
      try fillAndStroke(element)
    }
    if savesState { lines.append("canvas.restoreGState()") }
  }

  private mutating func clip(_ element: Element) throws(SVGError) {
    guard let id = element.reference("clip-path"), let clip = definitions[id],
      clip.name == "clipPath", clip.children.count == 1
    else {
      throw element.invalid(
        "clip-path", "url(#id) of a <clipPath> in <defs> with one shape is allowed")
    }
    let path = try declarePath(clip.children[0])
    lines.append("canvas.clip(to: \(path))")
  }

  private mutating func fillAndStroke(_ element: Element) throws(SVGError) {
    let path = try declarePath(element)
    var styled = element
    styled.attributes.merge(["fill": "rgb(0%, 0%, 0%)", "stroke": "none"]) { own, _ in own }
    if let paint = try paint("fill", of: styled, opacity: "fill-opacity") {
      lines += ["canvas.setFillPaint(\(paint))", "canvas.fill(\(path))"]
    }
    guard let paint = try paint("stroke", of: styled, opacity: nil) else { return }
    let width = element.attributes["stroke-width"] == nil ? 1 : try element.number("stroke-width")
    lines += [
      "canvas.setStrokePaint(\(paint))", "canvas.setLineWidth(\(swift(width)))",
      "canvas.setLineJoin(\(try element.lineJoin()))",
      // SVG's default; Core Graphics' is 10.
      "canvas.setMiterLimit(4)", "canvas.stroke(\(path))",
    ]
  }

  /// Adds the declaration of a path and returns its name.
  private mutating func declarePath(_ shape: Element) throws(SVGError) -> String {
    pathCount += 1
    let path = "path\(pathCount)"
    lines += try shape.declaration(ofPath: path)
    return path
  }

  /// Returns the expression for the `Paint` in an attribute, nil for `none`.
  private func paint(
    _ attribute: String, of element: Element, opacity: String?
  ) throws(SVGError) -> String? {
    if element.attributes[attribute] == "none" { return nil }
    guard let id = element.reference(attribute) else {
      let alpha = try opacity.map { name throws(SVGError) in try element.fraction(name) } ?? 1
      return ".color(\(swift(color: try element.color(attribute), alpha: alpha)))"
    }
    guard let gradient = definitions[id], gradient.name != "clipPath" else {
      throw element.invalid(attribute, "url(#id) of a gradient in <defs> is allowed")
    }
    if let opacity, element.attributes[opacity] != nil {
      throw element.invalid(opacity, "with a gradient, use stop-opacity instead")
    }
    return try gradient.gradientPaint()
  }
}
