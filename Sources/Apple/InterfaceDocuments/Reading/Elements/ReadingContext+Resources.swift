internal import Geometry

extension ReadingContext {
  /// Reads a `resources` element.
  func resources(_ node: XMLNode?) throws(InterfaceDocumentError) -> InterfaceResources {
    var images: [String: InterfaceResources.Image] = [:]
    var namedColors: [String: Color] = [:]
    var systemColors: [String: Color] = [:]
    for child in node?.children ?? [] {
      switch child.name {
      case "image":
        let image = try resourceImage(child)
        images[image.name] = image
      case "namedColor":
        if let (name, color) = try resourceColor(child) { namedColors[name] = color }
      case "systemColor":
        if let (name, color) = try resourceColor(child) { systemColors[name] = color }
      default: continue
      }
    }
    return InterfaceResources(
      images: images, namedColors: namedColors, systemColors: systemColors)
  }

  private func resourceImage(
    _ node: XMLNode
  ) throws(InterfaceDocumentError) -> InterfaceResources.Image {
    node.markRead()
    let width = try attributes.number("width", of: node)
    let height = try attributes.number("height", of: node)
    var size: Size?
    if let width, let height { size = Size(width, height) }
    return InterfaceResources.Image(
      name: try attributes.required("name", of: node), size: size,
      isSystemSymbol: node.take("catalog") == "system")
  }

  /// Reads a named color, or returns nil without components.
  private func resourceColor(
    _ node: XMLNode
  ) throws(InterfaceDocumentError) -> (name: String, color: Color)? {
    node.markRead()
    let ownName = colorName(node)
    let name = if let ownName { ownName } else { try attributes.required("name", of: node) }
    guard let child = node.takeChild("color"), let color = try components(child) else { return nil }
    return (name, color)
  }
}
