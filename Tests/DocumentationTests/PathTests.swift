import Testing

/// Paths that the documents name.
@Suite struct PathTests {
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "Documentation/Glossary.md"])
  func `every path in a document exists`(document: String) throws {
    let text = try Repository.text(of: document)
    let inCode = text.matches(of: /`((?:Sources|Tests|Benchmarks|assets)\/[\w+.\/-]+)`/)
    let inLinks = text.matches(of: /\]\(([\w+.\/-]+)\)/)
    for path in (inCode.map { $0.1 } + inLinks.map { $0.1 }).map(String.init) {
      // Links are relative to the document.
      #expect(
        Repository.exists(path) || Repository.exists("Documentation/\(path)"),
        "\(document) names \(path), which does not exist")
    }
  }
}
