internal import Imaging

/// The memory that comparisons share: one that needs more than is free waits for the others.
actor MemoryBudget {
  private let limit: Int
  private var used = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a budget of a number of bytes.
  init(_ limit: Int) { self.limit = limit }

  /// Reserves memory, as soon as it is free.
  ///
  /// - Throws: A `MemoryError` if it is more than the whole budget.
  func reserve(_ byteCount: Int) async throws {
    guard byteCount <= limit else { throw MemoryError(byteCount: byteCount, limit: limit) }
    while used + byteCount > limit {
      await withCheckedContinuation { waiting.append($0) }
    }
    used += byteCount
  }

  /// Returns memory that has been reserved.
  func release(_ byteCount: Int) {
    guard byteCount > 0 else { return }
    used -= byteCount
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
