/// A line of a table: what Objective-C and the generations of Swift call one thing.
///
/// ```
/// locationInView: > location(in:)
/// -[UIImage initWithCGImage:] > UIImage(cgImage:)
/// willMoveToWindow: > willMove(toWindow:) | UIWindow?
/// UIViewAnimationOptions > UIView.AnimationOptions | enum
/// ```
///
/// The names stand from the oldest to today's. The first is a selector, whose name in Swift 2
/// follows from it, or, with parentheses, a name of Swift. A line with a selector alone is that of
/// a method that Swift has always called by it. After the bar stands what else is known.
package struct NameLine: Hashable, Sendable {
  /// The name in Objective-C; nil if only Swift has the thing.
  package let selector: Selector?
  /// The names in Swift before today's, the oldest first.
  package let old: [Signature]
  /// The name in Swift today.
  package let today: Signature
  /// Whether today's name is that of a property or a type.
  package let isProperty: Bool
  /// What stands after the bar.
  package let note: String?

  /// Reads a line.
  ///
  /// - Throws: ``NameTableError`` if the line is malformed.
  package init(_ line: some StringProtocol) throws(NameTableError) {
    let halves = line.fields(separatedBy: UInt8(ascii: "|"))
    let names = halves[0].fields(separatedBy: UInt8(ascii: ">"))
    guard halves.count <= 2, !names.contains(where: \.isEmpty), halves.last?.isEmpty == false else {
      throw NameTableError("an empty name, or more than one bar", line: line)
    }
    var signatures: [Signature] = []
    var selector: Selector?
    for (index, name) in names.enumerated() {
      let isCalled = name.utf8.contains(UInt8(ascii: "("))
      guard isCalled || index == 0 else {
        guard index == names.count - 1, name.isPath else {
          throw NameTableError("\(name) is neither a selector nor a name of Swift", line: line)
        }
        signatures.append(Signature(name: name, labels: []))
        continue
      }
      if isCalled {
        guard name.isSignature else {
          throw NameTableError("\(name) is not a name with labels", line: line)
        }
        signatures.append(Signature(name))
      } else {
        let found = try Selector(reading: name, line: line)
        selector = found
        signatures.append(found.swift2)
      }
    }
    self.selector = selector
    today = signatures.removeLast()
    old = signatures
    isProperty = names.count > 1 && !names[names.count - 1].utf8.contains(UInt8(ascii: "("))
    note = halves.count > 1 ? halves[1] : nil
  }
}

extension Selector {
  fileprivate init(reading text: String, line: some StringProtocol) throws(NameTableError) {
    guard let sign = text.first, "+-".contains(sign) else {
      guard text.isSelector else {
        throw NameTableError("\(text) is not a selector", line: line)
      }
      self.init(text)
      return
    }
    let words = text.dropFirst().fields(separatedBy: UInt8(ascii: " "))
    guard words.count == 2, words[0].hasPrefix("["), words[1].hasSuffix("]") else {
      throw NameTableError("\(text) is not a method in brackets", line: line)
    }
    let owner = String(words[0].dropFirst())
    let selector = String(words[1].dropLast())
    guard owner.isPath, selector.isSelector else {
      throw NameTableError("\(text) is not a method in brackets", line: line)
    }
    self.init(selector, owner: owner, isClassMethod: sign == "+")
  }
}

/// What is wrong with a line of a table.
package struct NameTableError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ reason: String, line: some StringProtocol) {
    description = "\(reason): \(line)"
  }
}

extension StringProtocol {
  /// Returns the parts between separators, without spaces around them.
  func fields(separatedBy separator: UInt8) -> [String] {
    Substring(self).utf8.split(separator: separator, omittingEmptySubsequences: false).map {
      Substring($0).trimmed
    }
  }

  /// The text without spaces around it.
  package var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether the text is a name, or names joined by dots: `UIView.ContentMode`.
  fileprivate var isPath: Bool {
    Substring(self).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy {
        !$0.isEmpty && $0.allSatisfy(\.isWordByte)
      }
  }

  /// Whether the text is a selector: `frame`, `convertPoint:toView:`.
  fileprivate var isSelector: Bool {
    let bytes = Substring(self).utf8
    let isMarked = bytes.contains(UInt8(ascii: ":"))
    return bytes.first?.isWordByte == true && (!isMarked || bytes.last == UInt8(ascii: ":"))
      && bytes.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ":") }
  }

  /// Whether the text is a name with labels: `close()`, `move(to:_:)`.
  fileprivate var isSignature: Bool {
    let parts = Substring(self).utf8.split(
      separator: UInt8(ascii: "("), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Substring(parts[0]).isPath, parts[1].last == UInt8(ascii: ")") else {
      return false
    }
    let labels = Substring(parts[1].dropLast())
    return labels.isEmpty || labels.isSelector && labels.utf8.last == UInt8(ascii: ":")
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
