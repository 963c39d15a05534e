internal import Geometry
internal import PictureKit

extension SVGWriter {
  /// Returns the markup of nodes.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - extent: Bounds of what they draw.
  /// - Returns: The elements.
  mutating func markup(of nodes: [VectorNode], extent: Rect) -> String {
    let decimals = GlyphTable.decimals(in: extent)
    return nodes.map { node in markup(of: node, extent: extent, decimals: decimals) }.joined()
  }

  mutating func markup(of node: VectorNode, extent: Rect, decimals: Int) -> String {
    switch node {
    case .fill(let path, let rule, let paint):
      if rule == .winding, case .color(let color) = paint,
        let shapes = sharedShapes(of: path, color, decimals: decimals)
      {
        return shapes
      }
      var element = SVGElement("path", [("d", path.svgData(decimals: decimals))])
      if rule == .evenOdd { element["fill-rule"] = "evenodd" }
      set(&element, paint, attribute: "fill")
      return element.markup
    case .stroke(let path, let style, let paint):
      var element = SVGElement(
        "path", [("d", path.svgData(decimals: decimals)), ("fill", "none")])
      set(&element, paint, attribute: "stroke")
      set(&element, style)
      return element.markup
    case .image(let bitmap, let rect, let interpolation):
      let image = identifier(of: bitmap, interpolation)
      let transform = Transform(
        a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
        tx: rect.minX, ty: rect.minY)
      return SVGElement("use", [("href", "#\(image)"), ("transform", transform.svg)]).markup
    case .document(let image, let rect):
      let transform = Transform(
        a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
        tx: rect.minX, ty: rect.minY)
      return SVGElement(
        "use", [("href", "#\(identifier(of: image))"), ("transform", transform.svg)]
      ).markup
    case .group(let group): return markup(of: group, extent: extent, decimals: decimals)
    }
  }

  mutating func markup(of group: VectorGroup, extent: Rect, decimals: Int) -> String {
    guard let inverse = group.transform.inverse else { return "" }
    let inner = extent.isNull ? extent : extent.applying(inverse)
    var element = SVGElement("g")
    element.content = group.nodes.map { markup(of: $0, extent: inner, decimals: decimals) }.joined()
    guard !element.content.isEmpty else { return "" }
    if !group.transform.isIdentity { element["transform"] = group.transform.svg }
    if group.opacity < 1 { element["opacity"] = group.opacity.svg(3) }
    if let path = group.clip { element["clip-path"] = clip(path, group.clipRule) }
    if let nodes = group.mask {
      let content = nodes.map { markup(of: $0, extent: inner, decimals: decimals) }.joined()
      element["mask"] = mask(content, extent: inner)
    }
    if let shadow = group.shadow {
      element["filter"] = filter(for: shadow, extent: inner, isAlone: true)
    }
    if group.blendMode != .normal {
      element["style"] = "mix-blend-mode:\(group.blendMode.css)"
    } else if group.isIsolated, group.opacity == 1, group.nodes.contains(where: \.hasBlendMode) {
      element["style"] = "isolation:isolate"
    }
    return element.attributes.isEmpty ? element.content : element.markup
  }
}

extension VectorNode {
  /// Whether the node is combined with what is below it by a mode other than normal.
  fileprivate var hasBlendMode: Bool {
    guard case .group(let group) = self else { return false }
    return group.blendMode != .normal || group.nodes.contains(where: \.hasBlendMode)
  }
}
