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
      hanging.standardError.contains(
        "error: OtherTests.testHanging: did not end within 1 seconds\n"))
  }

  @Test func `a test that ends its process fails, and the others run`() async throws {
    let sandbox = try sandbox(
      """
      final class BadTests: XCTestCase {
        func testBefore() {}
        func testTrap() { fatalError("no") }
        func testExit() { exit(0) }
        func testAfter() {}
      }
      """)
    let outcome = try await sandbox.shell(
      "$zoetrope test Tags --filter BadTests --xunit results.xml")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix(
        "BadTests.testBefore: ok\nBadTests.testTrap: failed\nBadTests.testExit: failed\n"
          + "BadTests.testAfter: ok\n4 tests, 2 failed, "))
    #expect(outcome.standardError.contains("BadTests.testTrap: ended the process by signal "))
    #expect(outcome.standardError.contains("BadTests.testExit: ended the process with code 0"))
    let xml = String(decoding: try sandbox.read("results.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"4\" failures=\"2\""))
  }

  private static let hangingTests = """
    import Foundation

    final class HangingTests: XCTestCase {
      func testHanging() throws {
        let id = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")
        try id.write(toFile: "part", atomically: true, encoding: .utf8)
        try FileManager.default.moveItem(atPath: "part", toPath: "hanging")
        while true {}
      }
    }
    """

  @Test func `a report that cannot be read ends the processes of all tests`() async throws {
    let sandbox = try sandbox(
      Self.hangingTests + """

        final class DamagingTests: XCTestCase {
          func testDamaging() throws {
            while !FileManager.default.fileExists(atPath: "hanging") {}
            let directory = try XCTUnwrap(ProcessInfo.processInfo.environment["ZOETROPE_TESTS"])
            try "no".write(toFile: directory + "/records", atomically: false, encoding: .utf8)
          }
        }
        """)
    let outcome = try await sandbox.shell(
      "$zoetrope test Tags --jobs 2 --filter ingTests.; echo code $?; kill -0 $(cat hanging)")
    #expect(outcome.output.hasSuffix("code 1\n"), "\(outcome.output)")
    #expect(outcome.standardError.contains("has a damaged report"), "\(outcome.standardError)")
    #expect(outcome.exitCode == 1, "the process that hangs is ended")
  }

  @Test func `an interrupted command ends the processes of its tests`() async throws {
    let sandbox = try sandbox(Self.hangingTests)
    let outcome = try await sandbox.shell(
      """
      $zoetrope test Tags --filter HangingTests & id=$!
      until [ -e hanging ]; do sleep 0.1; done; kill -TERM $id; wait $id; echo code $?
      for i in $(seq 100); do kill -0 $(cat hanging) || exit 7; sleep 0.1; done
      """)
    #expect(outcome.output.hasSuffix("code 143\n"), "\(outcome.output)")
    #expect(outcome.exitCode == 7, "the process that hangs is ended")
  }

  @Test func `functions of Swift Testing run beside those of XCTest`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      """
      import SnapshotTesting
      import Testing
      @_spi(Testing) @testable import Tags

      @Suite(.snapshots(record: .missing)) struct SuiteTests {
        let tag = Tag(text: "New")
        @Test func picture() { assertSnapshot(of: tag, as: .image) }
        @Test(arguments: [2, 3]) func even(_ number: Int) { #expect(number % 2 == 0) }
        @Test(.disabled("later")) func never() { Issue.record("no") }
        @Test func loads() async throws {
          await confirmation { loaded in
            tag.load { loaded() }
            try? await Task.sleep(for: .seconds(30))
          }
          let text = try #require(tag.label.text)
          #expect(text == "Loaded")
          Attachment.record(text, named: "text.txt")
        }
      }
      """, to: "Tags/Tests/TagsTests/SuiteTests.swift")
    let outcome = try await sandbox.shell("CI= $zoetrope test Tags --filter SuiteTests")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix(
        "SuiteTests.picture(): failed\nSuiteTests.even(_:): failed\n"
          + "SuiteTests.never(): skipped: later\nSuiteTests.loads(): ok\n"
          + "4 tests, 2 failed, 1 skipped, "), "\(outcome.standardError)")
    #expect(
      outcome.standardError.contains(
        "SuiteTests.swift:8: error: SuiteTests.even(_:): Expectation failed: number % 2 == 0 (with 3)"
      ))
    let file = "test-results/attachments/SuiteTests.loads()/1-text.txt"
    #expect(String(decoding: try sandbox.read(file), as: UTF8.self) == "Loaded")
    let second = try await sandbox.shell("CI=0 $zoetrope test Tags --filter picture")
    #expect(second.exitCode == 0, "\(second.standardError)")
  }

  @Test func `pictures are compared with those of Apple's simulators`() async throws {
    let sandbox = try sandbox()
    _ = try await sandbox.shell("CI= $zoetrope test Tags --filter testImage")
    let own = "\(Self.directory)/testImage.1-linux.png"
    _ = try await sandbox.shell("mv \(own) \(Self.directory)/testImage.1.png")
    let same = try await sandbox.shell("$zoetrope test Tags --against-apple --filter TagTests.test")
    #expect(same.exitCode == 0, "\(same.standardError)")
    #expect(
      same.output.contains(
        """
        FLIP    SSIM    Snapshot
        0.0000  1.0000  TagTests/testImage.1.png
        1 pictures: FLIP has a mean of 0.0000, a median of 0.0000, at most 0.0000; 1 have no snapshot of Apple's

        """))
    #expect(try sandbox.names.allSatisfy { !$0.contains("-linux") })
    try sandbox.write(
      Self.view.replacing(".orange", with: ".red"), to: "Tags/Sources/Tags/Tag.swift")
    let other = try await sandbox.shell(
      "$zoetrope test Tags --against-apple --at-most 0.01 --filter testImage")
    #expect(other.exitCode == 1)
    #expect(!other.output.contains("0.0000  1.0000"))
    let refused = try await sandbox.shell("$zoetrope test Tags --at-most 0.1")
    #expect(refused.exitCode == 64)
    #expect(refused.standardError.contains("--at-most is for --against-apple"))
  }

  @Test func `targets are modules of their own, and others are not compiled`() async throws {
    let sandbox = try Sandbox.with([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Base"), .target(name: "Kit", dependencies: ["Base"]),
          .target(name: "Demo", dependencies: ["Kit"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
          .testTarget(name: "BaseTests", dependencies: ["Base"]),
        ])
      """,
      "Kit/Sources/Base/Base.swift": """
      import UIKit
      package struct Shared { package static let width = 7.0 }
      @_spi(Testing) public func hidden() -> Int { 3 }
      class Name: UIView { func text() -> String { "Base" } }
      """,
      "Kit/Sources/Kit/Kit.swift": """
      import Base
      import UIKit
      class Name: UIView {
        func text() -> String { "Kit" }
        var width: Double { Shared.width }
      }
      """,
      "Kit/Sources/Demo/main.swift": "import AppKit\nlet view: NSView\n",
      "Kit/Tests/KitTests/KitTests.swift": """
      import XCTest
      @_spi(Testing) import Base
      @testable import Kit
      final class Other: Name { override func text() -> String { "Other " + super.text() } }
      final class NameTests: XCTestCase {
        func testNames() {
          XCTAssertEqual(Other().text(), "Other Kit")
          XCTAssertEqual(Other().width, 7)
          XCTAssertEqual(hidden(), 3)
        }
      }
      """,
      "Kit/Tests/BaseTests/BaseTests.swift": """
      import XCTest
      @testable import Base
      final class BaseNameTests: XCTestCase {
        func testName() { XCTAssertEqual(Name().text(), "Base") }
      }
      """,
    ])
    let outcome = try await sandbox.shell("$zoetrope test Kit --strict")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    #expect(
      outcome.output.hasPrefix(
        "NameTests.testNames: ok\nBaseNameTests.testName: ok\n2 tests, 0 failed"))
    #expect(outcome.standardError.contains("Compiling the module Base\nCompiling the module Kit\n"))
    #expect(!outcome.standardError.contains("Demo"))
    // Modules are compiled once.
    try sandbox.write(
      "import XCTest\nfinal class BaseNameTests: XCTestCase { func testName() {} }\n",
      to: "Kit/Tests/BaseTests/BaseTests.swift")
    let second = try await sandbox.shell("$zoetrope test Kit --strict")
    #expect(second.exitCode == 0, "\(second.standardError)")
    #expect(
      !second.standardError.contains("Compiling the module"), "\(second.standardError)")
  }
}
