import PictureKit
import SwiftParser
import SwiftSyntax
import SyntaxHighlighting
import SystemPackage
import TestSupport
import Testing
import YAMLReading

/// The tokens of the highlighter against those of whole parsers, over the files of the repository.
@Suite struct ParserAgreementTests {
  /// The files below a folder of the repository, by their extension.
  private static func files(in folder: String, _ fileExtension: String) -> [FilePath] {
    files(in: repositoryRoot.appending(folder), fileExtension)
  }

  private static func files(in directory: FilePath, _ fileExtension: String) -> [FilePath] {
    names(in: directory).sorted().flatMap { name in
      let path = directory.appending(name)
      if path.extension == nil { return files(in: path, fileExtension) }
      return path.extension == fileExtension ? [path] : []
    }
  }

  @Test(arguments: ["Sources/Screen", "Sources/Programs/Recipes", "Tests/Source/SourceImportTests"])
  func `Swift has the tokens that SwiftSyntax finds`(folder: String) throws {
    var (count, differences) = (0, [String]())
    for file in Self.files(in: folder, "swift") {
      let code = String(decoding: try contents(of: file), as: UTF8.self)
      // Indices are those of UTF-16, which are those of UTF-8 in ASCII.
      guard code.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let found = kinds(of: code, in: .swift)
      for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = start..<start + token.trimmedLength.utf8Length
        guard !range.isEmpty, let expected = expectedKinds(of: token) else { continue }
        count += 1
        if range.contains(where: { !expected.contains(found[$0]) }) {
          differences.append("\(file.lastComponent?.string ?? ""):\(start): \(token.text)")
        }
      }
    }
    #expect(count > 10_000)
    // Whether a word is a keyword cannot always be decided from its neighbors.
    #expect(
      differences.count * 1000 <= count,
      "\(differences.count) of \(count): \(differences.prefix(40))")
  }

  /// The kinds that a token of SwiftSyntax may have here; nil for those that are not compared.
  private func expectedKinds(of token: TokenSyntax) -> Set<CodeToken.Kind?>? {
    switch token.tokenKind {
    // Words of types and of the arguments of attributes.
    case .keyword(.Any), .keyword(.Protocol), .keyword(.Type), .keyword(.unavailable): nil
    case .keyword: [.keyword]
    case .identifier where token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound:
      [.keyword]
    case .identifier: [nil, .type, .function, .attribute]
    case .integerLiteral, .floatLiteral: [.number]
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: [.string]
    case .regexLiteralPattern: [.string]
    case .leftBrace, .rightBrace, .leftParen, .comma, .arrow: [nil, .string]
    case .atSign: [.attribute]
    case .poundIf, .poundElse, .poundElseif, .poundEndif: [.directive]
    default: nil
    }
  }

  @Test func `YAML has keys and values where libyaml finds them`() throws {
    var count = 0
    for file in Self.files(in: "Documentation", "yaml") {
      let text = String(decoding: try contents(of: file), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var starts = [0]
      for line in lines { starts.append(starts[starts.count - 1] + line.utf16.count + 1) }
      let found = kinds(of: text, in: .yaml)
      func check(_ node: YAMLNode, isKey: Bool) {
        for element in node.elements ?? [] { check(element, isKey: false) }
        for (key, value) in node.entries ?? [] {
          check(key, isKey: true)
          check(value, isKey: false)
        }
        guard let text = node.text, !text.isEmpty else { return }
        count += 1
        let kind = found[starts[node.line - 1] + node.column - 1]
        // A text in lines of its own begins with its sign.
        let values: Set<CodeToken.Kind?> = [.string, .number, .keyword, .directive]
        let isExpected = isKey ? kind == .key : values.contains(kind)
        #expect(isExpected, "\(file):\(node.line):\(node.column): \(text)")
      }
      if let root = try YAMLNode.parse(text, path: file.string) { check(root, isKey: false) }
    }
    #expect(count > 5000)
  }

  /// The kind of each UTF-16 unit of code.
  private func kinds(of code: String, in language: CodeLanguage) -> [CodeToken.Kind?] {
    var kinds = [CodeToken.Kind?](repeating: nil, count: code.utf16.count)
    for token in SyntaxHighlighter().tokens(of: code, in: language) {
      for unit in token.range { kinds[unit] = token.kind }
    }
    return kinds
  }
}
