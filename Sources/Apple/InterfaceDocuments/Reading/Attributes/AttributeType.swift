/// How the text of an attribute becomes a ``PropertyValue``.
enum AttributeType {
  /// `YES` or `NO`.
  case bool
  /// A finite decimal number.
  case number
  /// Text, or a word of an enumeration.
  case string
  /// The name of an image.
  case image
  /// The id of another element.
  case reference
}

extension AttributeType {
  /// Returns a table that gives one type to each of several names.
  static func table(
    bool: String = "", number: String = "", string: String = "", image: String = "",
    reference: String = ""
  ) -> [String: AttributeType] {
    var table: [String: AttributeType] = [:]
    let rows: [(String, AttributeType)] = [
      (bool, .bool), (number, .number), (string, .string), (image, .image),
      (reference, .reference),
    ]
    for (names, type) in rows {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = type }
    }
    return table
  }
}
