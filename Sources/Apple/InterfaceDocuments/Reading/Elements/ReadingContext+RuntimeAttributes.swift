extension ReadingContext {
  /// Reads the attributes in a `userDefinedRuntimeAttributes` element.
  func runtimeAttributes(_ node: XMLNode) throws(InterfaceDocumentError) -> [RuntimeAttribute] {
    node.markRead()
    var result: [RuntimeAttribute] = []
    for child in node.children where child.name == "userDefinedRuntimeAttribute" {
      child.markRead()
      let keyPath = try attributes.required("keyPath", of: child)
      let type = try attributes.required("type", of: child)
      result.append(
        RuntimeAttribute(
          line: child.line, keyPath: keyPath, type: type,
          value: try runtimeValue(child, type: type)))
    }
    return result
  }

  /// Reads the value of an attribute, which is an attribute or an element with the key `value`.
  private func runtimeValue(
    _ node: XMLNode, type: String
  ) throws(InterfaceDocumentError) -> PropertyValue {
    for child in node.children where child.attributes["key"] == "value" {
      guard let value = try value(child) else { continue }
      child.markRead("key")
      return value
    }
    let converted: AttributeType =
      switch type {
      case "boolean": .bool
      case "number": .number
      case "image": .image
      default: .string
      }
    if let value = try attribute("value", converted, of: node) { return value }
    // Interface Builder leaves out a value that is NO, an empty string or nil.
    switch type {
    case "boolean": return .bool(false)
    case "string", "localizedString": return .string("")
    default: return .null
    }
  }
}
