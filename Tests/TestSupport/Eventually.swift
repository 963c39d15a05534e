/// A condition did not become true in time.
public struct TimeoutError: Error {}

/// Waits until a condition is true.
///
/// - Parameter condition: The condition, evaluated a hundred times a second.
/// - Throws: ``TimeoutError`` after ten minutes, so that a failure does not look like a hang; what
///   the condition throws; `CancellationError`.
public func eventually(_ condition: () throws -> Bool) async throws {
  for _ in 0..<60_000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  throw TimeoutError()
}
