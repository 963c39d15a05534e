internal import FileIO

/// An element of an SVG document.
struct SVGElement {
  var name: String
  /// The attributes in order, with values that are not escaped.
  var attributes: [(name: String, value: String)] = []
  /// The animations of attributes.
  var animations: [String] = []
  /// The markup of the children.
  var content = ""

  init(_ name: String, _ attributes: [(String, String)] = [], content: String = "") {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.content = content
  }

  subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// The element as text.
  var markup: String {
    let start = attributes.reduce("<\(name)") {
      $0 + " \($1.name)=\"\($1.value.xmlText)\""
    }
    let inside = animations.joined() + content
    return inside.isEmpty ? "\(start)/>" : "\(start)>\(inside)</\(name)>"
  }
}
