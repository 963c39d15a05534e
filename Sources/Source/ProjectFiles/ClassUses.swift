/// The classes of a program that its other classes make or inherit from, by the words of the files.
package struct ClassUses {
  /// The names of the used classes.
  package private(set) var used: Set<String> = []

  private let names: Set<String>

  /// Finds what the Swift files of a program use of some classes.
  ///
  /// - Parameters:
  ///   - names: The names of the classes.
  ///   - files: The files; those of other languages are not read.
  package init(of names: Set<String>, in files: [ProgramFile]) {
    self.names = names
    for file in files where file.language == .swift { read(SwiftWords(file.contents).words) }
  }

  private mutating func read(_ words: [String]) {
    /// The types whose bodies are open; "" for other braces.
    var bodies: [String] = []
    var header: String?
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ""
      switch word {
      case "{":
        bodies.append(header ?? "")
        header = nil
      case "}": _ = bodies.popLast()
      case _ where ["class", "extension", "struct", "enum", "protocol"].contains(before):
        // `class func` and `class var` declare no type.
        if !["func", "var", "let", "subscript"].contains(word) { header = word }
      case _ where names.contains(word) && !bodies.contains(word):
        if header != nil || isCreation(words.dropFirst(index + 1)) { used.insert(word) }
      default: break
      }
    }
  }

  /// Returns whether what follows a name makes an object of the class, or gives the class to what
  /// makes one.
  private func isCreation(_ rest: ArraySlice<String>) -> Bool {
    rest.first == "(" || rest.starts(with: [".", "init"]) || rest.starts(with: [".", "self"])
  }
}

/// The words and signs of a text in Swift, without comments and texts in quotation marks.
private struct SwiftWords {
  private(set) var words: [String] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    func follows(_ text: StaticString) -> Bool {
      bytes[index...].starts(
        with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    func skip(to end: StaticString) {
      while index < bytes.count, !follows(end) { index += 1 }
      index += end.utf8CodeUnitCount
    }
    while index < bytes.count {
      let byte = bytes[index]
      if follows("//") {
        skip(to: "\n")
      } else if follows("/*") {
        skip(to: "*/")
      } else if follows("\"\"\"") {
        index += 3
        skip(to: "\"\"\"")
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      } else if Self.isOfWord(byte) {
        let start = index
        while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        if byte > 32 { words.append(String(UnicodeScalar(byte))) }
        index += 1
      }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
