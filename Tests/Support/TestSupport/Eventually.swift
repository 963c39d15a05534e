internal import Glibc

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

/// Waits in the calling thread until a condition is true, in a function that cannot suspend.
///
/// - Parameter condition: The condition, evaluated a thousand times a second.
/// - Throws: ``TimeoutError`` after ten minutes, so that a failure does not look like a hang; what
///   the condition throws.
public func waitUntil(_ condition: () throws -> Bool) throws {
  for _ in 0..<600_000 {
    if try condition() { return }
    usleep(1000)
  }
  throw TimeoutError()
}
