import Foundation

/// The numbers of cases and options, which symbol graphs lack: read from the lines of the source.
struct SourceValues {
  private var lines: [String: [Substring]] = [:]

  /// Numbers that are computed: those of curves and of attributes of layout.
  private static let computed = [
    "AnimationOptions.curveEaseInOut": "0 << 16", "AnimationOptions.curveEaseIn": "1 << 16",
    "AnimationOptions.curveEaseOut": "2 << 16", "AnimationOptions.curveLinear": "3 << 16",
    "FormatOptions.alignAllLeft": "1 << 1", "FormatOptions.alignAllRight": "1 << 2",
    "FormatOptions.alignAllTop": "1 << 3", "FormatOptions.alignAllBottom": "1 << 4",
    "FormatOptions.alignAllLeading": "1 << 5", "FormatOptions.alignAllTrailing": "1 << 6",
    "FormatOptions.alignAllCenterX": "1 << 9", "FormatOptions.alignAllCenterY": "1 << 10",
    "FormatOptions.alignAllLastBaseline": "1 << 11",
    "FormatOptions.alignAllFirstBaseline": "1 << 12",
    "KeyframeAnimationOptions.layoutSubviews": "1 << 0",
    "KeyframeAnimationOptions.allowUserInteraction": "1 << 1",
    "KeyframeAnimationOptions.beginFromCurrentState": "1 << 2",
    "KeyframeAnimationOptions.repeat": "1 << 3", "KeyframeAnimationOptions.autoreverse": "1 << 4",
    "KeyframeAnimationOptions.overrideInheritedDuration": "1 << 5",
    "KeyframeAnimationOptions.overrideInheritedOptions": "1 << 9",
  ]

  /// Returns the number of an option, as C writes it: `1 << 3`, or names of others; nil if its line
  /// does not tell.
  ///
  /// - Parameters:
  ///   - symbol: The option.
  ///   - constant: Returns the constant of another option of the type.
  /// - Returns: The number.
  mutating func option(_ symbol: Symbol, constant: (String) -> String) -> String? {
    if let known = Self.computed[symbol.path.suffix(2).joined(separator: ".")] { return known }
    guard let line = line(of: symbol), line.contains(symbol.name) else { return nil }
    if let range = line.range(of: "= [") {
      let list = line[range.upperBound...].prefix { $0 != "]" }.split(separator: ",")
      let names = list.map { constant($0.filter { $0 != " " && $0 != "." }) }
      return names.isEmpty ? "0" : names.joined(separator: " | ")
    }
    guard let range = line.range(of: "rawValue: ") else { return symbol.name == "none" ? "0" : nil }
    var depth = 0
    let expression = line[range.upperBound...].prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0
    }
    if expression.hasSuffix(".max") { return "~0UL" }
    return Self.isNumeric(expression) ? String(expression.filter { $0 != "_" }) : nil
  }

  /// Returns the number of a constant: `1000` of `static let required = LayoutPriority(1000)`.
  mutating func number(_ symbol: Symbol) -> String? {
    guard let line = line(of: symbol), let equal = line.range(of: "= "), line.hasSuffix(")"),
      let open = line[equal.upperBound...].firstIndex(of: "(")
    else { return nil }
    let text = line[open...].dropFirst().dropLast().replacing("rawValue: ", with: "")
    let number = text.filter { $0 != "_" }
    return Double(number).map { _ in String(number) }
  }

  /// Returns the numbers of the cases of an enumeration, in their order.
  mutating func cases(_ symbols: [Symbol]) -> [(symbol: Symbol, value: Int?)] {
    var next: Int? = 0
    return symbols.map { symbol in
      if let value = written(symbol) { next = value }
      defer { next = next.map { $0 + 1 } }
      return (symbol, next)
    }
  }

  /// Returns the number that stands behind a case: `case left = 3, right`.
  private mutating func written(_ symbol: Symbol) -> Int? {
    guard let line = line(of: symbol) else { return nil }
    for part in line.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1)
      let name = sides[0].split(separator: " ").last?.filter { $0 != "`" }
      guard name == symbol.name, sides.count == 2 else { continue }
      let text = sides[1].split(separator: "/")[0].filter { $0 != " " && $0 != "_" }
      if text.contains("<<") {
        let numbers = text.components(separatedBy: "<<").compactMap { Int($0) }
        return numbers.count == 2 ? numbers[0] << numbers[1] : nil
      }
      return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    }
    return nil
  }

  /// Returns whether programs cannot set a property that its module can: `public private(set) var`.
  mutating func hasHiddenSetter(_ symbol: Symbol) -> Bool {
    line(of: symbol)?.contains("(set)") == true
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.allSatisfy { "0123456789abcdefABCDEFxX_<>|() -".contains($0) } && !text.isEmpty
  }

  private mutating func line(of symbol: Symbol) -> Substring? {
    guard let file = symbol.file else { return nil }
    if lines[file] == nil {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      lines[file] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    guard let found = lines[file], found.indices.contains(symbol.line) else { return nil }
    return found[symbol.line]
  }
}
