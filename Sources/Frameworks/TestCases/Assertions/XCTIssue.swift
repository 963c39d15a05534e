// The names are those of XCTest.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A place in source.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  let path: String
  let line: Int

  /// Creates a place.
  public init(filePath: String, lineNumber: Int) { (path, line) = (filePath, lineNumber) }
  /// Creates a place.
  public init(fileURL: URL, lineNumber: Int) { (path, line) = (fileURL.path, lineNumber) }
}

/// The place of an issue.
public struct XCTSourceCodeContext: Hashable, Sendable {
  /// The place; nil if it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something that went wrong in a test.
public struct XCTIssue {
  /// What it is.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  /// What it is.
  public var type: IssueType
  /// The sentence.
  public var compactDescription: String
  /// More of it; nil for nothing.
  public var detailedDescription: String?
  /// The place.
  public var sourceCodeContext: XCTSourceCodeContext

  /// Creates an issue.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    (self.type, self.compactDescription) = (type, compactDescription)
    (self.detailedDescription, self.sourceCodeContext) = (detailedDescription, sourceCodeContext)
  }
}

@available(*, unavailable)
extension XCTIssue: Sendable {}

extension XCTestCase {
  /// Fails the test.
  public func record(_ issue: XCTIssue) {
    let place = issue.sourceCodeContext.location
    TestRun.fail(
      issue.compactDescription, path: place?.path ?? "", line: UInt(max(place?.line ?? 0, 0)))
  }

  /// Fails the test.
  public func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) { TestRun.fail(description, path: filePath, line: UInt(max(lineNumber, 0))) }
}

/// Calls a function whose failures do not fail the test; that there are none does if it is strict.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> Result
) rethrows -> Result {
  let run = TestRun.current
  let count = run?.failures.count ?? 0
  let result = try failingBlock()
  guard enabled != false, let run else { return result }
  if run.failures.count > count {
    run.removeFailures(after: count)
  } else if strict != false {
    TestRun.fail(
      "an expected failure did not occur" + (failureReason.map { " - \($0)" } ?? ""), path: "",
      line: 0)
  }
  return result
}
