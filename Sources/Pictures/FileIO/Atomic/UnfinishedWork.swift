internal import Synchronization

/// What this process must undo if it ends early: temporary files, new directories, running
/// programs.
///
/// A value such as ``AtomicFile`` removes its temporary file when it is destroyed. A process that
/// ends while its threads are blocked or busy destroys nothing, so each such value is recorded here
/// too, and ``undoAll(thenExit:)`` does what the values cannot do anymore.
///
/// Creating a file and recording it is one step, and so is publishing it and forgetting it: no
/// signal finds a file that is not recorded, or a record whose file has been published.
package enum UnfinishedWork {
  /// Identifies a recorded piece of work.
  package struct Record: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var recordCount = 0
    /// How to undo each piece of work, by the number of its record.
    var undo: [Int: @Sendable () -> Void] = [:]
  }

  private static let state = Mutex(State())

  /// Begins a piece of work and records how to undo it.
  ///
  /// - Parameters:
  ///   - undo: Undoes the work; runs at most once, in ``undoAll(thenExit:)``. It must not use this
  ///     type.
  ///   - step: Begins the work, for example creates a file. It should not block and must not use
  ///     this type.
  /// - Returns: The result of the step, and the record to end the work with.
  /// - Throws: The error of the step; then nothing is recorded.
  package static func begin<Value: Sendable, Failure>(
    undoing undo: @escaping @Sendable () -> Void, _ step: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, record: Record) {
    try state.withLock { state throws(Failure) in
      let value = try step()
      let record = Record(number: state.recordCount)
      state.recordCount += 1
      state.undo[record.number] = undo
      return (value, record)
    }
  }

  /// Takes a step of recorded work, such as creating a file in a recorded directory.
  ///
  /// - Parameter step: The step. It should not block and must not use this type.
  /// - Returns: The result of the step.
  /// - Throws: The error of the step.
  package static func perform<Value: Sendable, Failure>(
    _ step: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { _ throws(Failure) in try step() }
  }

  /// Takes the last step of a piece of work, such as a rename or a removal, and forgets the record.
  ///
  /// - Parameters:
  ///   - record: The record of the work.
  ///   - step: The last step. It should not block and must not use this type.
  /// - Throws: The error of the step; then the work stays recorded.
  package static func end<Failure>(
    _ record: Record, _ step: () throws(Failure) -> Void
  ) throws(Failure) {
    try state.withLock { state throws(Failure) in
      try step()
      state.undo[record.number] = nil
    }
  }

  /// Removes the record of a piece of work that is complete.
  package static func forget(_ record: Record) { end(record) {} }

  /// Undoes all work, the latest first, and ends the process.
  ///
  /// Until the process ends, other threads that begin, continue or end a piece of work wait.
  ///
  /// - Parameter exit: Ends the process.
  package static func undoAll(thenExit exit: () -> Never) -> Never {
    state.withLock { state -> Never in
      for (_, undo) in state.undo.sorted(by: { $0.key > $1.key }) { undo() }
      exit()
    }
  }
}
