private import Glibc

/// The stack on which handlers of signals run while the thread's own is full.
///
/// The handler of a segmentation fault cannot run without it in a program that calls itself until
/// its stack is full.
enum SignalStack {
  /// The size in bytes: Swift's handler starts the program that writes the report.
  private static let size = 1 << 17

  /// The key of the thread's stack, which is freed at the end of the thread.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let result = pthread_key_create(&key) { memory in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&none, nil)
      munmap(memory, SignalStack.size)
    }
    return result == 0 ? key : nil
  }()

  /// Gives the calling thread such a stack, unless it has one.
  static func ensure() {
    guard let key, pthread_getspecific(key) == nil else { return }
    let memory = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    guard sigaltstack(&stack, nil) == 0 else {
      munmap(memory, size)
      return
    }
    pthread_setspecific(key, memory)
  }
}
