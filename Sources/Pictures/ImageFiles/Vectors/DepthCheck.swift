/// A check of how deep the elements of an XML document are nested, before a parser that recurses.
enum DepthCheck {
  /// Returns the first depth above a limit; nil if the document stays within it.
  ///
  /// Comments, CDATA sections, declarations and quoted values are skipped. A document that is not
  /// well formed may give any depth: its parser rejects it.
  static func depth(of bytes: Span<UInt8>, above limit: Int) -> Int? {
    var depth = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes.has("<!--", at: index) {
        index = bytes.end(of: "-->", from: index + 4)
      } else if bytes.has("<![CDATA[", at: index) {
        index = bytes.end(of: "]]>", from: index + 9)
      } else if bytes.has("<?", at: index) {
        index = bytes.end(of: "?>", from: index + 2)
      } else {
        let isEnd = bytes.has("</", at: index)
        let isDeclaration = bytes.has("<!", at: index)
        let end = isDeclaration ? index + 2 : endOfTag(bytes, from: index + 1)
        if isEnd {
          depth -= 1
        } else if !isDeclaration, end < 2 || bytes[end - 2] != UInt8(ascii: "/") {
          depth += 1
          if depth > limit { return depth }
        }
        index = end
      }
    }
    return nil
  }

  /// Returns the index after the `>` of a tag.
  private static func endOfTag(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var quote: UInt8?
    for index in start..<max(start, bytes.count) {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return bytes.count
  }
}

extension Span<UInt8> {
  fileprivate func has(_ text: StaticString, at offset: Int) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the index after the next occurrence of a text; the count if there is none.
  fileprivate func end(of text: StaticString, from start: Int) -> Int {
    var index = start
    while index < count {
      if has(text, at: index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return count
  }
}
