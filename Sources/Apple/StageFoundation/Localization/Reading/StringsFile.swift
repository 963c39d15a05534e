internal import Foundation

/// A file of `"key" = "text";` with comments, or a property list.
enum StringsFile {
  /// Reads the texts; what is no line of the form is passed over up to the next semicolon.
  static func table(_ data: Data) -> StringTable? {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: String]
    {
      return StringTable(texts: texts.mapValues { .plain($0) })
    }
    guard let text = text(data) else { return nil }
    var table = StringTable()
    var words = words(of: text)[...]
    while !words.isEmpty {
      let line = words.prefix { $0 != .end }
      words = words.dropFirst(line.count + 1)
      let parts = Array(line)
      if parts.count == 3, case .text(let key) = parts[0], parts[1] == .equals,
        case .text(let value) = parts[2]
      {
        table.texts[key] = .plain(value)
      } else if parts.count == 1, case .text(let key) = parts[0] {
        table.texts[key] = .plain(key)
      }
    }
    return table
  }

  private static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
  }

  private enum Word: Equatable {
    case text(String)
    case equals, end
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "/", rest.dropFirst().first == "*" {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !(rest.first == "*" && rest.dropFirst().first == "/") {
          rest.removeFirst()
        }
        rest = rest.dropFirst(2)
      } else if first == "/", rest.dropFirst().first == "/" {
        rest = rest.drop { $0 != "\n" && $0 != "\r" }
      } else if first == "\"" {
        rest.removeFirst()
        words.append(.text(quotation(&rest)))
      } else if first == "=" || first == ";" {
        words.append(first == "=" ? .equals : .end)
        rest.removeFirst()
      } else if first.properties.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else {
        let name = rest.prefix {
          !$0.properties.isWhitespace && !"=;\"".unicodeScalars.contains($0)
        }
        words.append(.text(String(String.UnicodeScalarView(name))))
        rest = rest.dropFirst(name.count)
      }
    }
    return words
  }

  /// Takes a text up to its quotation mark.
  private static func quotation(_ rest: inout Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n"?: text.append("\n")
      case "t"?: text.append("\t")
      case "r"?: text.append("\r")
      case "U"?, "u"?:
        let digits = rest.prefix(4)
        if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          text.append(scalar)
          rest = rest.dropFirst(4)
        }
      case let other?: text.append(other)
      case nil: break
      }
    }
    return String(text)
  }
}
