internal import Geometry

/// What the readers of one document share.
final class ReadingContext {
  /// Reads attributes; errors name the file.
  let attributes: AttributeReader
  /// The names of images that the document's resources declare, and whether each is a symbol.
  let isSymbol: [String: Bool]
  /// The elements by id, as far as they have been read.
  var elements: [String: InterfaceElement] = [:]
  /// The size of the object that holds the one that is read; that of the canvas at the top.
  var superviewSize = Size.zero

  init(file: String, root: XMLNode) {
    attributes = AttributeReader(file: file)
    var isSymbol: [String: Bool] = [:]
    for resources in root.children where resources.name == "resources" {
      for image in resources.children where image.name == "image" {
        if let name = image.attributes["name"] {
          isSymbol[name] = image.attributes["catalog"] == "system"
        }
      }
    }
    self.isSymbol = isSymbol
  }

  /// Returns an error about an element.
  func error(
    _ kind: InterfaceDocumentError.Kind, _ node: XMLNode, _ reason: String
  ) -> InterfaceDocumentError {
    attributes.error(kind, node, reason)
  }

  /// Returns the id of an element that needs one.
  func requiredID(of node: XMLNode) throws(InterfaceDocumentError) -> String {
    guard let id = node.take("id"), !id.isEmpty else {
      throw error(.missingID, node, "<\(node.name)> has no id; it is required")
    }
    return id
  }

  /// Returns the class that an element names, or nil if it names none.
  func customClass(of node: XMLNode) -> CustomClass? {
    let module = node.take("customModule")
    let provider = node.take("customModuleProvider")
    guard let name = node.take("customClass"), !name.isEmpty else { return nil }
    return CustomClass(
      name: name, module: module?.isEmpty == true ? nil : module,
      moduleIsTarget: provider == "target")
  }
}
