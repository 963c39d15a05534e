internal import StageFoundation

/// Advances the clock of the stage to a date, as `RunLoop.run(until:)` of a test does.
public func _runLoop(until date: Date) {
  _ = TestRun.current?.advance(atMost: date.timeIntervalSince(_date())) { false }
}

/// Advances the clock of the stage by one frame, to a date at most, as `RunLoop.run(mode:before:)`
/// of a test does.
///
/// - Returns: Whether there was time before the date.
public func _runLoop(mode: RunLoop.Mode, before date: Date) -> Bool {
  let interval = date.timeIntervalSince(_date())
  guard interval > 0 else { return false }
  _ = TestRun.current?.advance(atMost: min(interval, 1 / TestRun.framesPerSecond)) { false }
  return true
}
