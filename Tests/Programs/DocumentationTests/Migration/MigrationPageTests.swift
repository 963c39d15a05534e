import ImageTesting
import Testing

/// The page "From UIKit to Zoetrope" against the sources.
@Suite struct MigrationPageTests {
  @Test func `the page says what the sources declare`() throws {
    expectText(
      try MigrationPage().text, equalsFileAt: Repository.path(of: "Documentation/FromUIKit.md"))
  }

  @Test func `every name is listed once`() {
    let names = AppleNames.groups.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
