/// The messages of clang as errors of the program and as what it loses.
///
/// What the project or our frameworks lack is a loss: code that uses it says so when it runs.
package struct MessageSorting {
  /// What is wrong with the program.
  package private(set) var errors: [ClangMessage] = []
  /// What the program loses, a line each.
  package private(set) var warnings: [String] = []

  /// Sorts messages.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - isMixed: Whether the program has files in Swift, which may not declare for Objective-C
  ///     what it uses.
  ///   - lines: The lines of the files.
  package init(_ messages: [ClangMessage], isMixed: Bool = false, lines: inout SourceLines) {
    let roots = Set(messages.compactMap(Self.subclassOfUnknown))
    let isMissing = isMixed || !roots.isEmpty || messages.contains(where: Self.isAboutHeader)
    var losses = Set(
      messages.filter {
        Self.isLoss($0, hasMissingHeader: isMissing) || Self.isSuper($0, ofOneOf: roots)
          || Self.isOfFrameworkClass($0, in: lines.lines(of: $0.path))
      }.map(Line.init))
    Self.addUses(of: &losses, messages, &lines)
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

  /// Adds the lines with errors about names that a line declares which is lost, until there are no
  /// more.
  private static func addUses(
    of losses: inout Set<Line>, _ messages: [ClangMessage], _ lines: inout SourceLines
  ) {
    let unknown = messages.filter {
      $0.sentence.hasPrefix("use of undeclared identifier")
        || $0.sentence.contains("does not have a member named")
    }
    guard !losses.isEmpty, !unknown.isEmpty else { return }
    var count = 0
    while count < losses.count {
      count = losses.count
      var lost: Set<Substring> = []
      for line in losses {
        let all = lines.lines(of: line.path)
        if all.indices.contains(line.line - 1) { lost.formUnion(words(in: all[line.line - 1])) }
      }
      for message in unknown {
        guard let name = message.names.last else { continue }
        // The variable of a property has an underscore before its name.
        if lost.contains(name) || name.hasPrefix("_") && lost.contains(name.dropFirst()) {
          losses.insert(Line(message))
        }
      }
    }
  }

  /// Returns whether a message stands for a header that is missing, or left out.
  private static func isAboutHeader(_ message: ClangMessage) -> Bool {
    [UnitFolder.missingHeader, UnitFolder.leftOutHeader].contains(where: message.sentence.contains)
  }

  /// Returns the class whose superclass is unknown, as a message says; nil for another message.
  private static func subclassOfUnknown(_ message: ClangMessage) -> Substring? {
    message.sentence.contains("superclass of '") ? message.names.last : nil
  }

  /// Returns whether a message is about `super` in one of some classes, which have no superclass.
  private static func isSuper(_ message: ClangMessage, ofOneOf roots: Set<Substring>) -> Bool {
    message.sentence.contains("cannot use 'super' because it is a root class")
      && message.names.first.map(roots.contains) == true
  }

  /// The sentence about an unknown name in the types of a method.
  private static let expectedType = "expected a type"

  /// The sentence about a parameter of a block whose type is unknown.
  private static let blockParameter = "type-id cannot have a name"

  /// The beginnings of sentences about names that are not declared.
  private static let unknownNames = [
    "use of undeclared identifier", "unknown type name", "unknown receiver",
    "cannot find protocol declaration",
    "cannot find interface declaration", "no visible @interface", "no known class method",
    "no known instance method", "property ", "receiver type ", "receiver '",
    "incomplete definition of type",
    "no type or protocol named", "use of undeclared label", "attempting to use the forward class",
    "must explicitly cast", "cannot define category for undefined class", "expected method to ",
    "variable has incomplete type", "instance method ", "class method ",
    expectedType, blockParameter,
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
    sentence.contains("incompatible type 'id'") || sentence.contains("('id' invalid)")
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
    let hasMissingHeader = isMixed || messages.contains(where: isAboutHeader)
    var names: Set<String> = []
    for message in messages {
      let all = lines.lines(of: message.path)
      guard all.indices.contains(message.line - 1) else { continue }
      let isParameter = message.sentence == blockParameter
      let isType = message.sentence == expectedType || isParameter
      guard
        isType
          || ["unknown type name", "use of undeclared identifier", "unknown receiver"].contains(
            where: message.sentence.hasPrefix),
        let name = isParameter
          ? word(in: all[message.line - 1], before: message.column)
          : isType
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

  /// Returns the name of the type of a parameter whose name begins at a column of a line.
  private static func word(in line: Substring, before column: Int) -> Substring? {
    guard
      let end = line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
    else { return nil }
    return words(in: line[..<end]).last { !$0.hasPrefix("_") }
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
