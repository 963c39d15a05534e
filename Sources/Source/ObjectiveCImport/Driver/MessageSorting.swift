/// The messages of clang as errors of the program and as what it loses.
///
/// What the project or our frameworks lack is a loss: code that uses it says so when it runs.
struct MessageSorting {
  /// What is wrong with the program.
  private(set) var errors: [ClangMessage] = []
  /// What the program loses, a line each.
  private(set) var warnings: [String] = []

  /// Sorts messages.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - isMixed: Whether the program has files in Swift, which may not declare for Objective-C
  ///     what it uses.
  ///   - lines: The lines of the files.
  init(_ messages: [ClangMessage], isMixed: Bool = false, lines: inout SourceLines) {
    let isMissing = isMixed || messages.contains { Self.header(in: $0) != nil }
    let losses = Set(
      messages.filter {
        Self.isLoss($0, hasMissingHeader: isMissing)
          || Self.isOfFrameworkClass($0, in: lines.lines(of: $0.path))
      }.map(Line.init))
    // A function is unknown, and then its result; what is no C at all stays an error.
    let calls = Set(
      messages.filter { $0.sentence.hasPrefix("call to undeclared ") }.map(Line.init))
    var reported: Set<Line> = []
    for message in messages {
      if let header = Self.header(in: message) {
        warnings.append(
          "\(message.path):\(message.line): warning: The header \(header) is neither in the "
            + "project nor among the frameworks that Zoetrope has.")
        continue
      }
      guard message.severity == .error else { continue }
      // What an unknown name does to the rest of its line is lost with it.
      let isLost =
        losses.contains(Line(message))
        || calls.contains(Line(message)) && !message.sentence.hasPrefix("expected ")
      if isLost {
        guard reported.insert(Line(message)).inserted else { continue }
        var loss = message
        loss.severity = .warning
        // The driver declares unknown classes.
        if loss.sentence.contains("forward"), let name = loss.names.last {
          loss.sentence = "there is no class '\(name)'"
        }
        if loss.sentence.hasPrefix("call to undeclared ") {
          loss.sentence = String(loss.sentence.prefix { $0 != ";" })
        }
        warnings.append(loss.text + ".")
      } else {
        var error = message
        error.sentence += Self.proposal(for: message, in: lines.lines(of: message.path))
        errors.append(error)
      }
    }
  }

  /// A line of a file.
  private struct Line: Hashable {
    let path: String
    let line: Int

    init(_ message: ClangMessage) { (path, line) = (message.path, message.line) }
  }

  /// Returns the header that is missing; nil for another message.
  private static func header(in message: ClangMessage) -> Substring? {
    guard let range = message.sentence.firstRange(of: UnitFolder.missingHeader) else { return nil }
    return message.sentence[range.upperBound...].prefix { $0 != " " && $0 != "\"" }
  }

  /// The sentence about an unknown name in the types of a method.
  private static let expectedType = "expected a type"

  /// The beginnings of sentences about names that are not declared.
  private static let unknownNames = [
    "use of undeclared identifier", "unknown type name", "unknown receiver",
    "cannot find protocol declaration",
    "cannot find interface declaration", "no visible @interface", "no known class method",
    "no known instance method", "property ", "receiver type ", "receiver '",
    "incomplete definition of type",
    "no type or protocol named", "use of undeclared label", "attempting to use the forward class",
    "must explicitly cast", "cannot define category for undefined class", "expected method to ",
    "variable has incomplete type", "instance method ", "class method ", expectedType,
  ]

  private static func isLoss(_ message: ClangMessage, hasMissingHeader: Bool) -> Bool {
    guard unknownNames.contains(where: message.sentence.hasPrefix) else {
      return hasMissingHeader && isAboutUnknownResult(message.sentence)
    }
    if hasMissingHeader { return true }
    return message.names.contains { isOfFramework($0) }
  }

  /// Whether a message is about a method of a framework's class, which the message does not name.
  private static func isOfFrameworkClass(_ message: ClangMessage, in lines: [Substring]) -> Bool {
    guard message.sentence.hasPrefix("no known class method"),
      lines.indices.contains(message.line - 1)
    else { return false }
    return lines[message.line - 1].split(separator: "[").contains { part in
      InterfaceTables.standard.type(String(part.prefix { $0.isLetter || $0.isNumber })) != nil
    }
  }

