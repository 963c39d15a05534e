/// A class or a protocol with the places of its members.
struct TypeEntry: Sendable {
  struct Line: Sendable {
    let table: Int
    let range: Range<Int>
    let isOptional: Bool
  }

  let type: InterfaceType
  private(set) var lines: [Line] = []
  /// The index of the line that declares a selector, by the selector with its sign: `-setFrame:`.
  private(set) var selectors: [String: Int] = [:]

  /// Reads the lines of a type.
  ///
  /// - Parameters:
  ///   - key: The name, with `@` before that of a protocol.
  ///   - places: The declaration and those of categories.
  ///   - bytes: Returns the text of a table.
  init(key: String, places: [InterfaceIndex.Place], bytes: (Int) -> [UInt8]) {
    var heading = TypeHeading()
    var lines: [Line] = []
    var selectors: [String: Int] = [:]
    for place in places {
      bytes(place.table).withUnsafeBufferPointer { bytes in
        var reader = TableLines(bytes, in: place.range)
        if let first = reader.next() { heading.read(first, of: reader) }
        var isOptional = false
        var scan = SelectorScan(reader)
        while let line = reader.next() {
          if reader.has("@optional", at: line.lowerBound) { isOptional = true }
          if reader.has("@required", at: line.lowerBound) { isOptional = false }
          let found = scan.selectors(line)
          guard !found.isEmpty else { continue }
          for selector in found where selectors[selector] == nil {
            selectors[selector] = lines.count
          }
          lines.append(Line(table: place.table, range: line, isOptional: isOptional))
        }
      }
    }
    let isProtocol = key.hasPrefix("@")
    type = InterfaceType(
      name: isProtocol ? String(key.dropFirst()) : key, isProtocol: isProtocol,
      superclass: heading.superclass, protocols: heading.protocols, swift: heading.swift,
      kind: heading.kind)
    self.lines = lines
    self.selectors = selectors
  }

  static func key(_ selector: String, _ isClassMember: Bool) -> String {
    (isClassMember ? "+" : "-") + selector
  }
}

/// The first lines of a class and its categories, or of a protocol.
private struct TypeHeading {
  var superclass: String?
  var protocols: [String] = []
  var swift: String?
  var kind = InterfaceType.Kind.open

  /// Reads `@interface UIView : UIResponder <UIDynamicItem> => UIView`.
  mutating func read(_ line: Range<Int>, of lines: TableLines) {
    let header = Substring(decoding: lines.header(line), as: UTF8.self)
    let start = header.utf8.count + line.lowerBound + 4
    if start < line.upperBound, swift == nil {
      var name = Substring(lines.text(start..<line.upperBound))
      if name.removePrefix("final ") { kind = .final }
      if name.removePrefix("struct ") { kind = .value }
      swift = String(name)
    }
    let isProtocol = header.hasPrefix("@protocol")
    let colon = isProtocol ? nil : header.firstIndex(of: ":")
    var list: Substring
    if let colon {
      // The parameters of a generic class stand before the colon.
      list = header[colon...].dropFirst().drop { $0 == " " }
      let name = list.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      superclass = String(name)
      // Arguments of a generic superclass follow it without a space.
      list = list[name.endIndex...]
      if list.first == "<" { list = list.drop { $0 != ">" }.dropFirst() }
    } else {
      list = header
    }
    guard let open = list.lastIndex(of: "<"), let close = list.lastIndex(of: ">") else { return }
    protocols += list[list.index(after: open)..<close].separatedByCommas.map(String.init)
  }
}
