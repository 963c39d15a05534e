@_exported public import TestCases
@_exported public import UIKit

/// How a value becomes a snapshot, and how two snapshots are compared, as in the library
/// SnapshotTesting of Point-Free.
public struct Snapshotting<Value, Format> {
  /// The extension of the file; nil for none.
  public var pathExtension: String?
  /// How two snapshots are compared.
  public var diffing: Diffing<Format>
  /// Makes the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose snapshot is made later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose snapshot is made at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values of another type.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values of another type, which are made later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { snapshot($0).run(callback) }
      }
    }
  }

  /// Returns the strategy with a wait before the snapshot is made, on the clock of the stage.
  ///
  /// - Parameters:
  ///   - duration: The wait, in seconds.
  ///   - strategy: The strategy.
  /// - Returns: The strategy with the wait.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      let expectation = XCTestExpectation(description: "the wait")
      expectation.isInverted = true
      _ = XCTWaiter.wait(for: [expectation], timeout: duration)
      return strategy.snapshot(value)
    }
  }
}

/// A strategy whose snapshots are its values.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

/// A value that may be there later.
public struct Async<Value> {
  /// Calls a function with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that work hands over.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value, changed by a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// How two snapshots are compared, and become files.
public struct Diffing<Value> {
  /// Returns the contents of a file.
  public var toData: (Value) -> Data
  /// Returns the snapshot of a file.
  public var fromData: (Data) -> Value
  /// Returns a text about the difference of the expected snapshot and another one; nil for none.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

@available(*, unavailable)
extension Snapshotting: Sendable {}
@available(*, unavailable)
extension Async: Sendable {}
@available(*, unavailable)
extension Diffing: Sendable {}
