extension ReadingContext {
  /// The sizes of iOS that `size` of a font description names, in points.
  private static let namedSizes: [String: Double] = [
    "system": 14, "smallSystem": 12, "label": 17, "button": 18,
  ]
  /// The sizes of macOS that `metaFont` of a font in an attributed string names, in points.
  private static let metaSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "cellTitle": 12, "label": 10, "titleBar": 13, "menu": 13, "toolTip": 11,
  ]

  /// Reads a `fontDescription` or a `font` element.
  func font(_ node: XMLNode) throws(InterfaceDocumentError) -> InterfaceFont {
    node.markRead()
    let meta = node.attributes["metaFont"]
    if meta.map({ ReadingContext.metaSizes[$0] != nil }) == true { node.markRead("metaFont") }
    return InterfaceFont(
      face: try face(node, meta: meta), pointSize: try pointSize(node, meta: meta),
      weight: node.take("weight"))
  }

  private func face(
    _ node: XMLNode, meta: String?
  ) throws(InterfaceDocumentError) -> InterfaceFont.Face {
    if let style = node.take("style") { return .textStyle(style) }
    if let name = node.take("name") { return .named(name, family: node.take("family")) }
    if let meta { return meta.hasSuffix("Bold") ? .boldSystem : .system }
    let type = node.take("type") ?? "system"
    switch type {
    case "system": return .system
    case "boldSystem": return .boldSystem
    case "italicSystem": return .italicSystem
    default:
      throw error(
        .invalidValue, node,
        "type of <\(node.name)> is \(type.quoted); system, boldSystem and italicSystem are allowed")
    }
  }

  private func pointSize(
    _ node: XMLNode, meta: String?
  ) throws(InterfaceDocumentError) -> Double? {
    for name in ["pointSize", "size"] where node.attributes[name] != nil {
      return try size(name, of: node)
    }
    return meta.flatMap { ReadingContext.metaSizes[$0] }
  }

  /// Reads a size in points or a named size; 0 stands for the default, nil.
  private func size(_ name: String, of node: XMLNode) throws(InterfaceDocumentError) -> Double? {
    if name == "size", node.name == "fontDescription",
      let size = ReadingContext.namedSizes[node.attributes[name] ?? ""]
    {
      node.markRead(name)
      return size
    }
    guard let size = try attributes.number(name, of: node), size != 0 else { return nil }
    guard size > 0 else {
      throw error(
        .invalidNumber, node, "\(name) of <\(node.name)> is \(size); 0 and above are allowed")
    }
    return size
  }
}
