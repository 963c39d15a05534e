/// The objects of an archive of Xcode 3 or 4, by their identities.
struct ArchiveGraph {
  /// The objects that have an identity.
  private var objects: [String: XMLNode] = [:]
  /// The identities of documents for those of the archive.
  private var documentIDs: [String: String] = [:]
  /// The properties that stand beside the objects: `6.CustomClassName`.
  private var flattened: [String: XMLNode] = [:]

  init(_ data: XMLNode) {
    index(data)
    guard let container = self[data, "IBDocument.Objects"] else { return }
    for record in records(of: container) {
      guard let object = record.keyed("object"), let id = object.attributes["ref"],
        let number = record.keyed("objectID")?.text
      else { continue }
      documentIDs[id] = number
    }
    flattened = self[container, "flattenedProperties"].map(dictionary) ?? [:]
  }

  private mutating func index(_ root: XMLNode) {
    var pending = [root]
    while let node = pending.popLast() {
      if let id = node.attributes["id"], objects[id] == nil { objects[id] = node }
      pending += node.children
    }
  }

  private func records(of container: XMLNode) -> [XMLNode] {
    guard let set = self[container, "objectRecords"] else { return [] }
    return self[set, "orderedObjects"].map(elements) ?? []
  }

  /// Returns the value of a key, where a reference stands for what it names; nil for `nil` and
  /// without one.
  subscript(node: XMLNode, key: String) -> XMLNode? {
    guard let child = node.keyed(key), child.name != "nil" else { return nil }
    return resolved(child)
  }

  /// Returns the text of a key, without spaces around it.
  func text(_ node: XMLNode, _ key: String) -> String? { self[node, key]?.text }

  /// Returns what a reference names; nil for a reference to nothing.
  func resolved(_ node: XMLNode) -> XMLNode? {
    guard node.name == "reference" else { return node }
    return node.attributes["ref"].flatMap { objects[$0] }
  }

  /// Returns the elements of an array.
  func elements(of array: XMLNode) -> [XMLNode] {
    array.children.filter { $0.attributes["key"] == nil && $0.name != "bool" }
      .compactMap(resolved)
  }

  /// Returns the values of a dictionary: by the keys of its elements, or as two lists.
  private func dictionary(_ node: XMLNode) -> [String: XMLNode] {
    var result: [String: XMLNode] = [:]
    if let keys = self[node, "dict.sortedKeys"], let values = self[node, "dict.values"] {
      for (key, value) in zip(elements(of: keys), elements(of: values))
      where result[key.text] == nil {
        result[key.text] = value
      }
      return result
    }
    for child in node.children {
      if let key = child.attributes["key"], result[key] == nil { result[key] = resolved(child) }
    }
    return result
  }

  /// Returns the identity of an object in the document; nil for one without any.
  func documentID(of object: XMLNode) -> String? {
    object.attributes["id"].map { documentIDs[$0] ?? "a\($0)" }
  }

  /// Returns the class that the program has for an object.
  func customClass(of object: XMLNode) -> String? {
    documentID(of: object).flatMap { flattened["\($0).CustomClassName"]?.text }
  }
}

extension XMLNode {
  /// Returns the child element of a key.
  func keyed(_ key: String) -> XMLNode? { children.first { $0.attributes["key"] == key } }

  /// The class of an archived object, without the prefix of Interface Builder; empty for a value.
  var archivedClass: String {
    let name = attributes["class"] ?? ""
    return name.hasPrefix("IBUI") || name.hasPrefix("IBMK") ? String(name.dropFirst(4)) : name
  }
}
