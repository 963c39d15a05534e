import SourceImport
import Testing

/// The suites of Swift Testing that run the tests of a target in source for iOS.
@Suite struct TestSuiteTests {
  private func source(_ files: [(path: String, text: String)]) -> String {
    let program = ImportedProgram(files: files.map { SourceFile(path: $0.path, text: $0.text) })
    return TestSuites(of: program.tests, resources: "/our \"app\"", registrations: ["register"])
      .source
  }

  @Test func `each test has a function that names its line`() {
    let source = source([
      (
        "/app/HomeTests.swift",
        "import XCTest\nclass HomeTests: XCTestCase {\n  func testTitle() {}\n}"
      ),
      (
        "/app/More.swift",
        "import Testing\n@Suite struct Outer { struct Inner { @Test func a() {} } }"
      ),
    ])
    #expect(
      source == """
        import StageSuites
        import Testing

        @MainActor private let _zoetropeTests = StageSuites._StageTests(
          resources: "/our \\"app\\""
        ) { register() }

        @Suite(.serialized) enum UIKitTests {
        @Suite(._onStage("HomeTests") { _zoetropeTests }) struct HomeTests {
        #sourceLocation(file: "/app/HomeTests.swift", line: 3)
        @Test @MainActor func testTitle() throws { try _zoetropeTests.run("HomeTests.testTitle") }
        #sourceLocation()
        }
        @Suite(._onStage("Outer.Inner") { _zoetropeTests }) struct Outer_Inner {
        #sourceLocation(file: "/app/More.swift", line: 2)
        @Test @MainActor func a() throws { try _zoetropeTests.run("Outer.Inner.a()") }
        #sourceLocation()
        }
        }

        """)
  }

  @Test func `functions of files are static, and names that are no identifiers stay`() {
    let source = source([
      (
        "A.swift",
        """
        import Testing
        @Test("it \\"adds\\"") func `one and one`() {}
        @Test(arguments: [1]) func value(_ a: Int) {}
        @Test func value() {}
        """
      )
    ])
    let functions = source.split(separator: "\n").filter { $0.hasPrefix("@Test") }.map(String.init)
    #expect(
      functions == [
        "@Test(\"it \\\"adds\\\"\") @MainActor static func `one and one`() throws { "
          + "try _zoetropeTests.run(\"one and one()\") }",
        "@Test @MainActor static func value() throws { try _zoetropeTests.run(\"value(_:)\") }",
        "@Test @MainActor static func value_2() throws { try _zoetropeTests.run(\"value()\") }",
      ])
  }
}
