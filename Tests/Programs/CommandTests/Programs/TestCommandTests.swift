import FoundationEssentials
import Imaging
import SystemPackage
import TestSupport
import Testing

/// The tests of a package for iOS.
@Suite(.tags(.golden)) struct TestCommandTests {
  private static let view = """
    import UIKit

    public final class Tag: UIView {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      init(text: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        backgroundColor = .orange
        label.text = text
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
      func load(_ done: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) {
          self.label.text = "Loaded"
          done()
        }
      }
    }
    """

  private static let tests = """
    import SnapshotTesting
    import XCTest
    @testable import Tags

    final class TagTests: XCTestCase {
      func testImage() { assertSnapshot(of: Tag(text: "New"), as: .image) }

      func testText() {
        assertSnapshot(of: Tag(text: "New"), as: .recursiveDescription, named: "tree")
      }

      func testLoading() {
        let tag = Tag(text: "New")
        let loaded = expectation(description: "loaded")
        tag.load { loaded.fulfill() }
        wait(for: [loaded], timeout: 30)
        XCTAssertEqual(tag.label.text, "Loaded")
      }

      func testAsync() async throws {
        try await Task.sleep(nanoseconds: 5_000_000_000)
        let count = await Task { 3 }.value
        XCTAssertEqual(count, 3)
      }
    }
    """

  private func sandbox(_ more: String = "") throws -> Sandbox {
    try Sandbox.with([
      "Tags/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Tags", targets: [.target(name: "Tags"), .testTarget(name: "TagsTests")])
      """,
      "Tags/Sources/Tags/Tag.swift": Self.view,
      "Tags/Tests/TagsTests/TagTests.swift": Self.tests + "\n" + more,
    ])
  }

  private static let directory = "Tags/Tests/TagsTests/__Snapshots__/TagTests"

  @Test func `tests record snapshots once, and pass then`() async throws {
    let sandbox = try sandbox()
    let first = try await sandbox.shell("CI= $zoetrope test Tags")
    #expect(first.exitCode == 1)
    #expect(
      first.output.contains(
        "TagTests.testImage: failed\nTagTests.testText: failed\nTagTests.testLoading: ok\n"
          + "TagTests.testAsync: ok\n4 tests, 2 failed, "))
    #expect(
      first.standardError.contains(
        "TagTests.swift:6: error: TagTests.testImage: There was no snapshot. Recorded "
          + "\(Self.directory)/testImage.1-linux.png; run the test again to compare with it."))
    let image = try sandbox.image("\(Self.directory)/testImage.1-linux.png")
    #expect((image.width, image.height) == (300, 120))

    let second = try await sandbox.shell("CI=1 $zoetrope test Tags --xunit results.xml")
    #expect(second.exitCode == 0, "\(second.standardError)")
    let xml = String(decoding: try sandbox.read("results.xml"), as: UTF8.self)
    #expect(xml.contains("<testsuite name=\"zoetrope\" tests=\"4\" failures=\"0\" skipped=\"0\""))
    #expect(xml.contains("<testcase classname=\"TagTests\" name=\"testLoading\""))

    try sandbox.write(
      Self.view.replacing(".orange", with: ".red"), to: "Tags/Sources/Tags/Tag.swift")
    let third = try await sandbox.shell("CI=1 $zoetrope test Tags")
    #expect(third.exitCode == 1)
    #expect(
      third.standardError.contains(
        "TagTests.testImage: The snapshot differs from \(Self.directory)/testImage.1-linux.png: "))
    #expect(third.standardError.contains("See test-results/TagTests/testImage.1-linux.png."))
    #expect(third.output.contains("test-results/review.html\n"))
    let accepted = try await sandbox.shell("CI= $zoetrope test Tags --record failed")
    #expect(accepted.exitCode == 1)
    #expect(try await sandbox.shell("CI=1 $zoetrope test Tags").exitCode == 0)
  }

  @Test func `in CI nothing is recorded`() async throws {
    let sandbox = try sandbox()
    let outcome = try await sandbox.shell("CI=1 $zoetrope test Tags --filter testImage")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError.contains(
        "There is no snapshot \(Self.directory)/testImage.1-linux.png"))
    #expect(try sandbox.names.allSatisfy { !$0.contains("__Snapshots__") })
    let refused = try await sandbox.shell("CI=1 $zoetrope test Tags --record all")
    #expect(refused.exitCode == 64)
    #expect(refused.standardError.contains("--record all is refused, since CI is set"))
  }

  @Test func `failures have their lines, and tests can be listed and chosen`() async throws {
    let sandbox = try sandbox(
      """
      final class OtherTests: XCTestCase {
        override func setUp() { super.setUp(); XCTAssertNotNil(UIApplication.shared.windows.first) }
        func testFailing() throws {
          XCTAssertEqual(1, 2, "sum")
          _ = try XCTUnwrap(nil as Int?)
        }
        func testSkipped() throws { throw XCTSkip("later") }
        func testNever() { wait(for: [expectation(description: "end")], timeout: 2) }
        func testHanging() { while true {} }
      }
      """)
    let list = try await sandbox.shell("$zoetrope test Tags --list")
    #expect(
      list.output.split(separator: "\n").suffix(4) == [
        "OtherTests.testFailing", "OtherTests.testSkipped", "OtherTests.testNever",
        "OtherTests.testHanging",
      ])
    let words = "$zoetrope test Tags --filter testFailing --filter testSkipped --filter testNever"
    let outcome = try await sandbox.shell(words)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("3 tests, 2 failed, 1 skipped, "))
    #expect(outcome.output.contains("OtherTests.testSkipped: skipped: later\n"))
    for sentence in [
      "TagTests.swift:29: error: OtherTests.testFailing: XCTAssertEqual failed: (\"1\") is not equal "
        + "to (\"2\") - sum",
      "TagTests.swift:30: error: OtherTests.testFailing: XCTUnwrap failed",
      "TagTests.swift:33: error: OtherTests.testNever: the expectations 'end' were not fulfilled "
        + "within 2.0 seconds",
    ] { #expect(outcome.standardError.contains(sentence), "\(outcome.standardError)") }
    let hanging = try await sandbox.shell("$zoetrope test Tags --filter Hanging --timeout 1")
    #expect(hanging.exitCode == 1)
    #expect(
      hanging.standardError.contains("OtherTests.testHanging did not end within 1 seconds."))
  }

  @Test func `a folder without tests is an error`() async throws {
    let sandbox = try Sandbox.with(["App/A.swift": "import UIKit\n"])
    let outcome = try await sandbox.shell("$zoetrope test App")
    #expect(outcome.exitCode == 65)
    #expect(outcome.standardError.contains("App has no tests"))
  }
}
