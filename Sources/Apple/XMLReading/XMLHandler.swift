/// What is called with the parts of a document, in order.
package protocol XMLHandler: AnyObject {
  /// An element begins at a line, from 1; returns whether to go on.
  func start(_ name: XMLName, line: Int, _ attributes: [XMLAttribute]) -> Bool
  /// An element ends.
  func end()
  /// Text of an element, or a part of it, without markup.
  func add(_ text: String)
  /// The document is not well-formed at a line and a column, from 1, which ends it.
  func fail(line: Int, column: Int, _ reason: String)
}

/// The name of an element or attribute.
package struct XMLName {
  /// The name without the prefix.
  package let local: String
  /// The prefix; nil for none.
  package let prefix: String?

  /// The name after the prefix and a colon, or alone.
  package var qualified: String { prefix.map { "\($0):\(local)" } ?? local }
}

/// An attribute of an element.
package struct XMLAttribute {
  /// The name.
  package let name: XMLName
  /// The value, without references.
  package let value: String
}
