import Testing

/// The version of the program against the list of changes.
@Suite struct VersionTests {
  @Test func `the newest version in the list of changes is that of the program`() throws {
    let source = try Repository.text(of: "Sources/Programs/Commands/Version.swift")
    let version = try #require(source.firstMatch(of: /zoetropeVersion = "([^"]+)"/)).1
    let changes = try Repository.text(of: "CHANGELOG.md")
    let sections = changes.matches(of: /(?m)^## (.+)$/).map(\.1).filter { $0 != "Unreleased" }
    #expect(sections.first == version)
  }
}
