internal import Foundation
internal import Geometry

extension ReadingContext {
  /// Reads an element that gives one value, or returns nil for an element that is not one.
  func value(_ node: XMLNode) throws(InterfaceDocumentError) -> PropertyValue? {
    if let value = try geometryValue(node) { return value }
    if let value = try simpleValue(node) { return value }
    switch node.name {
    case "color": return .color(try color(node))
    case "fontDescription", "font": return .font(try font(node))
    case "attributedString": return .attributedString(try attributedString(node))
    case "image": return try image(node, "name").map(PropertyValue.image)
    case "imageReference": return try image(node, "image").map(PropertyValue.image)
    case "autoresizingMask":
      return .autoresizingMask(try flags(node, AutoresizingMask.names))
    case "extendedEdge", "rectEdge": return .edges(try flags(node, InterfaceEdges.names))
    case "dataDetectorType", "dataDetectorTypes", "popoverArrowDirection", "audiovisualMediaTypes",
      "accessibilityTraits":
      return .options(try options(node))
    default: return try record(node).map(PropertyValue.record)
    }
  }

  /// Reads a point, a size, a rectangle or insets.
  private func geometryValue(_ node: XMLNode) throws(InterfaceDocumentError) -> PropertyValue? {
    switch node.name == "value" ? node.take("type") ?? "" : node.name {
    case "rect":
      let numbers = try numbers(node, ["x", "y", "width", "height"])
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case "point":
      let numbers = try numbers(node, ["x", "y"])
      return .point(Point(numbers[0], numbers[1]))
    case "size":
      let numbers = try numbers(node, ["width", "height"])
      return .size(Size(numbers[0], numbers[1]))
    case "inset":
      return .insets(try insets(node, ["minY", "minX", "maxY", "maxX"]))
    case "edgeInsets":
      return .insets(try insets(node, ["top", "left", "bottom", "right"]))
    case "directionalEdgeInsets":
      return .directionalInsets(try insets(node, ["top", "leading", "bottom", "trailing"]))
    case "offsetWrapper":
      let numbers = try numbers(node, ["horizontal", "vertical"])
      return .offset(Vector(dx: numbers[0], dy: numbers[1]))
    default: return nil
    }
  }

  /// Reads a number, a string, a date, a range or nil.
  private func simpleValue(_ node: XMLNode) throws(InterfaceDocumentError) -> PropertyValue? {
    switch node.name {
    case "nil":
      node.markRead()
      return .null
    case "real", "integer":
      node.markRead()
      return .number(try attributes.requiredNumber("value", of: node))
    case "boolean", "bool":
      node.markRead()
      return .bool(try attributes.bool("value", of: node) ?? false)
    case "string", "mutableString": return .string(try string(node))
    case "url":
      node.markRead()
      return .string(try attributes.required("string", of: node))
    case "date":
      node.markRead()
      return .date(try attributes.requiredNumber("timeIntervalSinceReferenceDate", of: node))
    case "range":
      node.markRead()
      return .range(location: try integer("location", node), length: try integer("length", node))
    default: return nil
    }
  }

  /// Reads a record and the values in it, or returns nil for an element that is not one.
  private func record(_ node: XMLNode) throws(InterfaceDocumentError) -> PropertyRecord? {
    guard let table = AttributeType.records[node.name] else { return nil }
    node.markRead()
    return PropertyRecord(element: node.name, values: try properties(node, table))
  }

  /// Reads the attributes that a table lists and the child elements that are values with a key.
  func properties(
    _ node: XMLNode, _ table: [String: AttributeType]
  ) throws(InterfaceDocumentError) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for name in node.remainingAttributes {
      guard let type = table[name] else { continue }
      values[name] = try attribute(name, type, of: node)
    }
    if values.values.contains(where: { $0.image != nil }) { node.markRead("catalog") }
    for child in node.children {
      guard let key = child.attributes["key"], let value = try value(child) else { continue }
      child.markRead("key")
      values[key] = value
    }
    return values
  }

  /// Reads an attribute with its type.
  func attribute(
    _ name: String, _ type: AttributeType, of node: XMLNode
  ) throws(InterfaceDocumentError) -> PropertyValue? {
    switch type {
    case .bool: try attributes.bool(name, of: node).map(PropertyValue.bool)
    case .number: try attributes.number(name, of: node).map(PropertyValue.number)
    case .string: node.take(name).map(PropertyValue.string)
    case .image: try image(node, name).map(PropertyValue.image)
    case .reference: node.take(name).map(PropertyValue.reference)
    }
  }

  /// Reads the characters of a `string` element, which may be in Base64.
  func string(_ node: XMLNode) throws(InterfaceDocumentError) -> String {
    node.markRead()
    guard try attributes.bool("base64-UTF8", of: node) == true else { return node.text }
    let digits = node.text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding),
      let text = String(bytes: data, encoding: .utf8)
    else {
      throw error(
        .invalidValue, node, "the text of <\(node.name)> is not UTF-8 in Base64; base64-UTF8 is YES"
      )
    }
    return text
  }

  /// Reads the name of an image in an attribute.
  private func image(
    _ node: XMLNode, _ name: String
  ) throws(InterfaceDocumentError) -> ImageReference? {
    if node.name == "image" || node.name == "imageReference" { node.markRead() }
    guard let image = node.take(name) else { return nil }
    let isWrittenAsSymbol = node.take("catalog") == "system"
    return ImageReference(
      name: image, isSystemSymbol: isSymbol[image] ?? isWrittenAsSymbol,
      symbolScale: node.take("symbolScale"), renderingMode: node.take("renderingMode"),
      variableValue: try attributes.number("variableValue", of: node))
  }

  /// Reads an option set with a word for each bit.
  private func flags<Flags: OptionSet>(
    _ node: XMLNode, _ names: [(String, Flags)]
  ) throws(InterfaceDocumentError) -> Flags where Flags.Element == Flags {
    node.markRead()
    var flags: Flags = []
    for (name, flag) in names where try attributes.bool(name, of: node) == true {
      flags.insert(flag)
    }
    return flags
  }

  /// Reads the words of an option set that are on.
  func options(_ node: XMLNode) throws(InterfaceDocumentError) -> Set<String> {
    node.markRead()
    node.markRead("key")
    var words: Set<String> = []
    for name in node.remainingAttributes where try attributes.bool(name, of: node) == true {
      words.insert(name)
    }
    return words
  }

  private func insets(
    _ node: XMLNode, _ names: [String]
  ) throws(InterfaceDocumentError) -> Insets {
    let numbers = try numbers(node, names)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads attributes that must be there.
  private func numbers(
    _ node: XMLNode, _ names: [String]
  ) throws(InterfaceDocumentError) -> [Double] {
    node.markRead()
    var numbers: [Double] = []
    for name in names { numbers.append(try attributes.requiredNumber(name, of: node)) }
    return numbers
  }

  private func integer(_ name: String, _ node: XMLNode) throws(InterfaceDocumentError) -> Int {
    let number = try attributes.requiredNumber(name, of: node)
    guard let integer = Int(exactly: number) else {
      throw error(
        .invalidNumber, node, "\(name) of <\(node.name)> is \(number); an integer is allowed")
    }
    return integer
  }
}
