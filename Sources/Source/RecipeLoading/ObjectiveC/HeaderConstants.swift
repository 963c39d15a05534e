private import FileIO
internal import ProjectFiles
internal import SourceImport

/// The constants that files in Swift see of the macros in headers: numbers and texts.
struct HeaderConstants {
  /// Returns the constants that the files in Swift of a program name, a file for each header.
  ///
  /// Lines have the numbers of the header's.
  static func files(of program: ProgramFolder) -> [SourceFile] {
    let swift = program.swiftFiles
    guard !swift.isEmpty else { return [] }
    var used: Set<Substring> = []
    var declared: Set<Substring> = []
    for file in swift {
      let words = file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      used.formUnion(words)
      for (keyword, name) in zip(words, words.dropFirst())
      where ["let", "var", "case", "func"].contains(keyword) {
        declared.insert(name)
      }
    }
    return program.headers.compactMap { header in
      var lines: [String] = []
      for (index, line) in header.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        guard let (name, value) = constant(in: line), used.contains(name),
          declared.insert(name).inserted
        else { continue }
        lines += Array(repeating: "", count: index - lines.count)
        lines.append("let \(name): \(value)")
      }
      return lines.isEmpty
        ? nil
        : SourceFile(path: header.path.printable, text: lines.joined(separator: "\n") + "\n")
    }
  }

  /// Returns the name that a line defines, and its type and value in Swift; nil of another line.
  private static func constant(in line: Substring) -> (name: Substring, value: String)? {
    let line = line.drop(while: \.isWhitespace)
    guard line.first == "#" else { return nil }
    let words = line.dropFirst().split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == "define", !words[1].contains("(") else { return nil }
    return value(words[2]).map { (words[1], $0) }
  }

  private static func value(_ text: Substring) -> String? {
    if text.contains("\"") { return self.text(text) }
    let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text
    var value = code.filter { !$0.isWhitespace }
    while value.first == "(", value.last == ")" { value = String(value.dropFirst().dropLast()) }
    if ["YES", "NO"].contains(value) { return "Swift.Bool = \(value == "YES")" }
    let digits = value.first == "-" ? value.dropFirst() : value[...]
    guard digits.first?.isASCII == true, digits.first?.isNumber == true || digits.first == "."
    else { return nil }
    if digits.hasPrefix("0x") {
      let number = digits.dropFirst(2).prefix(while: \.isHexDigit)
      return Int64(number, radix: 16).map { integer(value.first == "-" ? -$0 : $0) }
    }
    let suffix = value.drop { $0.isNumber || "+-.eE".contains($0) }
    guard suffix.allSatisfy({ "fFlLuU".contains($0) }) else { return nil }
    let number = value.prefix { $0.isNumber || "+-.eE".contains($0) }
    if let whole = Int64(number), !suffix.contains(where: { "fF".contains($0) }) {
      return integer(whole)
    }
    let isFloat = suffix.contains { "fF".contains($0) }
    return Double(number).map { "Swift.\(isFloat ? "Float" : "Double") = \($0)" }
  }

  private static func integer(_ value: Int64) -> String {
    "Swift.\(Int32(exactly: value) == nil ? "Int" : "Int32") = \(value)"
  }

  /// Returns a text between quotation marks, with `@` or without it.
  private static func text(_ text: Substring) -> String? {
    var rest = text.first == "@" ? text.dropFirst() : text
    guard rest.first == "\"" else { return nil }
    rest = rest.dropFirst()
    var result = ""
    while let character = rest.popFirst(), character != "\"" {
      result.append(character)
      guard character == "\\" else { continue }
      guard let escaped = rest.popFirst(), "\"\\ntr0".contains(escaped) else { return nil }
      result.append(escaped)
    }
    // A second literal would be joined.
    return rest.contains("\"") ? nil : "Swift.String = \"\(result)\""
  }
}
