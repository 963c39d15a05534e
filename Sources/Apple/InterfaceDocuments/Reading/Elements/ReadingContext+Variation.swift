extension ReadingContext {
  /// Reads a `variation` element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - table: The types of the attributes that may vary.
  /// - Returns: The variation.
  /// - Throws: An ``InterfaceDocumentError`` for a key that names no size class.
  func variation(
    _ node: XMLNode, _ table: [String: AttributeType]
  ) throws(InterfaceDocumentError) -> InterfaceVariation {
    node.markRead()
    let key = try attributes.required("key", of: node)
    guard let sizeClass = SizeClass(key: key) else {
      throw error(
        .invalidValue, node,
        """
        key of <variation> is \(key.quoted); allowed are default and \
        heightClass=, widthClass= with compact or regular
        """)
    }
    var masks: [String: InterfaceVariation.Mask] = [:]
    for child in node.children where child.name == "mask" {
      child.markRead()
      masks[try attributes.required("key", of: child)] = InterfaceVariation.Mask(
        excluded: try references("exclude", child), included: try references("include", child))
    }
    return InterfaceVariation(
      line: node.line, sizeClass: sizeClass, properties: try properties(node, table), masks: masks)
  }

  /// Reads the ids in the child elements of a name.
  private func references(
    _ name: String, _ node: XMLNode
  ) throws(InterfaceDocumentError) -> Set<String> {
    var ids: Set<String> = []
    for child in node.children where child.name == name {
      child.markRead()
      ids.insert(try attributes.required("reference", of: child))
    }
    return ids
  }
}
