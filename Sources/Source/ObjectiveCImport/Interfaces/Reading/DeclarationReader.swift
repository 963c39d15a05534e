/// Reads a declaration outside classes.
struct DeclarationReader {
  private let lines: TableLines

  init(_ lines: TableLines) { self.lines = lines }

  /// Reads `CGFloat CGRectGetMidX(CGRect rect); => $0.midX`.
  func function() -> InterfaceFunction? {
    guard let (header, swift) = sides.first else { return nil }
    var scanner = CScanner(header)
    guard let function = scanner.function() else { return nil }
    return InterfaceFunction(
      name: function.name, result: function.result, parameters: function.parameters,
      isVariadic: function.isVariadic, swiftText: swift)
  }

  /// Reads `extern const CGRect CGRectZero; => CGRect.zero`.
  func variable() -> InterfaceVariable? {
    guard let (header, swift) = sides.first else { return nil }
    let (type, name) = declarator(header)
    return InterfaceVariable(name: name, type: type, swift: swift)
  }

  /// Reads `UIViewAnimationCurveEaseInOut = 0, => .easeInOut`.
  func constant(of enumeration: String) -> InterfaceVariable? {
    guard let (header, swift) = sides.first else { return nil }
    var scanner = CScanner(header)
    return InterfaceVariable(name: scanner.identifier(), type: enumeration, swift: swift)
  }

  /// Reads `typedef double NSTimeInterval; => Double`.
  func alias() -> InterfaceTypeName? {
    guard let (header, swift) = sides.first else { return nil }
    let (type, name) = declarator(header)
    return InterfaceTypeName(name: name, kind: .alias, type: type, swift: swift, members: [])
  }

  /// Reads the lines of `typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { =>
  /// UIView.AnimationCurve`.
  func enumeration() -> InterfaceTypeName? {
    let sides = sides
    guard let (first, swift) = sides.first else { return nil }
    let parts = first.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.separatedByCommas
    guard parts.count == 2 else { return nil }
    let name = String(parts[1])
    let members: [InterfaceVariable] = sides.dropFirst().compactMap { header, swift in
      var scanner = CScanner(header)
      let constant = scanner.identifier()
      return constant.isEmpty ? nil : InterfaceVariable(name: constant, type: name, swift: swift)
    }
    return InterfaceTypeName(
      name: name, kind: first.contains("NS_OPTIONS") ? .options : .enumeration,
      type: String(parts[0]), swift: swift, members: members)
  }

  /// Reads a structure, on one line or with a line for each field.
  func structure(_ name: String) -> InterfaceTypeName? {
    let sides = sides
    guard let swift = sides.first?.swift ?? sides.last?.swift else { return nil }
    let text = sides.map(\.header).joined(separator: " ")
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}") else {
      return nil
    }
    // `CGFloat x, y;` declares two fields of one type.
    var members: [InterfaceVariable] = []
    for field in text[text.index(after: open)..<close].split(separator: ";") {
      let names = field.separatedByCommas
      guard let first = names.first else { continue }
      var scanner = CScanner(first)
      let (type, name) = scanner.declarator()
      for name in [Substring(name)] + names.dropFirst() where !name.isEmpty {
        let side = sides.dropFirst().first { $0.header.hasPrefix(field.drop { $0 == " " }) }?.swift
        members.append(
          InterfaceVariable(name: String(name), type: type, swift: side ?? String(name)))
      }
    }
    return InterfaceTypeName(name: name, kind: .structure, type: "", swift: swift, members: members)
  }

  private func declarator(_ header: String) -> (type: String, name: String) {
    // A constant has its value after its name.
    let header = header.prefix { $0 != "=" }
    var scanner = CScanner(header)
    for word: StaticString in [
      "typedef", "extern", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "static", "const",
    ] {
      _ = scanner.skip(word)
    }
    return scanner.declarator()
  }

  /// The two sides of each line.
  private var sides: [(header: String, swift: String?)] {
    var result: [(header: String, swift: String?)] = []
    var rest = lines
    while let line = rest.next() {
      let header = String(decoding: rest.header(line), as: UTF8.self)
      let start = line.lowerBound + header.utf8.count + 4
      result.append((header, start < line.upperBound ? rest.text(start..<line.upperBound) : nil))
    }
    return result
  }
}
