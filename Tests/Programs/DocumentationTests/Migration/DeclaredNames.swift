/// A public declaration of the sources.
struct Declaration {
  /// The keyword: `class`, `typealias`, `func` and so on.
  let keyword: String
  /// The name, without parameters.
  let name: String
  /// What a type alias stands for.
  let target: String?
  /// The superclass of a class, or the first protocol of a class without one.
  let superclass: String?
  /// The lines of the documentation comment.
  let comment: [String]

  /// The first sentence of the comment, without its stop.
  var summary: String {
    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    return String(paragraph.prefix { $0 != "." })
  }

  /// The sentences of the comment.
  var sentences: [String] {
    let text = comment.filter { !$0.hasPrefix("-") }
      .map { $0.isEmpty ? "\n" : $0 }.joined(separator: " ")
    return text.split(separator: "\n").flatMap { paragraph in
      paragraph.split(separator: ". ").map {
        $0.trimmingPrefix(" ").description.trimmingSuffix(while: { $0 == " " || $0 == "." })
      }
    }.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// Returns the text without its last characters that fulfill a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)])
  }
}

/// The public declarations of modules, read line by line.
struct DeclaredNames {
  private var declarations: [String: Declaration] = [:]
  private var members: [String: [Declaration]] = [:]

  /// Reads the files of modules.
  ///
  /// - Throws: An error if a file cannot be read.
  init(of modules: [String]) throws {
    for module in modules {
      let folder = try Repository.folder(of: module)
      for file in Repository.files(in: folder) where file.hasSuffix(".swift") {
        read(try Repository.text(of: "\(folder)/\(file)"))
      }
    }
  }

  private mutating func read(_ text: String) {
    var comment: [String] = []
    var owner: String?
    // The target of an alias may stand in the next line.
    let lines = text.replacing(" =\n", with: " =").split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if code.hasPrefix("@") || code.hasPrefix("// swift-format") { continue }
      let declared = Self.declaration(code)
      if !line.hasPrefix(" "), let declared {
        owner = declared.keyword == "func" ? nil : declared.name
      }
      if let declared, declared.keyword != "extension" {
        let isMember = line.hasPrefix(" ")
        let declaration = Declaration(
          keyword: declared.keyword, name: declared.name, target: declared.target,
          superclass: declared.superclass, comment: comment)
        if isMember, let owner {
          members[owner, default: []].append(declaration)
        } else if !isMember, declarations[declared.name] == nil {
          declarations[declared.name] = declaration
        }
      }
      comment = []
    }
  }

  private static let modifiers: Set<String> = [
    "convenience", "final", "indirect", "internal(set)", "lazy", "nonisolated", "open", "override",
    "package(set)", "private(set)", "public", "public(set)", "required", "static", "unowned",
    "weak",
  ]

  private static let keywords: Set<String> = [
    "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "typealias",
    "var",
  ]

  /// Returns the public declaration of a line of code; nil if it is not one.
  private static func declaration(
    _ code: Substring
  ) -> (keyword: String, name: String, target: String?, superclass: String?)? {
    var words = code.prefix(200).split(separator: " ").map(String.init)[...]
    var isPublic = false
    while let word = words.first, modifiers.contains(word) || word == "class" && isMember(words) {
      isPublic = isPublic || word == "public" || word == "open"
      words.removeFirst()
    }
    guard let first = words.first else { return nil }
    let keyword = first.hasPrefix("init") ? "init" : first
    guard keywords.contains(keyword) else { return nil }
    guard isPublic || keyword == "extension" || keyword == "case" else { return nil }
    if keyword == "init" { return (keyword, "init", nil, nil) }
    guard let word = words.dropFirst().first else { return nil }
    let name = word.drop { $0 == "`" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    var target: String?
    if keyword == "typealias", let equals = words.firstIndex(of: "="), equals + 1 < words.endIndex {
      target = words[equals + 1].prefix { $0 != "<" && $0 != "(" }.description
    }
    var superclass: String?
    if keyword == "class", word.hasSuffix(":"), let parent = words.dropFirst(2).first {
      superclass = parent.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.description
    }
    return (keyword, String(name), target, superclass)
  }

  /// Whether the word `class` begins a member of a class, such as a class method.
  private static func isMember(_ words: ArraySlice<String>) -> Bool {
    words.dropFirst().first.map { $0 == "func" || $0 == "var" || $0 == "override" } ?? false
  }

  /// Returns the declaration of a name at the top level; nil if there is none.
  func topLevel(_ name: String) -> Declaration? { declarations[name] }

  /// All names at the top level, sorted.
  var names: [String] { declarations.keys.sorted() }

  /// Returns the class of a name, by way of aliases; nil if it is none.
  func classDeclaration(_ name: String) -> Declaration? {
    var found = topLevel(name)
    while let target = found?.target {
      let type = target.split(separator: ".").last.map(String.init) ?? target
      guard type != found?.name else { return nil }
      found = topLevel(type)
    }
    return found?.keyword == "class" ? found : nil
  }

  /// Returns the members of a type, in the order of files.
  func members(of type: String) -> [Declaration] { members[type] ?? [] }
}
