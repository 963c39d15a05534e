/// An element of an XML file.
struct Element {
  let name: String
  /// The line of the file on which the start tag ends, from 1.
  let line: Int
  var attributes: [String: String]
  var children: [Element] = []
  /// The text directly inside the element.
  var text = ""

  /// Returns an error at this element.
  func error(_ message: String) -> SVGError { SVGError(line: line, message: message) }
}
