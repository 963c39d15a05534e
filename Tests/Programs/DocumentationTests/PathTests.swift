import Testing

/// Paths and links in the documents.
@Suite struct PathTests {
  @Test(arguments: Repository.documents)
  func `every path in a document exists`(document: String) throws {
    let text = try Repository.text(of: document)
    let inCode = text.matches(
      of: /`((?:Sources|Tests|Benchmarks|Documentation|assets)\/[\w+.\/-]+)`/)
    for path in inCode.map({ String($0.1) }) {
      #expect(Repository.exists(path), "\(document) names \(path), which does not exist")
    }
    // Links are relative to the document.
    let directory = document.hasPrefix("Documentation/") ? "Documentation/" : ""
    for link in text.matches(of: /\]\(([\w+.\/-]*)(?:#([\w-]+))?\)/) {
      let path = link.1.isEmpty ? document : "\(directory)\(link.1)"
      #expect(Repository.exists(path), "\(document) links to \(path), which does not exist")
      guard let anchor = link.2, Repository.exists(path) else { continue }
      #expect(
        try anchors(of: path).contains(String(anchor)),
        "\(document) links to \(path)#\(anchor), which is not a heading")
    }
  }

  @Test func `the README leads to every page`() throws {
    let readme = try Repository.text(of: "README.md")
    for page in Repository.documents where page != "README.md" {
      #expect(readme.contains("](\(page))"), "the README has no link to \(page)")
    }
  }

  /// Returns the anchors of the headings of a document: in lower case, with hyphens for spaces.
  private func anchors(of path: String) throws -> [String] {
    try Repository.text(of: path).matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
        .replacing(" ", with: "-")
    }
  }
}
