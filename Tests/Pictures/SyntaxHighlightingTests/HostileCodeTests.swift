import PictureKit
import SyntaxHighlighting
import SystemPackage
import TestSupport
import Testing

/// Code that is not valid in its language.
@Suite struct HostileCodeTests {
  private static let samples = [
    "Sources/Screen/Bars/Toolbar/Toolbar.swift",
    "Tests/Source/ApplicationTests/ObjectiveC/Animation/BlockChain.m",
    "Documentation/Scenes/newtons-cradle.yaml",
  ]

  @Test(arguments: CodeLanguage.allCases)
  func `pieces of any files have tokens in order`(language: CodeLanguage) throws {
    let texts = try Self.samples.map { path in
      Array(String(decoding: try contents(of: repositoryRoot.appending(path)), as: UTF8.self))
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var code = ""
      for text in texts {
        let start = Int.random(in: 0..<text.count, using: &generator)
        code += text[start...].prefix(Int.random(in: 0..<100, using: &generator))
      }
      var end = 0
      for token in SyntaxHighlighter().tokens(of: code, in: language) {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= code.utf16.count)
    }
  }
}
