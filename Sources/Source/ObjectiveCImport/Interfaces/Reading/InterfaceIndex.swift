/// Where the tables declare what: the result of one pass over their bytes.
struct InterfaceIndex: Sendable {
  /// A part of a table: a line, or the lines of a class up to its end.
  struct Place: Sendable {
    let table: Int
    let range: Range<Int>
  }

  /// The declarations of classes with their categories, and of protocols, whose names begin with
  /// `@`.
  private(set) var types: [String: [Place]] = [:]
  private(set) var functions: [String: Place] = [:]
  private(set) var variables: [String: Place] = [:]
  private(set) var aliases: [String: Place] = [:]
  private(set) var structures: [String: Place] = [:]
  private(set) var enumerations: [String: Place] = [:]
  /// The constants of enumerations, with the places of their enumerations.
  private(set) var constants: [String: (line: Place, enumeration: String)] = [:]

  init(_ tables: [InterfaceTable]) {
    types.reserveCapacity(512)
    constants.reserveCapacity(2048)
    for (index, table) in tables.enumerated() {
      table.bytes.withUnsafeBufferPointer { add($0, table: index) }
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, table: Int) {
    var lines = TableLines(bytes)
    while let line = lines.next() {
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "@"): addType(line, &lines, table)
      case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "}"): continue
      case UInt8(ascii: "t") where lines.has("typedef ", at: line.lowerBound):
        addTypedef(line, &lines, table)
      default: addFunctionOrVariable(line, lines, table)
      }
    }
  }

  private mutating func addType(_ line: Range<Int>, _ lines: inout TableLines, _ table: Int) {
    let isProtocol = lines.has("@protocol ", at: line.lowerBound)
    guard isProtocol || lines.has("@interface ", at: line.lowerBound) else { return }
    let name = lines.identifier(at: line.lowerBound + (isProtocol ? 10 : 11))
    guard lines.lastOfHeader(line) != UInt8(ascii: ";") else { return }
    var end = line.upperBound
    while let next = lines.next() {
      end = next.upperBound
      if lines.has("@end", at: next.lowerBound) { break }
    }
    let key = isProtocol ? "@\(name)" : name
    types[key, default: []].append(Place(table: table, range: line.lowerBound..<end))
  }

  private mutating func addTypedef(_ line: Range<Int>, _ lines: inout TableLines, _ table: Int) {
    let start = line.lowerBound + 8
    let isEnumeration = lines.has("NS_ENUM(", at: start) || lines.has("NS_OPTIONS(", at: start)
    let isStructure = lines.has("struct", at: start)
    guard isEnumeration || isStructure && lines.header(line).contains(UInt8(ascii: "{")) else {
      aliases[lines.lastIdentifier(line)] = Place(table: table, range: line)
      return
    }
    guard isEnumeration else {
      var end = line
      while !lines.header(end).contains(UInt8(ascii: "}")), let next = lines.next() { end = next }
      let place = Place(table: table, range: line.lowerBound..<end.upperBound)
      structures[lines.lastIdentifier(end)] = place
      return
    }
    let name = lines.enumerationName(line)
    var end = line
    while !lines.header(end).contains(UInt8(ascii: "}")), let next = lines.next() {
      end = next
      let constant = lines.identifier(at: next.lowerBound)
      guard !constant.isEmpty else { continue }
      constants[constant] = (Place(table: table, range: next), name)
    }
    enumerations[name] = Place(table: table, range: line.lowerBound..<end.upperBound)
  }

  private mutating func addFunctionOrVariable(
    _ line: Range<Int>, _ lines: TableLines, _ table: Int
  ) {
    let place = Place(table: table, range: line)
    if let function = lines.functionName(line) {
      functions[function] = place
    } else {
      variables[lines.lastIdentifier(line)] = place
    }
  }
}
