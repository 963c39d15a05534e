private import CAllocator

/// Watches how much memory the process has allocated since the watch was created.
///
/// The memory that a frame's drawing takes is not known before it is recorded, so frames that wait
/// are bounded by what they have taken.
struct AllocationWatch {
  /// The number of questions that are answered by one look at the allocator, which has a list for
  /// each thread.
  private static let interval = 16

  private let limit: Int
  private let start: Int
  private var questionCount = 0
  private var answer = true

  /// Creates a watch.
  ///
  /// - Parameter limit: The number of bytes.
  init(limit: Int) {
    self.limit = limit
    start = Self.allocated
  }

  /// Whether less memory than the limit has been allocated and not been freed, of late.
  var isBelowLimit: Bool {
    mutating get {
      defer { questionCount += 1 }
      if questionCount % Self.interval == 0 { answer = Self.allocated - start < limit }
      return answer
    }
  }

  /// The number of bytes that the process has allocated.
  private static var allocated: Int {
    let information = mallinfo2()
    return information.uordblks + information.hblkhd
  }
}
