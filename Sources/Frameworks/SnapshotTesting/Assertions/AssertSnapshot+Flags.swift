// The forms of the assertions that take a flag in place of a mode, as those of the library did
// before: true records every snapshot.

/// Asserts that a value matches its snapshot on disk, or records it.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(isRecording), timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Asserts that a value matches its snapshot on disk, or records it.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(isRecording), timeout: timeout,
    file: file, testName: testName, line: line)
}

/// Asserts that a value matches the snapshots of several strategies, by their names, or records
/// them.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record isRecording: Bool, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(isRecording), timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Asserts that a value matches the snapshots of several strategies, by their names.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record isRecording: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: mode(isRecording), timeout: timeout, file: file,
    testName: testName, line: line)
}

/// Compares a value with its snapshot on disk, or records it; returns what is wrong.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(isRecording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName,
    line: line)
}

/// Compares a value with its snapshot on disk; returns what is wrong.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: mode(isRecording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName,
    line: line)
}

/// Returns the mode of a flag; nil, for what is around, if it is false.
private func mode(_ isRecording: Bool) -> SnapshotTestingConfiguration.Record? {
  isRecording ? .all : nil
}
