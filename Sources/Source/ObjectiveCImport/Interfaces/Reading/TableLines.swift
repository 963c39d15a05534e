internal import Foundation

/// The lines of a table, as ranges of its bytes: without spaces before them, and without empty
/// lines.
struct TableLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.init(bytes, in: 0..<bytes.count) }

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    while position < end, let base = bytes.baseAddress {
      var start = position
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), end - start)
      let stop = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? end
      position = stop + 1
      while start < stop, bytes[start] == UInt8(ascii: " ") { start += 1 }
      if start < stop { return start..<stop }
    }
    return nil
  }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// Returns whether a word stands at a place.
  func has(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= end else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the Objective-C side of a line.
  func header(_ line: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[line.lowerBound..<separator(line)]
  }

  /// Returns the start of ` => ` in a line, or the line's end.
  func separator(_ line: Range<Int>) -> Int {
    guard let base = bytes.baseAddress else { return line.upperBound }
    var start = line.lowerBound
    while start < line.upperBound,
      let found = memchr(base + start, Int32(UInt8(ascii: "=")), line.upperBound - start)
    {
      let index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if index > line.lowerBound, index + 2 < line.upperBound,
        bytes[index + 1] == UInt8(ascii: ">"),
        bytes[index - 1] == UInt8(ascii: " "), bytes[index + 2] == UInt8(ascii: " ")
      {
        return index - 1
      }
      start = index + 1
    }
    return line.upperBound
  }

  /// Returns the last byte of the Objective-C side that is not a space.
  func lastOfHeader(_ line: Range<Int>) -> UInt8? {
    header(line).last { $0 != UInt8(ascii: " ") }
  }

  func identifier(at start: Int) -> String {
    var stop = start
    while stop < end, bytes[stop].isIdentifierByte { stop += 1 }
    return text(start..<stop)
  }

  /// Returns the last identifier of the Objective-C side: the name that a `typedef` or a variable
  /// has.
  ///
  /// The name of a block or of a pointer to a function stands after `(^` or `(*`.
  func lastIdentifier(_ line: Range<Int>) -> String {
    let side = header(line)
    for index in side.indices.dropLast()
    where side[index] == UInt8(ascii: "(") && "^*".utf8.contains(side[index + 1]) {
      return identifier(at: index + 2)
    }
    // A constant has its value after its name; the attributes of a property have signs of their
    // own.
    let isProperty = side.first == UInt8(ascii: "@")
    let value = isProperty ? nil : side.firstIndex(of: UInt8(ascii: "="))
    var upper = value ?? side.endIndex
    while upper > side.startIndex {
      while upper > side.startIndex, !bytes[upper - 1].isIdentifierByte { upper -= 1 }
      var lower = upper
      while lower > side.startIndex, bytes[lower - 1].isIdentifierByte { lower -= 1 }
      // typedef NSString *Name NS_TYPED_ENUM;
      if !has("NS_", at: lower) { return text(lower..<upper) }
      upper = lower
    }
    return ""
  }

  /// Returns the name in `typedef NS_ENUM(NSInteger, Name) {`.
  func enumerationName(_ line: Range<Int>) -> String {
    guard let comma = header(line).firstIndex(of: UInt8(ascii: ",")) else { return "" }
    var start = comma + 1
    while start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    return identifier(at: start)
  }

  /// Returns the name before the first parenthesis of the Objective-C side; nil if the line
  /// declares a variable.
  func functionName(_ line: Range<Int>) -> String? {
    let side = header(line)
    guard let parenthesis = side.firstIndex(of: UInt8(ascii: "(")), parenthesis > side.startIndex
    else { return nil }
    var lower = parenthesis
    while lower > side.startIndex, bytes[lower - 1].isIdentifierByte { lower -= 1 }
    return lower < parenthesis ? text(lower..<parenthesis) : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte can stand in an identifier of C.
  var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
