internal import FileIO
internal import Geometry
internal import SceneViews
internal import YAMLReading

extension ValueType where Output == Bool {
  /// True or false, or the name of such a parameter.
  static var toggle: ValueType {
    ValueType(.oneOf([.toggle, .parameterName])) { (item) throws(SceneError) in
      if let isOn = item.node.boolean { return Value(swift: "\(isOn)") { _ in isOn } }
      guard let name = item.text, item.source.names.symbols[name] == .toggle else {
        throw item.error(
          "true, false or the name of a parameter that is one is needed, not \(item.found).")
      }
      return Value(swift: name) { $0.toggle(name) }
    }
  }
}

extension Fields {
  /// Reads a key that is true or false whatever parameters are; false by default.
  func flag(_ name: String, _ summary: String) throws(SceneError) -> Bool {
    try value(name, .flag, summary) { (item) throws(SceneError) in
      guard let isOn = item.node.boolean else {
        throw item.error("true or false is needed, not \(item.found).")
      }
      return isOn
    } ?? false
  }
}

extension ValueType where Output: Sendable {
  /// One of some names, as Swift `.name`.
  static func choice(_ choices: KeyValuePairs<String, Output>) -> ValueType {
    choice(Array(choices))
  }

  /// One of some names, as Swift `.name`, from a list in another module.
  static func choice(_ choices: [(key: String, value: Output)]) -> ValueType {
    let names = choices.map(\.key)
    return ValueType(.choice(names)) { (item) throws(SceneError) in
      guard let text = item.text, let choice = choices.first(where: { $0.key == text }) else {
        let nearest = item.text?.suggestion(of: names) ?? ""
        throw item.error(
          "\(item.found) is not one of \(names.joined(separator: ", "))\(nearest).")
      }
      return Value(swift: ".\(choice.key)") { _ in choice.value }
    }
  }
}

extension ValueType where Output == String {
  /// Texts as they are, without braces for values.
  static var plainText: ValueType {
    ValueType(.plainText) { (item) throws(SceneError) in
      guard let text = item.text else { throw item.error("a text is needed, not \(item.found).") }
      let (count, maxCount) = (text.unicodeScalars.count, JSONSchema.maxTextLength)
      guard count <= maxCount else {
        throw item.error("a text has \(maxCount) characters at most, not \(count).")
      }
      return Value(swift: text.swiftLiteral) { _ in text }
    }
  }

  /// Names that the file gives to something.
  static var newName: ValueType { ValueType(.newName, read: plainText.read) }

  /// Texts with values in braces: an element of a list of texts, or an expression with at most two
  /// decimals, or with as many as a number after a colon says.
  static var text: ValueType { text(isLive: false) }

  /// Texts as ``text``, whose expressions can have quantities of the motion.
  static var liveText: ValueType { text(isLive: true) }

  private static func text(isLive: Bool) -> ValueType {
    ValueType(.plainText) { (item) throws(SceneError) in
      let whole = try plainText.read(item)
      let text = whole.evaluate(.empty)
      guard text.contains("{") else { return whole }
      var parts: [Value<String>] = []
      var rest = text[...]
      while let start = rest.firstIndex(of: "{") {
        let before = String(rest[..<start])
        parts.append(
          Value(swift: String(before.swiftLiteral.dropFirst().dropLast())) { _ in before })
        guard let end = rest[start...].firstIndex(of: "}") else {
          throw item.error(
            "'}' is missing after '{'.", offset: text.distance(from: text.startIndex, to: start))
        }
        let inside = String(rest[rest.index(after: start)..<end])
        let offset = text.distance(from: text.startIndex, to: start) + 1
        parts.append(try item.insertion(inside, at: offset, isLive: isLive))
        rest = rest[rest.index(after: end)...]
      }
      let last = String(rest)
      parts.append(Value(swift: String(last.swiftLiteral.dropFirst().dropLast())) { _ in last })
      return Value(
        swift: "\"\(parts.map(\.swift).joined())\"", isLive: parts.contains(where: \.isLive)
      ) { scope in
        parts.map { $0.evaluate(scope) }.joined()
      }
    }
  }
}

extension Source.Item {
  /// Reads what stands in braces in a text.
  fileprivate func insertion(
    _ text: String, at offset: Int, isLive: Bool
  ) throws(SceneError) -> Value<String> {
    if let reference = try listElement(in: text, at: offset, kind: .texts) {
      guard case .texts(let texts) = source.lists[reference.list] else {
        throw error("'\(reference.list)' is not a list of texts.", offset: offset)
      }
      return Value(swift: "\\(\(reference.swift))") { scope in
        reference.index(in: scope, count: texts.count).map { texts[$0] } ?? ""
      }
    }
    let (formula, decimals) = try format(text, at: offset)
    let expression = try expression(in: formula, at: offset, isLive: isLive)
    let names = source.names
    let argument = decimals.map { ", decimals: \($0)" } ?? ""
    let swift =
      decimals == nil && expression.isInteger(names)
      ? expression.integerSwift(names) : "decimalText(\(expression.swift(names))\(argument))"
    return Value(swift: "\\(\(swift))", isLive: expression.isLive) { scope in
      do throws(ExpressionError) {
        let value = try expression.value(in: scope)
        return decimals.map { decimalText(value, decimals: $0) } ?? decimalText(value)
      } catch {
        scope.performance.report("\(position(offset)): \(error.sentence).")
        return ""
      }
    }
  }

  /// Returns an expression, and the number of decimals after a colon.
  private func format(
    _ text: String, at offset: Int
  ) throws(SceneError) -> (expression: String, decimals: Int?) {
    guard let colon = text.lastIndex(of: ":") else { return (text, nil) }
    let number = String(text[text.index(after: colon)...]).trimming(" ")
    guard let decimals = Int(number), (0...6).contains(decimals) else {
      throw error(
        "a number of decimals from 0 to 6 is needed after the colon, not '\(number)'.",
        offset: offset + text.distance(from: text.startIndex, to: colon) + 1)
    }
    return (String(text[..<colon]), decimals)
  }

  /// An element of a list of texts or colors.
  struct ListElement {
    let list: String
    fileprivate let expression: Expression
    fileprivate let item: Source.Item
    let swift: String

    /// Returns the index; nil if there is no such element, which is reported.
    func index(in scope: Scope, count: Int) -> Int? {
      do throws(ExpressionError) {
        return try expression.index(in: scope, count: count, of: "the list '\(list)'")
      } catch {
        scope.performance.report("\(item.position()): \(error.sentence).")
        return nil
      }
    }
  }

  /// Reads `name[index]` of a list of a kind; nil if the text is something else.
  func listElement(
    in text: String, at offset: Int, kind: NameTable.ListKind
  ) throws(SceneError) -> ListElement? {
    guard let bracket = text.firstIndex(of: "["), text.last == "]" else { return nil }
    let name = String(text[..<bracket]).trimming(" ")
    guard source.names.symbols[name] == .list(kind) else { return nil }
    let start = text.index(after: bracket)
    let expression = try expression(
      in: String(text[start...].dropLast()),
      at: offset + text.distance(from: text.startIndex, to: start))
    return ListElement(
      list: name, expression: expression, item: self,
      swift: "\(name)[\(expression.integerSwift(source.names))]")
  }
}
