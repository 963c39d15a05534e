extension ReadingContext {
  /// Reads an `attributedString` element with its fragments.
  func attributedString(
    _ node: XMLNode
  ) throws(InterfaceDocumentError) -> InterfaceAttributedString {
    node.markRead()
    var fragments: [InterfaceAttributedString.Fragment] = []
    for child in node.children where child.name == "fragment" {
      child.markRead()
      var content = child.take("content") ?? ""
      for text in child.children where text.attributes["key"] == "content" {
        guard ["string", "mutableString"].contains(text.name) else { continue }
        text.markRead("key")
        content = try string(text)
      }
      let attributes = child.takeChild("attributes")
      fragments.append(
        InterfaceAttributedString.Fragment(
          content: content, attributes: try attributes.map(textAttributes) ?? [:]))
    }
    return InterfaceAttributedString(fragments: fragments)
  }

  private func textAttributes(
    _ node: XMLNode
  ) throws(InterfaceDocumentError) -> [String: PropertyValue] {
    try properties(node, [:])
  }
}
