/// The bytes of a file that claims to be XML, with checks that come before parsing.
struct XMLSource {
  let bytes: [UInt8]
  let file: String

  /// Checks size, encoding and prologue.
  ///
  /// - Throws: An ``InterfaceDocumentError`` if the file is too large, compiled, not UTF-8, or
  ///   declares a document type: without one there are neither external nor expanding entities.
  func check() throws(InterfaceDocumentError) {
    guard bytes.count <= InterfaceDocumentLimits.maximumFileSize else {
      throw error(
        .tooLarge,
        """
        the file has \(bytes.count) bytes; \
        up to \(InterfaceDocumentLimits.maximumFileSize) are allowed
        """)
    }
    for signature in ["bplist", "NIBArchive"] where bytes.starts(with: signature.utf8) {
      throw error(
        .compiled,
        "the file is a compiled nib (\(signature)); only source storyboards and xibs are allowed")
    }
    if bytes.isEmpty { throw error(.notXML, "the file is empty; an XML document is allowed") }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.contains(0) {
      throw error(.notXML, "the file is not XML in UTF-8, the only encoding that is allowed")
    }
    try checkText()
    try checkPrologue()
    try checkAttributes()
  }

  /// Checks that the bytes are UTF-8, so that names and values need no further check.
  private func checkText() throws(InterfaceDocumentError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch let failure {
      throw error(
        .notXML, line: line(at: failure.byteOffsets.lowerBound),
        "the text is not UTF-8 here; XML in UTF-8 is allowed")
    }
  }

  /// Checks everything before the root element.
  private func checkPrologue() throws(InterfaceDocumentError) {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
      if has("<?xml ", at: position) || has("<?xml\t", at: position) {
        let end = try skip(to: "?>", from: position)
        try checkEncoding(position..<end)
        position = end
      } else if has("<?", at: position) {
        position = try skip(to: "?>", from: position)
      } else if has("<!--", at: position) {
        position = try skip(to: "-->", from: position + 4)
      } else if has("<!", at: position) {
        throw error(
          .documentType, line: line(at: position),
          "found a document type declaration; documents with entities are not allowed")
      } else if has("<", at: position) {
        return
      } else {
        throw error(
          .notXML, line: line(at: position),
          "found text or the end before the root element; an XML document is allowed")
      }
    }
  }

  /// Checks that an XML declaration names no other encoding than UTF-8.
  private func checkEncoding(_ range: Range<Int>) throws(InterfaceDocumentError) {
    let declaration = String(decoding: bytes[range], as: UTF8.self)
    guard let start = declaration.firstRange(of: "encoding")?.upperBound else { return }
    let value = declaration[start...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
    let name = value.prefix { $0 != "\"" && $0 != "'" }
    guard ["utf-8", "utf8", "us-ascii"].contains(name.lowercased()) else {
      throw error(
        .notXML, line: line(at: range.lowerBound),
        "found the encoding \(String(name).quoted); UTF-8 is allowed")
    }
  }

  /// Checks the number of attributes of each tag, for which the parser takes quadratic time.
  ///
  /// An attribute has a quotation mark after an equals sign, and a tag has no `<` in it. Text in
  /// which that many follow each other is refused, too.
  private func checkAttributes() throws(InterfaceDocumentError) {
    let limit = InterfaceDocumentLimits.maximumAttributeCount
    var count = 0
    var isValue = false
    for position in bytes.indices {
      switch bytes[position] {
      case UInt8(ascii: "<"): (count, isValue) = (0, false)
      case UInt8(ascii: "="): isValue = true
      case 9, 10, 13, 32: continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isValue { count += 1 }
        isValue = false
        guard count <= limit else {
          throw error(
            .tooLarge, line: line(at: position),
            "an element has more than \(limit) attributes; up to \(limit) are allowed")
        }
      default: isValue = false
      }
    }
  }

  private func has(_ text: StaticString, at position: Int) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func skip(to end: StaticString, from start: Int) throws(InterfaceDocumentError) -> Int {
    var position = min(start, bytes.count)
    while position < bytes.count {
      if has(end, at: position) { return position + end.utf8CodeUnitCount }
      position += 1
    }
    throw error(
      .notXML, line: line(at: start), "found no \(end) of a comment or an instruction")
  }

  private func line(at position: Int) -> Int {
    1 + bytes[..<min(position, bytes.count)].count { $0 == 10 }
  }

  private func error(
    _ kind: InterfaceDocumentError.Kind, line: Int? = nil, _ reason: String
  ) -> InterfaceDocumentError {
    InterfaceDocumentError(kind, file: file, line: line, reason)
  }
}
