private import FileIO
private import Geometry
package import SystemPackage
private import YAMLReading

// Files in YAML: settings, and under `actions` a list of lines.
extension Script {
  /// The largest file, in bytes.
  package static let maxFileSize = 1 << 18
  /// The deepest nesting of lists and mappings that is looked at.
  private static let maxDepth = 16
  /// The largest number of actions.
  private static let maxActionCount = 10_000

  /// Reads a file.
  ///
  /// - Parameter file: The path of the file.
  /// - Throws: A ``ScriptError`` that names the file, and line and column if it can be opened.
  package init(file: FilePath) throws(ScriptError) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(file, maxSize: Self.maxFileSize)
    } catch Errno.fileTooLarge {
      throw ScriptError("\(file.printable) is larger than \(Self.maxFileSize >> 10) KiB.")
    } catch {
      throw ScriptError("Cannot read \(file.printable): \(error).")
    }
    let text: String
    do throws(YAMLReadingError) {
      text = try YAMLNode.text(of: bytes, path: file.printable)
    } catch {
      throw ScriptError(error.description)
    }
    try self.init(yaml: text, path: file.printable)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The contents, of at most ``maxFileSize`` bytes.
  ///   - path: The path, for errors.
  /// - Throws: A ``ScriptError`` with file, line and column.
  package init(yaml text: String, path: String) throws(ScriptError) {
    try Self.checkNesting(of: text, path: path)
    let root: YAMLNode?
    do throws(YAMLReadingError) {
      root = try YAMLNode.parse(text, path: path)
    } catch {
      throw ScriptError(error.description)
    }
    guard let root else { throw ScriptError("\(path) is empty; it has actions or settings.") }
    guard let entries = root.entries else {
      throw ScriptError(root, path, "a mapping of settings and actions is needed.")
    }
    var parser = LineParser()
    let names = (LineParser.settingNames + ["actions"]).sorted()
    for (key, value) in entries {
      guard let name = key.text, names.contains(name) else {
        let name = key.text ?? "a list or mapping"
        let nearest = name.suggestion(of: names)
        throw ScriptError(
          key, path, "'\(name)' is not one of \(names.joined(separator: ", "))\(nearest).")
      }
      if name == "actions" {
        try Self.readActions(value, with: &parser, path: path)
      } else {
        try Self.readSetting(name, value, with: &parser, path: path)
      }
    }
    self.init(parser)
  }

  private static func readActions(
    _ node: YAMLNode, with parser: inout LineParser, path: String
  ) throws(ScriptError) {
    guard let elements = node.elements else {
      throw ScriptError(node, path, "actions is a list, a line with '- ' for each action.")
    }
    guard elements.count <= maxActionCount else {
      throw ScriptError(node, path, "there are more than \(maxActionCount) actions.")
    }
    for item in elements {
      guard let text = item.text else {
        throw ScriptError(
          item, path, "an action is one text; put it in single quotes if it contains a colon.")
      }
      try read(
        text, with: &parser, path: path, at: item, columns: item.isQuoted ? 1 : 0,
        allowsSettings: false)
    }
  }

  private static func readSetting(
    _ name: String, _ node: YAMLNode, with parser: inout LineParser, path: String
  ) throws(ScriptError) {
    guard let text = node.text else {
      throw ScriptError(node, path, "\(name) has one value.")
    }
    var line = "\(name) \(text)"
    if ["landscape", "show-touches"].contains(name) {
      guard ["true", "false"].contains(text) else {
        throw ScriptError(node, path, "\(name) is true or false, not '\(text)'.")
      }
      guard text == "true" else { return }
      line = name
    }
    try read(line, with: &parser, path: path, at: node, columns: -name.count - 1)
  }

  private static func read(
    _ line: String, with parser: inout LineParser, path: String, at node: YAMLNode, columns: Int,
    allowsSettings: Bool = true
  ) throws(ScriptError) {
    do throws(LineError) {
      try parser.read(line, at: "\(path):\(node.line)", allowsSettings: allowsSettings)
    } catch {
      throw ScriptError(
        file: path, line: node.line, column: max(node.column + columns + error.column, 1),
        error.sentence)
    }
  }

  /// Checks what the parser of YAML would follow without a bound: aliases, and nesting.
  private static func checkNesting(of text: String, path: String) throws(ScriptError) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var depth = 0
      var indicators = 0
      var startsNode = true
      for (column, character) in line.enumerated() {
        if startsNode, "&*".contains(character) {
          throw ScriptError(
            file: path, line: index + 1, column: column + 1, "anchors and aliases are not allowed.")
        }
        if "[{".contains(character) { depth += 1 }
        if startsNode, "-?".contains(character) { indicators += 1 }
        guard max(depth, indicators) <= maxDepth else {
          throw ScriptError(
            file: path, line: index + 1, column: column + 1,
            "lists and mappings are nested deeper than \(maxDepth) levels.")
        }
        startsNode = "-?:[{,".contains(character) || startsNode && character.isWhitespace
      }
    }
    let brackets = text.count { "[{".contains($0) }
    guard brackets <= 1000 else {
      throw ScriptError("\(path) has more than 1000 lists and mappings in brackets.")
    }
  }
}

extension ScriptError {
  /// Creates an error at a node.
  fileprivate init(_ node: YAMLNode, _ path: String, _ sentence: String) {
    self.init(file: path, line: node.line, column: node.column, sentence)
  }
}
