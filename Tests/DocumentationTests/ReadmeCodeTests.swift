import Testing

/// The Swift code of the README against the files that are compiled and run.
@Suite struct ReadmeCodeTests {
  private static let directories = [
    "Sources/ZoetropeProgram/Template", "Tests/PipelineTests/ReadmeExamples",
  ]

  @Test func `every Swift example is a whole file that is compiled`() throws {
    let files = try Self.directories.flatMap { directory in
      try Repository.files(in: directory).filter { $0.hasSuffix(".swift") }.map {
        try Repository.text(of: "\(directory)/\($0)")
      }
    }
    let examples = try Repository.text(of: "README.md").matches(
      of: /(?ms)^```swift\n(.*?)^```$/
    ).map { String($0.1) }
    #expect(examples.count >= 4)
    for example in examples {
      #expect(files.contains(example), "no file has the text of this example:\n\(example)")
    }
  }
}
