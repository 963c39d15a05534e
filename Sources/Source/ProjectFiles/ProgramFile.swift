private import FileIO
package import SystemPackage

/// A file of a program in Swift or Objective-C, and the questions about its text that need no
/// parser.
package struct ProgramFile: Sendable {
  /// The largest file that is read, in bytes.
  package static let maxSize = 1 << 22

  /// The path, as messages show it.
  package let path: FilePath
  /// The bytes of the file.
  package let contents: [UInt8]
  /// Whether the file is at its path; else it was made of others.
  private let isWritten: Bool

  /// Creates a file from what it contains.
  package init(path: FilePath, contents: [UInt8], isWritten: Bool = true) {
    (self.path, self.contents, self.isWritten) = (path, contents, isWritten)
  }

  /// Reads a file.
  ///
  /// - Throws: A ``ProjectError`` if it cannot be read, or is too large.
  package init(_ path: FilePath) throws {
    do {
      self.init(path: path, contents: try readFile(path, maxSize: Self.maxSize))
    } catch Errno.fileTooLarge {
      throw ProjectError("\(path.printable) is larger than \(Self.maxSize >> 20) MiB.")
    } catch {
      throw ProjectError("Cannot read \(path.printable): \(error).")
    }
  }

  /// The language, by the name; Swift for others.
  package var language: SourceLanguage { SourceLanguage(path) ?? .swift }

  /// The contents in Objective-C without the characters of e-books.
  package var printed: PrintedText { PrintedText(contents) }

  /// Whether the file at the path has the same contents now.
  package var isUnchanged: Bool { !isWritten || (try? ProgramFile(path))?.contents == contents }

  /// The contents as text; bytes that are not UTF-8 are replaced.
  package var text: String { String(decoding: contents, as: UTF8.self) }

  /// Whether the file imports UIKit and nothing of Zoetrope, or is one of Objective-C.
  package var isOfApplication: Bool {
    guard language == .swift else { return language.isOfC }
    let imports = importedModules
    return imports.contains { ["UIKit", "PlaygroundSupport", "XCPlayground"].contains($0) }
      && !imports.contains { ["Zoetrope", "StageKit", "Commands", "Recipes"].contains($0) }
  }

  /// The modules whose internal names a file in Swift imports.
  package var testedModules: Set<String> {
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    return Set(
      lines.compactMap { line in
        let words: [Substring] = line.split(separator: " ")
        guard words.first == "@testable", words.count > 2, words[1] == "import" else { return nil }
        return words.last.map { String($0.prefix { $0 != "." && $0 != ";" }) }
      })
  }

  /// The modules that a file in Swift imports.
  package var importedModules: Set<String> {
    guard language == .swift else { return [] }
    let lines: [Substring] = text.split(whereSeparator: \.isNewline)
    let imports = lines.flatMap { line -> [Substring] in
      guard line.contains("import ") else { return [] }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let statements: [Substring] = code.split(separator: ";")
      return statements.compactMap { statement in
        let words: [Substring] = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count <= 4, words.dropLast().contains("import") else { return nil }
        return words.last?.prefix { $0 != "." }
      }
    }
    return Set(imports.map(String.init))
  }

  /// Whether the file is for macOS: it imports AppKit under no condition.
  package var isForMac: Bool {
    !importedModules.isDisjoint(with: ["AppKit", "Cocoa"]) && !text.contains("#if ")
  }

  /// Whether the file imports a module of tests.
  package var isOfTests: Bool {
    !importedModules.isDisjoint(with: ["SnapshotTesting", "Testing", "XCTest"])
  }

  /// Whether the file imports SwiftUI.
  package var importsSwiftUI: Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.split(separator: " ").suffix(2) == ["import", "SwiftUI"]
    }
  }

  /// Whether the file has the attribute or the function that starts an application.
  package var startsApplication: Bool {
    let text = text
    if language != .swift { return text.contains("UIApplicationMain") && text.contains("main(") }
    return text.contains("@UIApplicationMain")
      || text.contains("@main") && text.contains("UIApplicationDelegate")
  }

  /// Whether the file only starts an application, as `main.m` does.
  package var isMain: Bool {
    language != .swift && startsApplication && declaredClasses.isEmpty
  }

  /// Returns whether the file seems to declare a type of a name.
  package func declares(_ name: String) -> Bool {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let keywords =
      language == .swift
      ? ["actor", "class", "enum", "protocol", "struct", "typealias"]
      : ["implementation", "interface"]
    return zip(words, words.dropFirst()).contains { keyword, word in
      word == name && keywords.contains(String(keyword))
    }
  }

  /// The words of the text.
  package var words: Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) })
  }

  /// The classes of Objective-C that the file declares or implements.
  package var declaredClasses: Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(
      zip(words, words.dropFirst()).filter { ["implementation", "interface"].contains($0.0) }
        .map { String($0.1) })
  }
}
