import Testing

/// The examples of the README and of the documentation against the files that are compiled and run.
@Suite struct ReadmeCodeTests {
  private static let directories = [
    "Documentation/Examples", "Sources/Programs/ZoetropeProgram/Template",
    "Tests/Programs/PipelineTests/ReadmeExamples",
  ]

  /// The pages whose examples are fragments.
  private static let pagesOfFragments: Set = ["Documentation/Scripts.md", "Documentation/UIKit.md"]

  private static let pages = Repository.documents.filter { !pagesOfFragments.contains($0) }

  /// Returns the texts of all example files with an extension.
  private func exampleFiles(_ fileExtension: String) throws -> [String] {
    try Self.directories.flatMap { directory in
      try Repository.files(in: directory).filter { $0.hasSuffix(fileExtension) }.map {
        try Repository.text(of: "\(directory)/\($0)")
      }
    }
  }

  @Test(arguments: pages)
  func `every Swift example is a whole file that is compiled`(page: String) throws {
    let files = try exampleFiles(".swift")
    let text = try Repository.text(of: page)
    let examples = text.matches(of: /(?ms)^```swift\n(.*?)^```$/).map { String($0.1) }
    #expect(examples.count == text.matches(of: /(?m)^```swift$/).count)
    for example in examples {
      #expect(files.contains(example), "no file has the text of this example:\n\(example)")
    }
  }

  @Test func `the README has an example in YAML, which is a file, and three in Swift`() throws {
    let text = try Repository.text(of: "README.md")
    #expect(text.matches(of: /(?m)^```swift$/).count >= 3)
    let scenes = text.matches(of: /(?ms)^```yaml\n(.*?)^```$/).map { String($0.1) }
    #expect(!scenes.isEmpty)
    let files = try exampleFiles(".yaml")
    for scene in scenes {
      #expect(files.contains(scene), "no file has the text of this scene:\n\(scene)")
    }
  }

  @Test func `the README has at most 10 kB`() throws {
    #expect(try Repository.text(of: "README.md").utf8.count <= 10_000)
  }
}
