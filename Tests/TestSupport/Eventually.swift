/// What was waited for did not come.
public struct NeverHappened: Error {}

/// Waits until something has happened.
///
/// - Parameter condition: Tells whether it has; it is asked a hundred times a second.
/// - Throws: ``NeverHappened`` after ten minutes, so that a failure does not look like a hang; what the
///   condition throws; `CancellationError`.
public func eventually(_ condition: () throws -> Bool) async throws {
  for _ in 0..<60_000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  throw NeverHappened()
}
