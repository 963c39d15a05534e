private import CYAML

extension YAMLNode {
  /// The deepest nesting of lists and mappings.
  package static let maxDepth = 100

  /// Reads a text as a document of YAML.
  ///
  /// Aliases stand for the nodes of their anchors, which they share. Tags are ignored, and so is a
  /// byte order mark.
  ///
  /// - Parameters:
  ///   - text: The contents of a file.
  ///   - path: The path, for errors.
  /// - Returns: The node at the root; nil if the text has no document.
  /// - Throws: A ``YAMLReadingError`` if the text is not valid YAML, nests deeper than
  ///   ``maxDepth``, gives a name of a mapping twice, or has a second document.
  package static func parse(
    _ text: String, path: String
  ) throws(YAMLReadingError) -> YAMLNode? {
    var parser = YAMLParser()
    do throws(YAMLProblem) {
      return try parser.parse(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    } catch {
      throw error.error(in: text, path: path)
    }
  }
}

/// Builds nodes of the events that libyaml reports.
private struct YAMLParser {
  /// A list or mapping whose end has not been read.
  private struct OpenNode {
    let isMapping: Bool
    let anchor: String?
    let mark: YAMLProblem.Mark
    /// The elements; keys and values in turn in a mapping.
    var children: [YAMLNode] = []
    /// The lines of the keys of a mapping.
    var keyLines: [String: Int] = [:]

    var content: YAMLNode.Content {
      guard isMapping else { return .sequence(children) }
      return .mapping(
        stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) })
    }
  }

  private var open: [OpenNode] = []
  private var anchors: [String: YAMLNode] = [:]
  private var root: YAMLNode?

  mutating func parse(_ text: String) throws(YAMLProblem) -> YAMLNode? {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(YAMLProblem) in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else {
        throw YAMLProblem(
          phrase: "there is no memory", mark: .init(line: 1, column: 1), context: nil)
      }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
          throw YAMLProblem(parser, bytes)
        }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return root }
        try add(event)
      }
    }
  }

  private mutating func add(_ event: yaml_event_t) throws(YAMLProblem) {
    let mark = YAMLProblem.Mark(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      guard root == nil else { throw YAMLProblem("a file has one document", mark) }
    case YAML_ALIAS_EVENT:
      guard let node = string(event.data.alias.anchor).flatMap({ anchors[$0] }) else {
        throw YAMLProblem("found undefined alias", mark)
      }
      try add(node)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isQuoted = [YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE]
        .contains(scalar.style)
      try add(
        YAMLNode(
          content: .scalar(text, isQuoted: isQuoted), line: mark.line, column: mark.column),
        anchor: string(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT:
      let anchor = string(event.data.sequence_start.anchor)
      try push(OpenNode(isMapping: false, anchor: anchor, mark: mark))
    case YAML_MAPPING_START_EVENT:
      let anchor = string(event.data.mapping_start.anchor)
      try push(OpenNode(isMapping: true, anchor: anchor, mark: mark))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      let node = open.removeLast()
      try add(
        YAMLNode(content: node.content, line: node.mark.line, column: node.mark.column),
        anchor: node.anchor)
    default: break
    }
  }

  private mutating func push(_ node: OpenNode) throws(YAMLProblem) {
    guard open.count < YAMLNode.maxDepth else {
      throw YAMLProblem(
        "lists and mappings are nested deeper than \(YAMLNode.maxDepth) levels", node.mark)
    }
    open.append(node)
  }

  /// Adds a node that is read to the list or mapping that it stands in.
  private mutating func add(_ node: YAMLNode, anchor: String? = nil) throws(YAMLProblem) {
    if let anchor { anchors[anchor] = node }
    guard let last = open.indices.last else {
      root = node
      return
    }
    if open[last].isMapping, open[last].children.count.isMultiple(of: 2), let name = node.text {
      if let line = open[last].keyLines.updateValue(node.line, forKey: name) {
        let place = line == node.line ? "" : ", first in line \(line)"
        throw YAMLProblem(
          "\(name) is given twice\(place)", .init(line: node.line, column: node.column))
      }
    }
    open[last].children.append(node)
  }

  private func string(_ pointer: UnsafePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension YAMLProblem.Mark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLProblem {
  fileprivate init(_ phrase: String, _ mark: Mark) {
    self.init(phrase: phrase, mark: mark, context: nil)
  }

  /// The problem that a parser stopped at.
  fileprivate init(_ parser: yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>) {
    let phrase = parser.problem.map { String(cString: $0) } ?? "there is no memory"
    if parser.error == YAML_READER_ERROR {
      // The reader reports only an offset.
      let before = bytes.prefix(Int(parser.problem_offset))
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let mark = Mark(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
      self.init(phrase, mark)
    } else {
      self.init(
        phrase: phrase, mark: Mark(parser.problem_mark),
        context: parser.context == nil ? nil : Mark(parser.context_mark))
    }
  }
}
