/// Reads attributes with their types; errors name the file.
struct AttributeReader {
  let file: String

  /// Returns an error about an element.
  func error(
    _ kind: InterfaceDocumentError.Kind, _ node: XMLNode, _ reason: String
  ) -> InterfaceDocumentError {
    InterfaceDocumentError(kind, file: file, line: node.line, reason)
  }

  /// Returns the value of an attribute that must be there.
  func required(_ name: String, of node: XMLNode) throws(InterfaceDocumentError) -> String {
    guard let value = node.take(name) else {
      throw error(
        .missingAttribute, node, "<\(node.name)> has no attribute \(name); it is required")
    }
    return value
  }

  /// Returns a Boolean attribute, `YES` or `NO`, or nil without one.
  func bool(_ name: String, of node: XMLNode) throws(InterfaceDocumentError) -> Bool? {
    guard let text = node.take(name) else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      throw error(
        .invalidValue, node, "\(name) of <\(node.name)> is \(text.quoted); YES and NO are allowed")
    }
  }

  /// Returns a numeric attribute, or nil without one.
  func number(_ name: String, of node: XMLNode) throws(InterfaceDocumentError) -> Double? {
    guard let text = node.take(name) else { return nil }
    return try number(text, name, of: node)
  }

  /// Returns a numeric attribute that must be there.
  func requiredNumber(_ name: String, of node: XMLNode) throws(InterfaceDocumentError) -> Double {
    try number(try required(name, of: node), name, of: node)
  }

  /// Returns a finite number in decimal notation.
  func number(
    _ text: String, _ name: String, of node: XMLNode
  ) throws(InterfaceDocumentError) -> Double {
    guard let value = Double(text), value.isFinite, !text.contains(where: { "xXpP".contains($0) })
    else {
      throw error(
        .invalidNumber, node,
        "\(name) of <\(node.name)> is \(text.quoted); a finite decimal number is allowed")
    }
    return value
  }
}
