extension ReadingContext {
  /// Reads a layout guide of a view or a controller.
  func layoutGuide(
    _ node: XMLNode, owner: String
  ) throws(InterfaceDocumentError) -> InterfaceLayoutGuide {
    node.markRead()
    let name = node.name == "viewLayoutGuide" ? "key" : "type"
    let kind: InterfaceLayoutGuide.Kind =
      switch try attributes.required(name, of: node) {
      case "safeArea": .safeArea
      case "top": .top
      case "bottom": .bottom
      case "contentLayoutGuide": .content
      case "frameLayoutGuide": .frame
      case "keyboard", "keyboardLayoutGuide": .keyboard
      case "layoutMargins", "layoutMarginsGuide": .layoutMargins
      case "readableContent", "readableContentGuide": .readableContent
      case let other: .other(other)
      }
    let id = try requiredID(of: node)
    let guide = InterfaceLayoutGuide(id: id, line: node.line, kind: kind, owner: owner)
    elements[id] = .layoutGuide(guide)
    return guide
  }
}
