/// An element of an SVG document.
final class DocumentElement {
  /// The name, without prefix.
  let name: String
  /// The line of the start tag, from 1.
  let line: Int
  /// The attributes; `xlink:href` is `href`.
  let attributes: [String: String]
  /// The child elements, in order.
  var children: [DocumentElement] = []
  /// The text, without that of children.
  var text = ""

  init(name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }
}
