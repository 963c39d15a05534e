public import StageFoundation
internal import TestCases

/// Advances the clock of the stage to a date, as `RunLoop.run(until:)` of a test does.
public func _runLoop(until date: Date) { TestCases._runLoop(until: date) }

/// Advances the clock of the stage by one frame, to a date at most, as `RunLoop.run(mode:before:)`
/// of a test does; returns whether there was time before the date.
public func _runLoop(mode: RunLoop.Mode, before date: Date) -> Bool {
  TestCases._runLoop(mode: mode, before: date)
}
