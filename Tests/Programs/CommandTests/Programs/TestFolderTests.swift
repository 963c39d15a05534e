import FoundationEssentials
import TestSupport
import Testing

/// What the command `test` finds in a folder, and what is missing there.
@Suite(.tags(.golden)) struct TestFolderTests {
  @Test func `a folder without tests is an error, which names those of a package in it`()
    async throws
  {
    let sandbox = try Sandbox.with([
      "App/A.swift": "import UIKit\n",
      "Shop/A.swift": "import UIKit\n",
      "Shop/Packages/Cart/Sources/Cart/Cart.swift": "public let count = 1\n",
      "Shop/Packages/Cart/Tests/CartTests/CartTests.swift": """
      import XCTest
      final class CartTests: XCTestCase { func testCount() {} }
      """,
    ])
    let outcome = try await sandbox.shell("$zoetrope test App")
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.standardError.contains(
        "App has no tests: no target of tests and no folder whose name ends in Tests has a file that "
          + "imports XCTest or Testing.\n"))
    let shop = try await sandbox.shell("$zoetrope test Shop")
    #expect(shop.exitCode == 65)
    #expect(
      shop.standardError.contains(
        " Those of a package in it are run by its folder, such as 'zoetrope test "),
      "\(shop.standardError)")
    #expect(shop.standardError.contains("Shop/Packages/Cart'.\n"), "\(shop.standardError)")
    let cart = try await sandbox.shell("$zoetrope test Shop/Packages/Cart")
    #expect(cart.exitCode == 0, "\(cart.standardError)")
  }

  @Test func `a package that is not there has stand-ins`() async throws {
    let sandbox = try Sandbox.with([
      "Cards/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", targets: [.target(name: "Cards"), .testTarget(name: "CardsTests")])
      """,
      "Cards/Sources/Cards/Card.swift": """
      import RemoteImages
      import UIKit

      public final class Card: UIView {
        let loader = RemoteImageLoader()
        public let label = UILabel()
        public func load() { loader.load("a") { self.label.text = $0 } }
      }
      """,
      "Cards/Tests/CardsTests/CardTests.swift": """
      import RemoteImages
      import TestingHelpers
      import XCTest
      @testable import Cards

      final class CardTests: XCTestCase {
        var helper: HelperView?
        func testLabel() { XCTAssertNil(Card().label.text) }
        func testLoading() { Card().load() }
        func testHelper() { XCTAssertTrue(isHelpful(3)) }
      }
      """,
    ])
    let outcome = try await sandbox.shell("$zoetrope test Cards")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix(
        "CardTests.testLabel: ok\nCardTests.testLoading: failed\nCardTests.testHelper: failed\n"
          + "3 tests, 2 failed, "), "\(outcome.output) \(outcome.standardError)")
    for sentence in [
      "CardTests.swift:1: warning: imports RemoteImages, whose source is not here",
      "CardTests.swift:2: warning: imports TestingHelpers, whose source is not here",
      "Card.swift:5: warning: RemoteImageLoader is an empty type",
      "error: CardTests.testHelper: ",
    ] { #expect(outcome.standardError.contains(sentence), "\(outcome.standardError)") }
  }

  @Test func `several processes run the tests, and one that ends leaves the rest`() async throws {
    let names = ["A", "B", "C"]
    let classes = names.map { name in
      """
      final class \(name)Tests: XCTestCase {
        func testFirst() { XCTAssertEqual(next(), 1) }
        func testSecond() { XCTAssertEqual(next(), 2) }
        func testTrap() { if "\(name)" == "B" { fatalError() } }
        func testLast() { XCTAssertEqual(next(), "\(name)" == "B" ? 1 : 3) }
      }
      """
    }
    let start = "import XCTest\nvar count = 0\nfunc next() -> Int { count += 1; return count }\n"
    let sandbox = try Sandbox.with([
      "Many/ManyTests/Tests.swift": start + classes.joined(separator: "\n")
    ])
    // Each class counts from 1, since it has a process of its own.
    let outcome = try await sandbox.shell("$zoetrope test Many --jobs 3 --xunit results.xml")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("12 tests, 1 failed, "), "\(outcome.standardError)")
    let xml = String(decoding: try sandbox.read("results.xml"), as: UTF8.self)
    let listed = xml.split(separator: "\n").filter { $0.hasPrefix("<testcase") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(listed == names.flatMap { [String](repeating: "\($0)Tests", count: 4) })
    // One process for all counts on.
    let single = try await sandbox.shell("$zoetrope test Many")
    #expect(!single.output.contains("12 tests, 1 failed, "))
  }

  @Test func `a process that a test is to end leaves the others`() async throws {
    let sandbox = try Sandbox.with([
      "Ends/EndsTests/EndTests.swift": """
      import Foundation
      import Testing

      @Test func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\\.exitStatus]) {
          fatalError("no")
        }
        #expect(result != nil)
      }
      @Test(.timeLimit(.minutes(1))) func code() async throws {
        try await #require(processExitsWith: .exitCode(4)) { exit(4) }
        await #expect(processExitsWith: .success) { #expect(2 < 1) }
      }
      """
    ])
    let outcome = try await sandbox.shell("$zoetrope test Ends --strict")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix("trap(): ok\ncode(): failed\n2 tests, 1 failed, "),
      "\(outcome.standardError)")
    #expect(
      outcome.standardError.contains("EndTests.swift:12: error: code(): Expectation failed: 2 < 1"))
  }
}
