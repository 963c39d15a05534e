import Foundation

/// The supported subset of SVG: what `Canvas` can draw with the same meaning.
enum Grammar {
  /// The attributes that children of a group inherit.
  static let inheritedAttributes = [
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin",
  ]

  /// The attributes and children of an element.
  private struct Rule {
    var required: [String] = []
    var optional: [String] = []
    var children: [String] = []
  }

  private static let shapes = ["circle", "ellipse", "path", "polygon", "rect"]
  private static let drawingAttributes = inheritedAttributes + ["transform", "clip-path"]

  private static let rules: [String: Rule] = [
    "svg": Rule(
      required: ["width", "height", "viewBox"], children: ["title", "defs", "g"] + shapes),
    "title": Rule(),
    "defs": Rule(children: ["linearGradient", "radialGradient", "clipPath"]),
    "linearGradient": Rule(
      required: ["id", "gradientUnits", "x1", "y1", "x2", "y2"], children: ["stop"]),
    "radialGradient": Rule(
      required: ["id", "gradientUnits", "cx", "cy", "r", "fx", "fy", "fr"], children: ["stop"]),
    "stop": Rule(required: ["offset", "stop-color"], optional: ["stop-opacity"]),
    "clipPath": Rule(required: ["id"], children: shapes),
    "g": Rule(optional: drawingAttributes, children: ["g"] + shapes),
    "circle": Rule(required: ["cx", "cy", "r"], optional: drawingAttributes),
    "ellipse": Rule(required: ["cx", "cy", "rx", "ry"], optional: drawingAttributes),
    "path": Rule(required: ["d"], optional: drawingAttributes),
    "polygon": Rule(required: ["points"], optional: drawingAttributes),
    "rect": Rule(required: ["x", "y", "width", "height"], optional: drawingAttributes),
  ]

  /// Checks the root element of a file and all elements in it.
  ///
  /// - Throws: `SVGError` where an element, an attribute or text is unsupported, or an attribute is
  ///   missing.
  static func validate(root: Element) throws(SVGError) {
    guard root.name == "svg" else {
      throw root.error("the root element is <\(root.name)>; it must be <svg>")
    }
    var root = root
    root.attributes["xmlns"] = nil
    try validate(root)
  }

  private static func validate(_ element: Element, inClipPath: Bool = false) throws(SVGError) {
    guard let rule = rules[element.name] else { return }
    let optional = inClipPath ? [] : rule.optional
    for attribute in element.attributes.keys.sorted()
    where !rule.required.contains(attribute) && !optional.contains(attribute) {
      throw element.error(
        "<\(element.name)> has the unsupported attribute \(attribute); "
          + "supported \(list(rule.required + optional))")
    }
    for attribute in rule.required where element.attributes[attribute] == nil {
      throw element.error("<\(element.name)> has no attribute \(attribute), which is required")
    }
    let text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if element.name != "title", !text.isEmpty {
      throw element.error("<\(element.name)> contains the text \"\(text)\"; only <title> has text")
    }
    for child in element.children {
      guard rule.children.contains(child.name) else {
        throw child.error(
          "<\(element.name)> contains the unsupported element <\(child.name)>; "
            + "supported \(list(rule.children.map { "<\($0)>" }))")
      }
      try validate(child, inClipPath: element.name == "clipPath")
    }
  }

  private static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "are none"
    case 1: "is only \(names[0])"
    default: "are \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    }
  }
}
