/// Checks that ids are unique and that references lead to an element.
struct ReferenceCheck {
  private let attributes: AttributeReader
  private var lines: [String: Int] = [:]

  /// The attributes that hold the id of another element, by the name of their element.
  private static let references: [String: [String]] = [
    "document": ["initialViewController"],
    "outlet": ["destination"],
    "outletCollection": ["destination"],
    "action": ["destination"],
    "segue": ["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"],
    "constraint": ["firstItem", "secondItem"],
    "exclude": ["reference"],
    "include": ["reference"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
    "tableViewCellContentView": ["tableViewCell"],
  ]

  /// Checks a document.
  ///
  /// - Throws: An ``InterfaceDocumentError`` for an id that two elements have, and for a reference
  ///   to an id that no element has.
  static func check(_ root: XMLNode, file: String) throws(InterfaceDocumentError) {
    var check = ReferenceCheck(attributes: AttributeReader(file: file))
    try check.collect(root)
    try check.checkReferences(of: root)
  }

  private init(attributes: AttributeReader) {
    self.attributes = attributes
  }

  private mutating func collect(_ node: XMLNode) throws(InterfaceDocumentError) {
    if !["device", "adaptation"].contains(node.name) {
      for name in ["id", "sceneID"] {
        guard let id = node.attributes[name], !id.isEmpty else { continue }
        if let line = lines[id] {
          throw attributes.error(
            .duplicateID, node,
            "<\(node.name)> has the id \(id.quoted) of line \(line); an id is allowed once")
        }
        lines[id] = node.line
      }
    }
    for child in node.children { try collect(child) }
  }

  private func checkReferences(of node: XMLNode) throws(InterfaceDocumentError) {
    for name in ReferenceCheck.references[node.name] ?? [] {
      guard let id = node.attributes[name], lines[id] == nil else { continue }
      throw attributes.error(
        .unknownReference, node,
        "\(name) of <\(node.name)> is \(id.quoted), but no element has that id")
    }
    for child in node.children { try checkReferences(of: child) }
  }
}