  /// Whether a sentence is about an object where a structure or number is wanted, as the result of
  /// an unknown method seems to be.
  private static func isAboutUnknownResult(_ sentence: String) -> Bool {
    sentence.contains("incompatible type 'id'")
      || sentence.hasPrefix("incompatible operand types ('id' and ")
  }

  /// Whether a name has the prefix of a framework of Apple's.
  private static func isOfFramework(_ name: Substring) -> Bool {
    let name = name.drop { $0 == "k" || $0 == "_" }
    let prefixes = [
      "AB", "AL", "AU", "AV", "Audio", "CA", "CF", "CG", "CI", "CL", "CM", "CT", "CV", "EA", "EK",
      "GK", "GL", "GLK", "HK", "JS", "MC", "MF", "MK", "MP", "MTK", "MTL", "NS", "PH", "SC", "SCN",
      "SF",
      "SK", "SL", "Sec", "System", "UI", "UT", "WK",
    ]
    if ["dispatch_", "objc_", "class_", "method_", "OS", "gl"].contains(where: name.hasPrefix) {
      return true
    }
    if InterfaceTables.standard.type(String(name)) != nil { return true }
    return prefixes.contains { prefix in
      let rest = name.dropFirst(prefix.count)
      return name.hasPrefix(prefix) && (rest.first?.isUppercase ?? false)
        && (rest.dropFirst().first?.isLowercase ?? false || prefix.count > 2)
    }
  }

  // MARK: Classes

  /// Returns the names in messages that seem to be of classes that neither the project nor our
  /// frameworks have.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - isMixed: Whether the program has files in Swift.
  ///   - lines: The lines of the files.
  /// - Returns: The names, sorted.
  static func unknownClasses(
    in messages: [ClangMessage], isMixed: Bool = false, lines: inout SourceLines
  ) -> [String] {
    let hasMissingHeader = isMixed || messages.contains { header(in: $0) != nil }
    var names: Set<String> = []
    for message in messages {
      let all = lines.lines(of: message.path)
      guard all.indices.contains(message.line - 1) else { continue }
      let isType = message.sentence == expectedType
      guard
        isType
          || ["unknown type name", "use of undeclared identifier", "unknown receiver"].contains(
            where: message.sentence.hasPrefix),
        let name = isType
          ? word(in: all[message.line - 1], at: message.column) : message.names.first,
        name.first?.isUppercase == true, hasMissingHeader || isOfFramework(name)
      else { continue }
      let parts = all[message.line - 1].split(separator: name, omittingEmptySubsequences: false)
      let isClass = zip(parts, parts.dropFirst()).contains { before, after in
        before.hasSuffix("[") || after.drop { $0 == " " }.hasPrefix("*")
      }
      // Only a structure is declared without a pointer.
      let isStructure = zip(parts, parts.dropFirst()).contains { before, after in
        !before.hasSuffix("[") && after.first == " "
          && after.drop { $0 == " " }.first.map { $0.isLetter || $0 == "_" } == true
      }
      if isStructure { continue }
      if isClass { names.insert(String(name)) }
    }
    return names.sorted()
  }

  /// Returns the name at a column of a line; nil if there is none.
  private static func word(in line: Substring, at column: Int) -> Substring? {
    guard
      let start = line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
    else { return nil }
    return line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  // MARK: Proposals

  /// Returns what to write instead of a name from which a space was lost; empty if none was.
  private static func proposal(for message: ClangMessage, in lines: [Substring]) -> String {
    guard message.line <= lines.count, message.line > 0 else { return "" }
    let line = lines[message.line - 1]
    let declared = Set(lines.flatMap(words))
    for word in words(in: line) where word.count > 6 {
      for count in stride(from: word.count - 3, through: 3, by: -1) {
        let (name, rest) = (word.prefix(count), word.dropFirst(count))
        guard declared.contains(name), rest.first?.isLowercase ?? false,
          line.contains("[\(word):") || line.contains("[\(word)]")
        else { continue }
        return "; a space may be missing: '\(name) \(rest)'"
      }
    }
    return ""
  }

  private static func words(in line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
