import FoundationEssentials
import SystemPackage
import TestSupport
import Testing

/// The files of this repository.
enum Repository {
  /// Returns the absolute path of a file or directory.
  static func path(of path: String) -> FilePath {
    repositoryRoot.appending(FilePath(path).components)
  }

  /// The paths of the documents: the README, CONTRIBUTING and the pages of `Documentation`.
  static var documents: [String] {
    let pages = files(in: "Documentation").filter { $0.hasSuffix(".md") }
    return ["README.md", "CONTRIBUTING.md"] + pages.map { "Documentation/\($0)" }
  }

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    String(decoding: try contents(of: Self.path(of: path)), as: UTF8.self)
  }

  /// Returns the words of a variable of the Makefile, with those of the variables that it names.
  static func words(ofVariable variable: String) throws -> [String] {
    let lines = try text(of: "Makefile").replacing("\\\n", with: " ").split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("\(variable) := ") })
    var words: [String] = []
    for word in line.split(separator: " ").dropFirst(2) {
      if let name = word.wholeMatch(of: /\$\((\w+)\)/) {
        words += try self.words(ofVariable: String(name.1))
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// The folders of targets by name, such as `Sources/Mathematics/Tween`.
  static func targets() throws -> [String: String] {
    var folders: [String: String] = [:]
    for room in try names(in: "Sources") {
      for name in try names(in: "Sources/\(room)") { folders[name] = "Sources/\(room)/\(name)" }
    }
    return folders
  }

  /// Returns the folder of a target.
  static func folder(of target: String) throws -> String { try #require(try targets()[target]) }

  /// Returns the names of the entries of a directory that are not hidden, sorted.
  static func names(in path: String) throws -> [String] {
    TestSupport.names(in: Self.path(of: path)).filter { !$0.hasPrefix(".") }
  }

  /// Returns the paths of all files below a directory, relative to it.
  static func files(in path: String) -> [String] {
    TestSupport.files(in: Self.path(of: path))
  }

  /// Returns the names of the modules that a Swift file imports.
  static func imports(of text: String) -> [String] {
    text.matches(
      of: /(?m)^(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:(?:class|enum|func|struct|var) )?(\w+)/
    )
    .map { String($0.1) }
  }

  /// Whether a file or directory exists.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.path(of: path).string)
  }
}
