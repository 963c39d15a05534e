import FoundationEssentials
import Testing

/// The page "From UIKit to Zoetrope" against the sources.
@Suite struct MigrationPageTests {
  private static let path = "Documentation/FromUIKit.md"

  @Test func `the page says what the sources declare`() throws {
    let text = try MigrationPage().text
    if ProcessInfo.processInfo.environment["IMAGE_TESTING_RECORD"] != nil {
      try Repository.write(text, to: Self.path)
    }
    #expect(
      try Repository.text(of: Self.path) == text,
      "record the page: IMAGE_TESTING_RECORD=failed swift test --filter MigrationPageTests")
  }

  @Test func `every name is listed once`() {
    let names = AppleNames.groups.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
