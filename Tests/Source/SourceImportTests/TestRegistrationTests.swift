import SourceImport
import Testing

/// The tests of a program, which are found by the names of methods.
@Suite struct TestRegistrationTests {
  private func program(_ text: String) -> ImportedProgram {
    ImportedProgram(files: [SourceFile(path: "HomeTests.swift", text: text)])
  }

  @Test func `methods of subclasses of XCTestCase are registered`() {
    let program = program(
      """
      import XCTest
      class Base: XCTestCase { func testBase() {} }
      private final class HomeTests: Base {
        func testTitle() throws {}
        func testLoading() async {}
        func testWith(_ value: Int) {}
        private func testHidden() {}
        static func testShared() {}
        func helper() {}
      }
      """)
    let text = program.files[0].text
    #expect(program.registrations == ["_zoetropeRegisterTests_0"])
    #expect(text.contains("\nimport TestCases\n"))
    #expect(!text.contains("import XCTest"))
    let end = text.components(after: "_TestClass(\"HomeTests\", HomeTests.self)")
    let tests = end.split(separator: "\n").filter { $0.hasPrefix("entry.test(") }.map(String.init)
    #expect(
      tests == [
        "entry.test(\"testTitle\") { try ($0 as! HomeTests).testTitle() }",
        "entry.test(async: \"testLoading\") { await ($0 as! HomeTests).testLoading() }",
        "entry.test(\"testBase\") { ($0 as! HomeTests).testBase() }",
      ])
    #expect(
      program.tests.map { "\($0.group).\($0.name) \($0.line)" } == [
        "Base.testBase 2", "HomeTests.testTitle 4", "HomeTests.testLoading 5",
        "HomeTests.testBase 2",
      ])
    #expect(program.problems.isEmpty)
  }

  @Test func `classes that are not compiled here, and those of others, have no tests`() {
    let program = program(
      """
      import UIKit
      #if os(macOS)
      class MacTests: XCTestCase { func testA() {} }
      #endif
      class Other: NSObject { func testB() {} }
      """)
    #expect(!program.files[0].text.contains("_TestClass"))
  }

  @Test func `the library of snapshots is imported as it is`() {
    #expect(
      program("import SnapshotTesting\n@testable import App\n").problems.count == 1,
      "The module of the app is not here, and is named.")
    #expect(program("import SnapshotTesting\n").files[0].text.contains("import SnapshotTesting"))
  }
}

extension String {
  /// Returns what follows the first occurrence of a text.
  fileprivate func components(after text: String) -> Substring {
    firstRange(of: text).map { self[$0.upperBound...] } ?? ""
  }
}
