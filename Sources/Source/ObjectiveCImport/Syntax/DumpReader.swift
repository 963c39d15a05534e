/// Reads the tree that `clang -ast-dump=json` writes.
///
/// Only declarations of the user's files become nodes; the rest is passed over for its places,
/// since a place names its file and line only where they differ from those of the place before.
struct DumpReader {
  /// The files in which nodes stand, as the user knows them; the first stands for none.
  private(set) var files = [""]
  /// Whether there is an `@try`.
  private var hasTry = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private let isForeign: (String) -> Bool
  private var numbers: [String: Int] = [:]
  private var foreignFiles: [String: Bool] = [:]

  // The place before, as clang keeps it.
  private var file = ""
  private var line = 0
  private var presumedFile = ""
  private var presumedLine = 0

  /// How much of an object is kept.
  private enum Mode {
    case all
    /// Without what is below opaque values, which was read before.
    case withoutOpaqueValues
    case none
    /// A declaration of the unit, which is kept if it stands in a file of the user.
    case declaration
    case unit
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: NodeKind.allCases.map { (hash($0.rawValue.utf8), $0) })
  private static let keys = Dictionary(
    uniqueKeysWithValues: NodeKey.allCases.map { (hash($0.rawValue.utf8), $0) })

  private init(_ bytes: UnsafeBufferPointer<UInt8>, isForeign: @escaping (String) -> Bool) {
    self.bytes = bytes
    self.isForeign = isForeign
  }

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - json: The dump.
  ///   - isForeign: Returns whether a file is not the user's.
  /// - Returns: The translation unit with the user's declarations, the files of the places, and
  ///   whether there is an `@try`.
  /// - Throws: A ``DumpError`` where the text is not what clang writes.
  static func read(
    _ json: [UInt8], isForeign: @escaping (String) -> Bool
  ) throws(DumpError) -> (unit: Node, files: [String], hasTry: Bool) {
    let result: Result<(Node, [String], Bool), DumpError> = json.withUnsafeBufferPointer { bytes in
      var reader = DumpReader(bytes, isForeign: isForeign)
      do throws(DumpError) {
        guard let unit = try reader.object(.unit) else { throw DumpError(offset: 0) }
        return .success((unit, reader.files, reader.hasTry))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // MARK: Objects

  private mutating func object(_ mode: Mode) throws(DumpError) -> Node? {
    try expect("{")
    var node: Node? = mode == .none ? nil : Node()
    var mode = mode
    guard !(try skipped("}")) else { return node }
    repeat {
      let hash = try keyHash()
      try expect(":")
      let key = Self.keys[hash]
      switch key {
      case .loc, .range:
        let place = try place()
        if let node, node.place.line == 0 { node.place = place }
        if mode == .declaration, key == .loc {
          mode = keeps() ? .all : .none
          if mode == .none { node = nil }
        }
      case .inner:
        let parts = try parts(mode, of: node)
        node?.parts = parts
      case .id where node != nil: node?.id = try identity()
      case .kind where node != nil:
        let (hash, range) = try stringHash()
        if let kind = Self.kinds[hash] {
          node?.kind = kind
          if kind == .ObjCAtTryStmt { hasTry = true }
        } else {
          node?.kindName = String(decoding: bytes[range], as: UTF8.self)
        }
      case .name where node != nil: node?.name = try string()
      case .qualType where node != nil: node?.type = try string()
      case .desugaredQualType where node != nil: node?.desugaredType = try string()
      case .type where node != nil:
        if let type = try object(.all) {
          node?.type = type.type
          node?.desugaredType = type.desugaredType
        }
      case .some(let key) where node != nil:
        if let value = try attribute() { node?.add(key, value) }
      default: try skipValue()
      }
    } while try skipped(",")
    try expect("}")
    return node
  }

  /// Whether the place before is in a file of the user.
  private mutating func keeps() -> Bool { !file.isEmpty && !isForeignFile(file) }

  private mutating func isForeignFile(_ path: String) -> Bool {
    if let known = foreignFiles[path] { return known }
    let result = isForeign(path)
    foreignFiles[path] = result
    return result
  }

  private mutating func parts(_ mode: Mode, of node: Node?) throws(DumpError) -> [Node] {
    try expect("[")
    var result: [Node] = []
    guard !(try skipped("]")) else { return result }
    repeat {
      let part: Mode
      switch mode {
      case .unit: part = .declaration
      case .none, .declaration: part = .none
      case .withoutOpaqueValues: part = node?.kind == .OpaqueValueExpr ? .none : mode
      case .all:
        part = node?.kind == .PseudoObjectExpr && !result.isEmpty ? .withoutOpaqueValues : .all
      }
      if let object = try object(part) { result.append(object) }
    } while try skipped(",")
    try expect("]")
    return result
  }

  private mutating func attribute() throws(DumpError) -> Node.Attribute? {
    switch peek() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"): return try object(.all).map { .node($0) }
    case UInt8(ascii: "["):
      position += 1
      var nodes: [Node] = []
      if try skipped("]") { return .nodes(nodes) }
      repeat {
        if peek() == UInt8(ascii: "{") {
          if let node = try object(.all) { nodes.append(node) }
        } else {
          try skipValue()
        }
      } while try skipped(",")
      try expect("]")
      return .nodes(nodes)
    case UInt8(ascii: "t"):
      position += 4
      return .flag(true)
    case UInt8(ascii: "f"):
      position += 5
      return .flag(false)
    default:
      let start = position
      try skipValue()
      return .text(String(decoding: bytes[start..<position], as: UTF8.self))
    }
  }

  // MARK: Places

  /// Reads a place or a range, whose place is its beginning; of a macro's use it is that in the
  /// file.
  private mutating func place() throws(DumpError) -> Place {
    var result = Place()
    var isBare = false
    var column = 0
    var newLine: Int?
    var newPresumedLine: Int?
    try expect("{")
    if try skipped("}") { return result }
    repeat {
      let hash = try keyHash()
      try expect(":")
      switch Self.keys[hash] {
      case .begin, .expansionLoc: result = try place()
      case .end, .spellingLoc: _ = try place()
      case .offset:
        isBare = true
        _ = try number()
      case .file:
        file = try string()
        presumedFile = file
      case .line: newLine = try number()
      case .presumedFile: presumedFile = try string()
      case .presumedLine: newPresumedLine = try number()
      case .col: column = try number()
      default: try skipValue()
      }
    } while try skipped(",")
    try expect("}")
    guard isBare else { return result }
    if let newLine { line = newLine }
    // Lines that the user knows change with the lines of the file.
    if let newPresumedLine {
      presumedLine = newPresumedLine
    } else if let newLine {
      presumedLine = newLine
    }
    return Place(file: number(of: presumedFile), line: presumedLine, column: column)
  }

  private mutating func number(of path: String) -> Int {
    if let known = numbers[path] { return known }
    files.append(path)
    numbers[path] = files.count - 1
    return files.count - 1
  }

  // MARK: Values

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func peek() -> UInt8 {
    skipSpaces()
    return position < bytes.count ? bytes[position] : 0
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(DumpError) {
    guard try skipped(byte) else { throw DumpError(offset: position) }
  }

  private mutating func skipped(_ byte: Unicode.Scalar) throws(DumpError) -> Bool {
    guard peek() == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func number() throws(DumpError) -> Int {
    skipSpaces()
    var value = 0
    while position < bytes.count, case let digit = bytes[position] &- 48, digit < 10 {
      value = value &* 10 &+ Int(digit)
      position += 1
    }
    return value
  }

  /// Reads the identity of a node, a number in base 16 within quotes.
  private mutating func identity() throws(DumpError) -> UInt {
    let range = try stringRange()
    var value: UInt = 0
    for byte in bytes[range].dropFirst(2) {
      value = value &* 16 &+ UInt(byte < 58 ? byte &- 48 : (byte | 32) &- 87)
    }
    return value
  }

  private mutating func keyHash() throws(DumpError) -> UInt64 { try stringHash().hash }

  private mutating func stringHash() throws(DumpError) -> (hash: UInt64, range: Range<Int>) {
    let range = try stringRange()
    return (Self.hash(bytes[range]), range)
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { result = (result ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return result
  }

  /// Passes over a string, and returns the place of its text.
  private mutating func stringRange() throws(DumpError) -> Range<Int> {
    try expect("\"")
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { throw DumpError(offset: start) }
    position += 1
    return start..<position - 1
  }

  private mutating func string() throws(DumpError) -> String {
    let range = try stringRange()
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    return EscapedText.unescaped(bytes[range])
  }

  private mutating func skipValue() throws(DumpError) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try stringRange()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var depth = 0
      repeat {
        switch peek() {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          position += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          position += 1
        case UInt8(ascii: "\""): _ = try stringRange()
        case 0: throw DumpError(offset: position)
        default: position += 1
        }
      } while depth > 0
    default:
      let start = position
      while position < bytes.count, !",}]\n ".utf8.contains(bytes[position]) { position += 1 }
      guard position > start else { throw DumpError(offset: position) }
    }
  }
}

/// A dump that is not what clang writes.
struct DumpError: Error {
  /// Where reading ended, in bytes.
  let offset: Int
}
