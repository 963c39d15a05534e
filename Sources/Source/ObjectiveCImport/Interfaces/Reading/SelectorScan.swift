/// The selectors that lines declare, found without reading types.
struct SelectorScan {
  private let lines: TableLines
  /// The selector that is being put together, which keeps its memory.
  private var text: [UInt8] = []

  init(_ lines: TableLines) { self.lines = lines }

  /// Returns the selectors of a line with their signs: `-setFrame:`.
  mutating func selectors(_ line: Range<Int>) -> [String] {
    let header = lines.header(line)
    switch header[header.startIndex] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      return method(header).map { [$0] } ?? []
    case UInt8(ascii: "@") where lines.has("@property", at: line.lowerBound):
      return property(line)
    default: return []
    }
  }

  /// The parts of a selector stand outside parentheses, before colons, or before the end.
  private mutating func method(_ header: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    text.removeAll(keepingCapacity: true)
    text.append(header[header.startIndex])
    var length = 1
    var depth = 0
    for byte in header.dropFirst() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        text.removeLast(text.count - length)
      case _ where depth > 0: continue
      case UInt8(ascii: ":"):
        text.append(byte)
        length = text.count
      case UInt8(ascii: " "), UInt8(ascii: ";"):
        // A method without parameters.
        if length == 1, text.count > 1 { return String(decoding: text, as: UTF8.self) }
        text.removeLast(text.count - length)
      default: text.append(byte)
      }
    }
    return length > 1 ? String(decoding: text[..<length], as: UTF8.self) : nil
  }

  private mutating func property(_ line: Range<Int>) -> [String] {
    let name = lines.lastIdentifier(line)
    var getter = name
    var setter: String? = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    var sign = "-"
    // The words of the attributes, up to the parenthesis that closes them.
    var start = line.lowerBound + 10
    var index = start
    let end = line.upperBound
    while index < end {
      let byte = lines[index]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
        if lines.has("readonly", at: start) { setter = nil }
        if lines.has("class", at: start) { sign = "+" }
        if lines.has("getter=", at: start) { getter = lines.identifier(at: start + 7) }
        if lines.has("setter=", at: start) { setter = lines.identifier(at: start + 7) + ":" }
        if byte == UInt8(ascii: ")") { break }
        start = index + 1
      } else if byte == UInt8(ascii: " "), start == index {
        start += 1
      }
      index += 1
    }
    return [sign + getter] + (setter.map { [sign + $0] } ?? [])
  }
}
