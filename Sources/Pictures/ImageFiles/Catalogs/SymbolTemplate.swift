internal import Geometry

/// The drawing of a symbol in a template that the program SF Symbols exports.
///
/// A template is an SVG document with guides, notes and up to 27 variants of weights and scales,
/// each a group such as `Regular-M`. The variant of a text's weight is taken out of it, with the
/// width between its margins and a height about that of a line, from the lines of its baseline and
/// of capital letters.
struct SymbolTemplate {
  /// The size of the font of a template, and that in which UIKit shows a symbol.
  private static let (templateSize, shownSize) = (100.0, 17.0)
  /// What a symbol may reach above capital letters and below the baseline, as a share of their
  /// height.
  private static let overshoot = 0.29
  /// The scales in the order in which they are looked for.
  private static let scales = ["M", "S", "L"]

  private let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The document of the symbol alone; nil if the template has no variant with its lines.
  var document: [UInt8]? {
    for scale in Self.scales {
      let name = "Regular-\(scale)"
      guard let group = group(named: name),
        let baseline = number("y1", ofLine: "Baseline-\(scale)"),
        let capline = number("y1", ofLine: "Capline-\(scale)"),
        let left = number("x1", ofLine: "left-margin-\(name)", "left-margin"),
        let right = number("x1", ofLine: "right-margin-\(name)", "right-margin"),
        right > left, baseline > capline
      else { continue }
      let margin = Self.overshoot * (baseline - capline)
      let size = Size(right - left, baseline - capline + 2 * margin)
      let factor = Self.shownSize / Self.templateSize
      let root =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "width=\"\(size.width * factor)\" height=\"\(size.height * factor)\" "
        + "viewBox=\"\(left) \(capline - margin) \(size.width) \(size.height)\">"
      return Array((root + styles + group + "</svg>").utf8)
    }
    return nil
  }

  /// The style sheets of the document.
  private var styles: String {
    var styles = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<style"),
      let end = rest[start.upperBound...].firstRange(of: "</style>")
    {
      styles += rest[start.lowerBound..<end.upperBound]
      rest = rest[end.upperBound...]
    }
    return styles
  }

  /// Returns the group of a name with what is in it.
  private func group(named name: String) -> Substring? {
    guard let start = element("<g", named: name) else { return nil }
    var depth = 0
    var rest = text[start...]
    while let tag = rest.firstIndex(of: "<") {
      guard let end = rest[tag...].firstIndex(of: ">") else { return nil }
      let isSelfClosing = rest[..<end].last == "/"
      let content = rest[tag...end]
      let isGroup = ["<g ", "<g>", "<g\n", "<g\t"].contains { content.hasPrefix($0) }
      if isGroup, !isSelfClosing { depth += 1 }
      if content.hasPrefix("</g") { depth -= 1 }
      if depth == 0 { return text[start...end] }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  /// Returns the start of the element with an identifier.
  private func element(_ beginning: String, named name: String) -> String.Index? {
    guard let id = text.firstRange(of: "id=\"\(name)\""),
      let start = text[..<id.lowerBound].lastIndex(of: "<"),
      text[start...].hasPrefix(beginning)
    else { return nil }
    return start
  }

  /// Returns a number of the first line with one of some names.
  private func number(_ attribute: String, ofLine names: String...) -> Double? {
    for name in names {
      guard let start = element("<line", named: name), let end = text[start...].firstIndex(of: ">")
      else { continue }
      let line = text[start..<end]
      guard let key = line.firstRange(of: " \(attribute)=\"") else { continue }
      if let number = Double(line[key.upperBound...].prefix { $0 != "\"" }), number.isFinite {
        return number
      }
    }
    return nil
  }
}
