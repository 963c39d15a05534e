extension YAMLNode {
  /// Returns the text of a file in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path, for errors.
  /// - Returns: The text.
  /// - Throws: A ``YAMLReadingError`` that names the first byte that is not UTF-8.
  package static func text(of bytes: [UInt8], path: String) throws(YAMLReadingError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = firstInvalidPlace(in: bytes)
      throw YAMLReadingError(
        description: "\(path):\(place.line):\(place.column): the byte "
          + "0x\(String(bytes[place.offset], radix: 16)) is not UTF-8; save the file as UTF-8.")
    }
    return text
  }

  /// Returns the place of the first byte that is not UTF-8, from line and column 1.
  private static func firstInvalidPlace(
    in bytes: [UInt8]
  ) -> (offset: Int, line: Int, column: Int) {
    var (offset, line, column) = (0, 1, 1)
    var codec = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = codec.decode(&iterator) {
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return (min(offset, bytes.count - 1), line, column)
  }
}
