internal import TestCases

/// Asserts that a value matches a snapshot that the source of the test has.
///
/// The source is not changed: a test without a snapshot fails, with the text to put there.
///
/// - Parameters:
///   - value: The value; nil stands for an empty snapshot.
///   - snapshotting: The strategy.
///   - message: What a failure says besides.
///   - recording: Changes nothing, since nothing is recorded.
///   - timeout: The longest wait for the snapshot, in seconds of the stage's clock.
///   - expected: Returns the snapshot.
///   - fileID: The file, which changes nothing.
///   - file: The path of the file.
///   - function: The name of the test, which changes nothing.
///   - line: The line of a failure.
///   - column: The column, which changes nothing.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  let note = message()
  let start = note.isEmpty ? "" : "\(note) - "
  do {
    var actual: String?
    if let value = try value() {
      snapshotting.snapshot(value).run { actual = $0 }
      if actual == nil {
        let expectation = XCTestExpectation(description: "the snapshot")
        expectation.isInverted = true
        _ = XCTWaiter.wait(for: [expectation], timeout: timeout)
      }
    }
    guard let expected else {
      let text = actual ?? ""
      return TestRun.fail(
        start
          + "There is no inline snapshot, and the source of a test is not changed here. It would be:\n\(text)",
        file: file, line: line)
    }
    if let (difference, _) = snapshotting.diffing.diff(expected(), actual ?? "") {
      TestRun.fail(
        "\(start)The value differs from the inline snapshot: \(difference)", file: file, line: line)
    }
  } catch {
    TestRun.fail("\(start)\(error)", file: file, line: line)
  }
}
