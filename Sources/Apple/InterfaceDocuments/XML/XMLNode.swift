/// An element of a parsed XML file that records which of its parts have been interpreted.
final class XMLNode {
  /// The name of the element.
  let name: String
  /// The line of the start tag, from 1.
  let line: Int
  /// The attributes by name.
  private(set) var attributes: [String: String]
  /// The child elements in document order.
  private(set) var children: [XMLNode] = []
  /// The character data of the element, without that of its children.
  var text = ""
  /// Whether the element has been interpreted.
  private(set) var isRead = false
  private var readAttributes: Set<String> = []

  init(name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  /// Appends a child element.
  func append(_ child: XMLNode) {
    children.append(child)
  }

  /// Sets an attribute before the element is interpreted.
  func setAttribute(_ name: String, to value: String) { attributes[name] = value }

  /// Removes an attribute before the element is interpreted.
  func removeAttribute(_ name: String) { attributes[name] = nil }

  /// Marks the element as interpreted; its attributes and children are marked on their own.
  func markRead() {
    isRead = true
  }

  /// Returns the value of an attribute and marks it as interpreted.
  func take(_ name: String) -> String? {
    guard let value = attributes[name] else { return nil }
    readAttributes.insert(name)
    return value
  }

  /// Marks an attribute as interpreted.
  func markRead(_ name: String) {
    readAttributes.insert(name)
  }

  /// Returns the attributes that are not interpreted yet, sorted by name.
  var remainingAttributes: [String] {
    attributes.keys.filter { !readAttributes.contains($0) }.sorted()
  }

  /// Returns the first child element of a name, marked as interpreted.
  func takeChild(_ name: String) -> XMLNode? {
    let child = children.first { $0.name == name }
    child?.markRead()
    return child
  }
}

extension XMLNode {
  /// Appends what has not been interpreted in the element, in document order.
  func collectUninterpreted(parent: String?, into items: inout [UninterpretedItem]) {
    guard isRead else {
      items.append(
        UninterpretedItem(
          line: line, element: name, parent: parent, attribute: nil, value: attributes["key"]))
      return
    }
    if attributes["id"] != nil, ObjectKind.isUnknownObject(self) {
      items.append(
        UninterpretedItem(line: line, element: name, parent: parent, attribute: nil, value: nil))
    }
    for attribute in remainingAttributes {
      items.append(
        UninterpretedItem(
          line: line, element: name, parent: parent, attribute: attribute,
          value: attributes[attribute]))
    }
    for child in children { child.collectUninterpreted(parent: name, into: &items) }
  }
}
