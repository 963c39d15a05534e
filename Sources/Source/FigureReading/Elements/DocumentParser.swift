internal import XMLReading

/// Makes a tree of elements of the parts of an SVG document.
final class DocumentParser: XMLHandler {
  private let file: String
  private var root: DocumentElement?
  private var open: [DocumentElement] = []
  private var count = 0
  private var failure: FigureError?

  /// The largest number of elements.
  private static let maximumCount = 100_000

  private init(file: String) { self.file = file }

  /// Returns the root element.
  ///
  /// - Throws: A ``FigureError`` if the document is not well-formed or too large.
  static func parse(_ bytes: [UInt8], file: String) throws(FigureError) -> DocumentElement {
    let parser = DocumentParser(file: file)
    let isComplete = bytes.withUnsafeBufferPointer { XMLReader.read(xml: $0, to: parser) }
    if let failure = parser.failure { throw failure }
    guard isComplete, let root = parser.root, parser.open.isEmpty else {
      throw FigureError("\(file) is not an SVG document: it has no element.")
    }
    return root
  }

  /// Enters an element; returns false if there are too many.
  func start(_ name: XMLName, line: Int, _ attributes: [XMLAttribute]) -> Bool {
    count += 1
    guard count <= Self.maximumCount else {
      failure = FigureError(
        "\(file):\(line): the document has more than \(Self.maximumCount) elements.")
      return false
    }
    var values: [String: String] = [:]
    // Editors have attributes with prefixes, which mean nothing here; links may have one.
    for attribute in attributes where attribute.name.prefix == nil || attribute.name.local == "href"
    {
      values[attribute.name.local] = attribute.value
    }
    let element = DocumentElement(name: name.local, line: line, attributes: values)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
    return true
  }

  func end() { open.removeLast() }

  func add(_ text: String) { open.last?.text += text }

  func fail(line: Int, column: Int, _ reason: String) {
    failure = FigureError(
      "\(file):\(line):\(column): the XML is not well-formed: \(reason)")
  }
}
