internal import TestCases

/// Asserts that a value matches its snapshot on disk.
///
/// The file is `__Snapshots__/HomeTests/testTitle.1-linux.png` beside `HomeTests.swift`: fonts of
/// Apple's simulators are others, so that their pictures are never replaced.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: The name of the snapshot; its number in the test unless given.
///   - recording: When the snapshot is recorded; nil for the configuration.
///   - timeout: The longest wait for the snapshot, in seconds of the stage's clock.
///   - fileID: The file, which changes nothing.
///   - file: The path of the file, from which that of the snapshot follows.
///   - testName: The name of the test, from which that of the snapshot follows.
///   - line: The line of a failure.
///   - column: The column, which changes nothing.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    file: file, testName: testName, line: line)
  if let failure { TestRun.fail(failure, file: file, line: line) }
}

/// Asserts that a value matches its snapshot on disk, as `assertSnapshot(of:as:)` does.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Asserts that a value matches the snapshots of several strategies, by their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      file: file, testName: testName, line: line)
  }
}

/// Asserts that a value matches the snapshots of several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, file: file,
      testName: testName, line: line)
  }
}

/// Compares a value with its snapshot on disk.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: The name of the snapshot; its number in the test unless given.
///   - recording: When the snapshot is recorded; nil for the configuration.
///   - snapshotDirectory: The directory of the snapshots; that beside the file unless given.
///   - timeout: The longest wait for the snapshot, in seconds of the stage's clock.
///   - fileID: The file, which changes nothing.
///   - file: The path of the file, from which that of the snapshot follows.
///   - testName: The name of the test, from which that of the snapshot follows.
///   - line: The line of a failure.
///   - column: The column, which changes nothing.
/// - Returns: What is wrong; nil if the snapshots match.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  do {
    let snapshot = SnapshotFile(
      named: name, in: snapshotDirectory, file: "\(file)", testName: testName,
      pathExtension: snapshotting.pathExtension)
    var result: Format?
    snapshotting.snapshot(try value()).run { result = $0 }
    if result == nil {
      let expectation = XCTestExpectation(description: "the snapshot")
      let waiting = XCTWaiter.wait(for: [expectation], timeout: 0)
      guard waiting != .completed || result != nil else {
        return "The snapshot was not made within \(timeout) seconds."
      }
    }
    guard let actual = result else { return "The snapshot was not made." }
    if let apple = AppleSnapshots.current {
      apple.add(snapshot.applePath, snapshotting.diffing.toData(actual))
      return nil
    }
    return try snapshot.verify(
      actual, by: snapshotting.diffing, record: SnapshotFile.mode(recording))
  } catch {
    return "\(error)"
  }
}
